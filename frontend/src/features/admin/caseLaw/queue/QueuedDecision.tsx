import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon, TrashIcon } from '@/components/actionIcons';
import { announce } from '@/components/feedback/announce';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { CheckIcon } from '@/components/icons';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { CaseLaw } from '@/types/caseLaw';
import { useAdminAction } from '../../hooks/useAdminAction';
import { DeleteDecision } from '../DeleteDecision';
import { FieldsPart } from '../FieldsPart';
import { isDraftOf } from '../model';
import { SourcePart } from '../SourcePart';
import { SummaryForm } from '../SummaryForm';

const SIDES = ['fields', 'source'] as const;

interface Props {
  id: number;
  /** "Décision 3 sur 30"; `null` where it waits no more. */
  place: string | null;
  onEdit: (known: CaseLaw) => void;
  onVerified: () => Promise<void>;
  onDeleted: () => Promise<void>;
  bar: (verify: ReactNode) => ReactNode;
}

/** What we say of a decision beside where it comes from; on a phone one of the two at a time. */
export function QueuedDecision({ id, place, onEdit, onVerified, onDeleted, bar }: Props) {
  const { t } = useTranslation('caseLaw');
  const path = `/api/admin/jurisprudence/${id}`;
  const { data, error, mutate } = useApi<CaseLaw>(path);
  const { busy, run } = useAdminAction();
  const [side, setSide] = useState<(typeof SIDES)[number]>('fields');
  const [isDeleting, setDeleting] = useState(false);
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined && place !== null) announce(t('queue.announced', { place, title }));
    // Once for each decision: those around it may be verified meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, title]);

  const verify = async ({ revision }: CaseLaw) => {
    const isVerified = await run(async () => {
      await http.post(`${path}/verify`, { revision });
      await onVerified();
    }, null);
    // Somebody else may have changed it: what they wrote is shown, and looked at first.
    if (!isVerified) await mutate();
  };
  const waits = data !== undefined && !data.isVerified;
  return (
    <>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={10} />}
      {data && (
        <>
          <div className="segmented cl-queue-switch" role="group" aria-label={t('queue.side')}>
            {SIDES.map((each) => (
              <button key={each} type="button" aria-pressed={each === side} onClick={() => setSide(each)}>
                {t(`queue.sides.${each}`)}
              </button>
            ))}
          </div>
          <div className="cl-queue-sides" data-side={side}>
            <div>
              {isDraftOf(data) ? (
                <SummaryForm key={id} decision={data} onVerified={onVerified} />
              ) : (
                <FieldsPart decision={data} />
              )}
            </div>
            <div>
              <SourcePart key={id} decision={data} />
            </div>
          </div>
          {!waits && <p className="notice">{t('verify.already')}</p>}
          <div className="cl-actions cl-queue-more">
            {!isDraftOf(data) && (
              <button type="button" className="button button-quiet" onClick={() => onEdit(data)}>
                <EditIcon size="1.2em" />
                {t('list.edit')}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={() => setDeleting(true)}>
              <TrashIcon size="1.2em" />
              {t('list.delete')}
            </button>
          </div>
        </>
      )}
      {bar(
        waits && !isDraftOf(data) ? (
          <button
            type="button"
            className="button button-primary cl-queue-verify"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void verify(data);
            }}
          >
            <CheckIcon />
            {t('list.verify')}
          </button>
        ) : null,
      )}
      {isDeleting && data && (
        <DeleteDecision known={data} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
