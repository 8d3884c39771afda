import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useOpened } from '@/lib/hooks/useOpened';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import { Overview } from './components/Overview';
import { RequestPage } from './components/RequestPage';
import './proposals.css';

function ClientsOnly() {
  const { t } = useTranslation('proposals');
  return (
    <div className="pr-empty">
      <p className="pr-empty-title">{t('page.clientsOnly')}</p>
      <p>{t('page.clientsOnlyHelp')}</p>
      <Link className="button button-primary" to={paths.dashboard.href()}>
        {t('page.dashboard')}
      </Link>
    </div>
  );
}

/** `/proposals`: a client's requests with what came in; `?request=` shows the proposals for one. */
export function ProposalsScreen() {
  const { t } = useTranslation('proposals');
  const user = useCurrentUser();
  const [query, setQuery] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const id = Number(query.get('request'));
  const open = id > 0;
  usePageTitle(t('page.title'));
  useOpened(place, open ? `${id}` : '');
  return (
    <div className="page pr" ref={place} tabIndex={-1}>
      <h1>{t('page.title')}</h1>
      {user.role !== 'client' && <ClientsOnly />}
      {user.role === 'client' && open && <RequestPage key={id} id={id} onBack={() => setQuery({})} />}
      {user.role === 'client' && !open && <Overview user={user} />}
    </div>
  );
}
