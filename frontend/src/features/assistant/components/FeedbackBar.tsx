import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Optional } from '@/components/feedback/Optional';
import { http } from '@/lib/http/client';
import { loadTexts } from '@/lib/i18n/i18n';
import type { Feedback, FeedbackReason } from '@/types/feedback';
import type { Source } from '../model/types';
import '../feedback.css';

interface Props {
  /** The exchange that is spoken of. */
  logId: number;
  /** Of one of its sources; without: of the answer. */
  source?: Source;
  said: Feedback | undefined;
  onSaid: (said: Feedback | null) => void;
}

const Details = lazy(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "answer-extras" */ './FeedbackDetails'),
    loadTexts('answerExtras'),
  ]);
  return part;
});

/** "Useful?" under an answer or a source. Pressed again, it is taken back. */
export function FeedbackBar({ logId, source, said, onSaid }: Props) {
  const { t } = useTranslation('assistant');
  const label = useId();
  const [busy, setBusy] = useState(false);
  const [explains, setExplains] = useState(false);
  const [notice, setNotice] = useState<'thanks' | 'removed' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const path = `/api/ai-logs/${logId}/feedback`;
  const sourceKey = source?.key ?? '';

  const send = async (action: () => Promise<Feedback | null>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const kept = await action();
      onSaid(kept);
      setNotice(kept === null ? 'removed' : 'thanks');
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const judge = (isUseful: boolean) => {
    const takesBack = said?.isUseful === isUseful;
    setExplains(!isUseful && !takesBack);
    return send(async () => {
      if (!takesBack) return http.put<Feedback>(path, { sourceKey, isUseful });
      await http.delete(`${path}?${new URLSearchParams({ sourceKey }).toString()}`);
      return null;
    });
  };
  const explain = async (reason: FeedbackReason | '', comment: string) => {
    await send(() => http.put<Feedback>(path, { sourceKey, isUseful: false, reason, comment }));
    setExplains(false);
  };
  return (
    <div className="as-opinion">
      <div className="as-opinion-row" role="group" aria-labelledby={label}>
        <span id={label} className="as-quiet">
          {source === undefined ? t('feedback.answer') : t('feedback.source')}
          {source !== undefined && <span className="visually-hidden"> {source.label}</span>}
        </span>
        {([true, false] as const).map((useful) => (
          <button
            key={`${useful}`}
            type="button"
            className="as-small-button"
            aria-pressed={said?.isUseful === useful}
            disabled={busy}
            onClick={() => void judge(useful)}
          >
            {t(useful ? 'feedback.useful' : 'feedback.notUseful')}
          </button>
        ))}
        {said?.isUseful === false && !explains && (
          <button type="button" className="as-small-button" onClick={() => setExplains(true)}>
            {t('feedback.explain')}
          </button>
        )}
      </div>
      {explains && said !== undefined && (
        <Optional>
          <Details said={said} busy={busy} onSend={(reason, comment) => void explain(reason, comment)} />
        </Optional>
      )}
      <p role="status" className="as-quiet as-opinion-status">
        {notice !== null && t(`feedback.${notice}`)}
      </p>
      {failure !== null && <ApiErrorAlert error={failure} />}
    </div>
  );
}
