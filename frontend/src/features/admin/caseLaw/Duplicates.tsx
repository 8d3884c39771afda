import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { CaseLaw, CaseLawPair } from '@/types/caseLaw';
import { useAdminAction } from '../hooks/useAdminAction';
import { CaseLawBadges } from './CaseLawBadges';
import { DeleteDecision } from './DeleteDecision';
import { principleShown } from './model';

/** Pairs that may be one decision: a person says that they are two, or deletes one of them. */
export function Duplicates() {
  const { t } = useTranslation('caseLaw');
  const { data, error, mutate } = useApi<CaseLawPair[]>('/api/admin/jurisprudence/duplicates');
  const [deleting, setDeleting] = useState<CaseLaw | null>(null);
  const { busy, run } = useAdminAction();

  const settle = ({ first, second }: CaseLawPair) =>
    run(
      () =>
        http.post('/api/admin/jurisprudence/duplicates/settle', {
          firstId: first.id,
          secondId: second.id,
        }),
      'caseLaw:toast.settled',
    );
  return (
    <section>
      <h2>{t('duplicates.title')}</h2>
      <p className="muted">{t('duplicates.intro')}</p>
      <p role="status" className="muted">
        {data && (data.length === 0 ? t('duplicates.none') : t('duplicates.found', { count: data.length }))}
      </p>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={6} />}
      {data?.map((pair, index) => (
        <section key={`${pair.first.id}-${pair.second.id}`} className="cl-pair">
          <h3>{t('duplicates.pair', { n: index + 1 })}</h3>
          <div className="cl-beside">
            {[pair.first, pair.second].map((each) => (
              <OneOfPair key={each.id} decision={each} onDelete={() => setDeleting(each)} />
            ))}
          </div>
          <p>
            <button
              type="button"
              className="button button-outlined"
              disabled={busy}
              onClick={() => void settle(pair)}
            >
              {t('duplicates.distinct')}
            </button>
          </p>
        </section>
      ))}
      {deleting && <DeleteDecision known={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

function OneOfPair({ decision, onDelete }: { decision: CaseLaw; onDelete: () => void }) {
  const { t, i18n } = useTranslation('caseLaw');
  const { title, jurisdiction, date, caseNumber, parties, legalPrinciple } = decision;
  return (
    <div className="cl-part">
      <p>
        <strong>{title}</strong>
      </p>
      <CaseLawBadges decision={decision} />
      <p className="muted">
        {jurisdiction} · {formatDate(date, i18n.language)} · {t('list.number', { number: caseNumber })}
      </p>
      <p>{parties}</p>
      <p>{principleShown(legalPrinciple)}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('list.deleteThis', { title })}
        onClick={onDelete}
      >
        {t('duplicates.remove')}
      </button>
    </div>
  );
}
