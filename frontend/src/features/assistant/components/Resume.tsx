import { useTranslation } from 'react-i18next';
import { ClockIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { usePage } from '@/lib/swr/usePage';
import { conversationHref, CONVERSATIONS } from '../model/address';
import type { ConversationRow } from '../model/types';
import { formatMoment, periodOf } from '../model/when';
import './conversations.css';

/** The way back to the last conversation, on one line. */
export default function Resume() {
  const { t, i18n } = useTranslation('assistantList');
  const { data } = usePage<ConversationRow>(`${CONVERSATIONS}limit=1`);
  const last = data?.items[0];
  if (!last) return null;
  const now = new Date();
  return (
    <Link className="as-line as-resume" to={conversationHref(last.id)}>
      <ClockIcon size="1.15em" />
      <strong>{t('resume')}</strong>
      <span className="as-line-text">{last.title}</span>
      <time dateTime={last.updatedAt}>
        {periodOf(last.updatedAt, now) === 'yesterday'
          ? t('yesterday')
          : formatMoment(last.updatedAt, now, i18n.language)}
      </time>
    </Link>
  );
}
