import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { Contact } from '@/types/professionals';
import { ContactCard } from './components/ContactCard';
import './contacts.css';

/** The professionals a client has chosen: whom to write to, whom to see. */
export default function ContactsTab() {
  const { t } = useTranslation('profiles');
  const user = useCurrentUser();
  const isClient = user.role === 'client';
  const { data, error, mutate } = useApi<Contact[]>(isClient ? '/api/client-contacts' : null);
  if (!isClient) return <p className="ctc-empty">{t('contacts.clientsOnly')}</p>;
  return (
    <>
      <h2>{t('contacts.title')}</h2>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <div className="ctc-list" aria-hidden="true">
            {[0, 1].map((card) => (
              <div key={card} className="ctc-card">
                <TextSkeleton />
              </div>
            ))}
          </div>
          <Waiting onGiveUp={() => void mutate()} />
        </>
      )}
      {data?.length === 0 && (
        <div className="ctc-empty">
          <p>{t('contacts.empty')}</p>
          <Link to={paths.marketplace.href()} className="button button-primary">
            {t('contacts.toMarketplace')}
          </Link>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className="ctc-list">
          {data.map((contact) => (
            <ContactCard key={`${contact.id}-${contact.requestId}`} contact={contact} />
          ))}
        </ul>
      )}
    </>
  );
}
