import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackIcon } from '@/components/actionIcons';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useOpened } from '@/lib/hooks/useOpened';
import type { User } from '@/types/api';
import { MarketTabs } from './MarketTabs';
import { NewRequestDialog } from './NewRequestDialog';
import { OwnRequest } from './OwnRequest';
import { RequestList } from './RequestList';

interface Props {
  user: User;
  /** The second tab: what professionals have answered. */
  received: ReactNode;
}

/** The client's side: own requests and the proposals received; `?request=` opens one, `?dialog=new` begins one. */
export function ClientMarket({ user, received }: Props) {
  const { t } = useTranslation('marketplace');
  const [query, setQuery] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const id = Number(query.get('request'));
  const open = id > 0;
  const tab = query.get('tab') === 'received' ? 'received' : 'requests';
  usePageTitle(t('mine.title'));
  useOpened(place, open ? `${id}` : '');

  const setDialog = (isOpen: boolean) => {
    const next = new URLSearchParams(query);
    if (isOpen) next.set('dialog', 'new');
    else next.delete('dialog');
    setQuery(next, { replace: !isOpen });
  };
  const begin = () => setDialog(true);

  return (
    <div className="page mk" ref={place} tabIndex={-1}>
      <div className="mk-head">
        <h1>{t('mine.title')}</h1>
        {!open && (
          <button type="button" className="button button-primary" onClick={begin}>
            {t('new.open')}
          </button>
        )}
      </div>
      {open ? (
        <>
          <p className="mk-back">
            <button type="button" className="button button-quiet" onClick={() => setQuery({})}>
              <BackIcon />
              {t('mine.back')}
            </button>
          </p>
          <OwnRequest key={id} id={id} onLeave={() => setQuery({}, { replace: true })} />
        </>
      ) : (
        <MarketTabs
          label={t('tabs.label')}
          tabs={[
            { value: 'requests', label: t('tabs.requests') },
            { value: 'received', label: t('tabs.received') },
          ]}
          current={tab}
          onChange={(next) => setQuery({ tab: next }, { replace: true })}
        >
          {tab === 'requests' ? <RequestList onNew={begin} /> : received}
        </MarketTabs>
      )}
      {query.get('dialog') === 'new' && (
        <NewRequestDialog
          user={user}
          onClose={() => setDialog(false)}
          onMade={(request, isDraft) => {
            setQuery(isDraft ? { request: `${request}` } : { tab: 'requests' }, { replace: true });
          }}
        />
      )}
    </div>
  );
}
