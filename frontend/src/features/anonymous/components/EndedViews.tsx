import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrashIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { EraseDialog } from './EraseDialog';

/** A link that never was, or was erased. */
export function InvalidLink() {
  const { t } = useTranslation('anonymous');
  return (
    <div className="an-state" role="alert">
      <h1>{t('invalid.title')}</h1>
      <p>{t('invalid.text')}</p>
    </div>
  );
}

interface ExpiredProps {
  expiresAt: string;
  onErase: () => Promise<void>;
}

export function ExpiredLink({ expiresAt, onErase }: ExpiredProps) {
  const { t, i18n } = useTranslation('anonymous');
  const [asking, setAsking] = useState(false);
  return (
    <div className="an-state">
      <h1>{t('expired.title')}</h1>
      <p>
        <strong>{t('expired.date', { date: formatDate(expiresAt, i18n.language) })}</strong>
      </p>
      <p>
        {t('expired.text')} {t('expired.erase')}
      </p>
      <div className="an-actions">
        <Link to={paths.anonymous.href({ tab: 'marketplace' })} className="button button-primary">
          {t('expired.again')}
        </Link>
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          <TrashIcon size="1.2em" />
          {t('settings.erase.button')}
        </button>
      </div>
      <EraseDialog open={asking} onErase={onErase} onClose={() => setAsking(false)} />
    </div>
  );
}

export function ErasedRequest() {
  const { t } = useTranslation('anonymous');
  return (
    <div className="an-state" role="status">
      <h1>{t('erased.title')}</h1>
      <p>{t('erased.text')}</p>
      <Link className="button button-primary" to={paths.home.href()}>
        {t('erased.home')}
      </Link>
    </div>
  );
}

/** The server did not answer: the link may be good. */
export function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('anonymous');
  return (
    <div className="an-state">
      <h1>{t('access.overline')}</h1>
      <ApiErrorAlert error={error} onRetry={onRetry} />
    </div>
  );
}
