import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMENT_MAX, FEEDBACK_REASONS, type Feedback, type FeedbackReason } from '@/types/feedback';

interface DetailsProps {
  said: Feedback;
  busy: boolean;
  onSend: (reason: FeedbackReason | '', comment: string) => void;
}

/** Why it was of no use: a reason and a word, both optional. */
export default function FeedbackDetails({ said, busy, onSend }: DetailsProps) {
  const { t } = useTranslation(['assistant', 'answerExtras']);
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
      <label htmlFor={`${id}-reason`}>{t('answerExtras:feedback.why')}</label>
      <select
        id={`${id}-reason`}
        value={reason}
        onChange={(event) => setReason(event.target.value as FeedbackReason | '')}
      >
        <option value="">{t('answerExtras:feedback.choose')}</option>
        {FEEDBACK_REASONS.map((each) => (
          <option key={each} value={each}>
            {t(`answerExtras:feedback.reasons.${each}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-comment`}>{t('answerExtras:feedback.comment')}</label>
      <textarea
        id={`${id}-comment`}
        aria-describedby={`${id}-who`}
        rows={2}
        maxLength={COMMENT_MAX}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <p id={`${id}-who`} className="as-quiet">
        {t('answerExtras:feedback.who')}
      </p>
      <button type="submit" className="button button-outlined" disabled={busy}>
        {t('answerExtras:feedback.send')}
      </button>
    </form>
  );
}
