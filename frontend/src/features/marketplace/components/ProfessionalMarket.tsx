import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackIcon } from '@/components/actionIcons';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { useQuery } from '@/lib/hooks/useQuery';
import { useOpened } from '@/lib/hooks/useOpened';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import type { ClientRequest } from '@/types/marketplace';
import { filtersOf, queryOf, type Filters } from '../model/filters';
import { MarketTabs } from './MarketTabs';
import { OpenRequest } from './OpenRequest';
import { openCardId, OpenRequests } from './OpenRequests';

interface Props {
  /** The second tab: what this professional has proposed. */
  mine: ReactNode;
  /** The dialog that answers a request; `onDone` after it was sent. */
  offer: (request: ClientRequest, onClose: () => void, onDone: () => void) => ReactNode;
  own: (requestId: number) => ReactNode;
}

/** The side of avocats and huissiers: open requests and own proposals; `?request=` opens one. */
export function ProfessionalMarket({ mine, offer, own }: Props) {
  const { t } = useTranslation('marketplace');
  const [query, change] = useQuery();
  const [offering, setOffering] = useState<ClientRequest | null>(null);
  /** The list as it was left, to come back to. */
  const left = useRef<Record<string, string>>({});
  const place = useRef<HTMLDivElement>(null);
  const id = Number(query.get('request'));
  const open = id > 0;
  const tab = query.get('tab') === 'mine' ? 'mine' : 'open';
  const filters = filtersOf(query);
  usePageTitle(t('open.page'));
  useOpened(place, open ? `${id}` : '');

  useEffect(() => {
    if (!open && tab === 'open') left.current = queryOf(filters);
  });

  const setQuery = (next: Record<string, string>, replace = false) =>
    change(() => new URLSearchParams(next), { replace });
  const setFilters = (changes: Partial<Filters>) =>
    change(
      (before) => new URLSearchParams({ tab: 'open', ...queryOf({ ...filtersOf(before), ...changes }) }),
      {
        replace: changes.page === filters.page,
      },
    );
  const toList = () => setQuery({ tab: 'open', ...left.current });
  return (
    <div className="page mk" ref={place} tabIndex={-1}>
      <h1>{t('open.page')}</h1>
      {open ? (
        <>
          <p className="mk-back">
            <button type="button" className="button button-quiet" onClick={toList}>
              <BackIcon />
              {t('open.back')}
            </button>
          </p>
          <OpenRequest key={id} id={id} onOffer={setOffering} own={own} />
        </>
      ) : (
        <MarketTabs
          label={t('tabs.label')}
          tabs={[
            { value: 'open', label: t('tabs.open') },
            { value: 'mine', label: t('tabs.mine') },
          ]}
          current={tab}
          onChange={(next) => setQuery({ tab: next, ...(next === 'open' ? left.current : {}) }, true)}
        >
          {tab === 'open' ? (
            <OpenRequests filters={filters} onFilters={setFilters} onOffer={setOffering} />
          ) : (
            mine
          )}
        </MarketTabs>
      )}
      {offering !== null &&
        offer(
          offering,
          () => setOffering(null),
          () => restoreFocus(openCardId(offering.id)),
        )}
    </div>
  );
}
