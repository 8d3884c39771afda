import { useTranslation } from 'react-i18next';
import { EditIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { CheckIcon } from '@/components/icons';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { CaseLaw } from '@/types/caseLaw';
import { useAdminAction } from '../hooks/useAdminAction';
import { FieldsPart } from './FieldsPart';
import { isDraftOf } from './model';
import { SourcePart } from './SourcePart';
import { SummaryForm } from './SummaryForm';

interface Props {
  id: number;
  onEdit: (known: CaseLaw) => void;
}

/** Where a decision comes from, beside what we say of it; then somebody vouches for it. */
export function VerifyView({ id, onEdit }: Props) {
  const { t } = useTranslation('caseLaw');
  const path = `/api/admin/jurisprudence/${id}`;
  const { data, error, mutate } = useApi<CaseLaw>(path);
  const { busy, run } = useAdminAction();
  const verify = async ({ revision }: CaseLaw) => {
    const isDone = await run(() => http.post(`${path}/verify`, { revision }), 'caseLaw:toast.verified');
    // Somebody else may have changed it: what they wrote is shown, and looked at first.
    if (!isDone) await mutate();
  };
  return (
    <section>
      <h2>{t('verify.title')}</h2>
      <p className="muted">{t('verify.intro')}</p>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={10} />}
      {data && (
        <>
          {data.textWaits && <p className="notice">{t('verify.textWaits')}</p>}
          <div className="cl-beside">
            <SourcePart decision={data} />
            {isDraftOf(data) ? <SummaryForm key={data.id} decision={data} /> : <FieldsPart decision={data} />}
          </div>
          {!isDraftOf(data) && (
            <div className="cl-actions">
              <button type="button" className="button button-outlined" onClick={() => onEdit(data)}>
                <EditIcon size="1.2em" />
                {t('list.edit')}
              </button>
              {data.isVerified && !data.textWaits ? (
                <p role="status">{t('verify.already')}</p>
              ) : (
                <button
                  type="button"
                  className="button button-primary"
                  disabled={busy}
                  onClick={() => void verify(data)}
                >
                  <CheckIcon />
                  {t('verify.confirm')}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}
