import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatSize } from '@/lib/format/size';
import { useOnline } from '@/lib/hooks/useOnline';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { Shelf } from './components/Shelf';
import { useHandbook } from './hooks/useHandbook';
import './handbook.css';

/** The legal notes on the device: fetched when somebody asks, with their size said before; searched without a network. */
export function HandbookScreen() {
  const { t } = useTranslation('handbook');
  const { language } = useLanguage();
  const online = useOnline();
  const { state, handbook, summary, isOld, failure, fetchHandbook, drop } = useHandbook();
  const [asking, setAsking] = useState(false);
  usePageTitle(t('title'));
  const size = summary ? formatSize(summary.bytes, language) : null;
  const busy = state === 'fetching';
  return (
    <div className="page reading">
      <h1>{t('title')}</h1>
      <p className="reading-intro">{t('intro')}</p>
      <p>
        <Link to={paths.emergency.href()}>{t('emergency')}</Link>
      </p>
      {failure !== null && <ApiErrorAlert error={failure} onRetry={() => void fetchHandbook()} />}
      {state === 'asking' && <TextSkeleton />}
      {handbook === undefined && state !== 'asking' && (
        <div className="handbook-fetch">
          <p>{summary ? t('offer', { count: summary.notes }) : t('offerPlain')}</p>
          <button
            type="button"
            className="button button-primary"
            disabled={busy || !online}
            onClick={() => void fetchHandbook()}
          >
            {busy ? t('fetching') : size ? t('fetch', { size }) : t('fetchPlain')}
          </button>
          {!online && <p role="status">{t('needsNetwork')}</p>}
        </div>
      )}
      {handbook !== undefined && (
        <>
          <p role="status">
            {state === 'memory' ? t('inMemory') : t('kept', { count: handbook.notes.length })}
          </p>
          <p className="reading-actions">
            {isOld && (
              <button
                type="button"
                className="button button-primary"
                disabled={busy}
                onClick={() => void fetchHandbook()}
              >
                {busy ? t('fetching') : t('renew', { size: size ?? '' })}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
              {t('drop.button')}
            </button>
          </p>
          <Shelf handbook={handbook} />
        </>
      )}
      <p className="muted">{t('notReviewed')}</p>
      <ConfirmDialog
        open={asking}
        title={t('drop.title')}
        description={t('drop.text')}
        confirmLabel={t('drop.confirm')}
        onConfirm={() => {
          setAsking(false);
          void drop();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
