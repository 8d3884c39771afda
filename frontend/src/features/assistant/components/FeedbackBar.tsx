import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { http } from '@/lib/http/client';
import { COMMENT_MAX, FEEDBACK_REASONS, type Feedback, type FeedbackReason } from '@/types/feedback';
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

interface DetailsProps {
  said: Feedback;
  busy: boolean;
  onSend: (reason: FeedbackReason | '', comment: string) => void;
}

/** Why it was of no use: a reason and a word, both optional. */
function Details({ said, busy, onSend }: DetailsProps) {
  const { t } = useTranslation('assistant');
  const id = useId();
  const [reason, setReason] = useState<FeedbackReason | ''>(said.reason ?? '');
  const [comment, setComment] = useState(said.comment);
  return (
    <form
      className="as-opinion-form"
      aria-label={t('feedback.explain')}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason, comment.trim());
      }}
    >
      <label htmlFor={`${id}-reason`}>{t('feedback.why')}</label>
      <select
        id={`${id}-reason`}
        value={reason}
        onChange={(event) => setReason(event.target.value as FeedbackReason | '')}
      >
        <option value="">{t('feedback.choose')}</option>
        {FEEDBACK_REASONS.map((each) => (
          <option key={each} value={each}>
            {t(`feedback.reasons.${each}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-comment`}>{t('feedback.comment')}</label>
      <textarea
        id={`${id}-comment`}
        aria-describedby={`${id}-who`}
        rows={2}
        maxLength={COMMENT_MAX}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <p id={`${id}-who`} className="as-quiet">
        {t('feedback.who')}
      </p>
      <button type="submit" className="button button-outlined" disabled={busy}>
        {t('feedback.send')}
      </button>
    </form>
  );
}

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
        <Details said={said} busy={busy} onSend={(reason, comment) => void explain(reason, comment)} />
      )}
      <p role="status" className="as-quiet as-opinion-status">
        {notice !== null && t(`feedback.${notice}`)}
      </p>
      {failure !== null && <ApiErrorAlert error={failure} />}
    </div>
  );
}
