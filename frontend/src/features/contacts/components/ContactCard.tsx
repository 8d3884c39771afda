import { useTranslation } from 'react-i18next';
import { CalendarIcon, CopyIcon, MessageIcon } from '@/components/actionIcons';
import { showToast } from '@/components/feedback/toasts';
import { Link } from '@/components/nav/Link';
import { RatingSummary } from '@/components/requests/RatingSummary';
import { VerifiedBadge } from '@/components/requests/VerifiedBadge';
import { paths } from '@/config/paths';
import type { Contact } from '@/types/professionals';

/** Copies, or says the address where copying is refused. */
async function copyEmail(email: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(email);
    showToast({
      tone: 'success',
      title: { key: 'profiles:toast.emailCopied' },
      description: { text: email },
    });
  } catch {
    showToast({ tone: 'info', title: { key: 'profiles:toast.emailIs' }, description: { text: email } });
  }
}

export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useTranslation(['profiles', 'common']);
  const { id, name, specialty, city, role, isVerified, ratingMean, ratingCount, requestId } = contact;
  return (
    <li className="ctc-card">
      <h3>
        <Link to={paths.professional.href(id)}>{name}</Link>
      </h3>
      <p className="ctc-what">
        {[specialty, t(`common:roles.${role}`), city]
          .filter((part, index, all) => part && all.indexOf(part) === index)
          .join(' · ')}
      </p>
      <p className="ctc-badges">
        <VerifiedBadge isVerified={isVerified} />
        <RatingSummary mean={ratingMean} count={ratingCount} />
      </p>
      <p className="ctc-for">{t('contacts.for', { title: contact.requestTitle })}</p>
      <div className="ctc-actions">
        <Link to={paths.messages.href(requestId)} className="button button-primary">
          <MessageIcon />
          {t('contacts.message')} <span className="visually-hidden">{t('contacts.to', { name })}</span>
        </Link>
        <Link to={paths.dashboard.href({ tab: 'appointments', book: id })} className="button button-outlined">
          <CalendarIcon />
          {t('contacts.book')} <span className="visually-hidden">{t('contacts.with', { name })}</span>
        </Link>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void copyEmail(contact.professionalEmail)}
        >
          <CopyIcon />
          {t('contacts.copyEmail')} <span className="visually-hidden">{t('contacts.of', { name })}</span>
        </button>
      </div>
    </li>
  );
}
