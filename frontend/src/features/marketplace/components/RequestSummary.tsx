import { useTranslation } from 'react-i18next';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import type { ClientRequest } from '@/types/marketplace';

interface Props {
  request: ClientRequest;
  busy: boolean;
  disabled: boolean;
  /** `null` once the request can no longer be changed. */
  onMake: (() => void) | null;
}

/** What the assistant understood of the request, for the client to check before it is published. */
export function RequestSummary({ request, busy, disabled, onMake }: Props) {
  const { t } = useTranslation('marketplace');
  const { aiSummary } = request;
  return (
    <section className="mk-summary" aria-labelledby="mk-summary-title" aria-busy={busy}>
      <h3 id="mk-summary-title">{t('summary.title')}</h3>
      {busy && (
        <>
          <p role="status" className="muted">
            {t('summary.making')}
          </p>
          <TextSkeleton lines={3} />
        </>
      )}
      {!busy && aiSummary !== null && (
        <>
          <p className="mk-text">{aiSummary}</p>
          <p className="mk-hint">{t('summary.check')}</p>
        </>
      )}
      {!busy && aiSummary === null && <p>{t('summary.none')}</p>}
      {onMake !== null && (
        <button type="button" className="button button-outlined" disabled={disabled} onClick={onMake}>
          {t(aiSummary === null ? 'summary.make' : 'summary.again')}
        </button>
      )}
    </section>
  );
}
