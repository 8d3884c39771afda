import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@/types/admin';
import { useList } from '../hooks/useList';
import { ChoiceFilter, Filters, SearchFilter } from './Filters';
import { ListFrame } from './ListFrame';
import { PremiumBadge } from './PremiumBadge';
import { PremiumDialog } from './PremiumDialog';

/** Everybody who can have a subscription, and the way to change it. */
export function PremiumPanel() {
  const { t } = useTranslation(['admin', 'common']);
  const list = useList<Account>('/api/admin/users', ['q', 'premium'], { withoutAdmins: 'true' });
  const [edited, setEdited] = useState<Account | null>(null);
  return (
    <>
      <h2>{t('tabs.premium')}</h2>
      <p className="muted">{t('premium.intro')}</p>
      <Filters>
        <SearchFilter label={t('users.search')} value={list.text} onChange={list.setText} />
        <ChoiceFilter
          label={t('users.premium')}
          value={list.filters.premium ?? ''}
          options={[
            ['', t('users.anyPremium')],
            ['yes', t('users.yes')],
            ['no', t('users.no')],
          ]}
          onChange={(premium) => list.filter('premium', premium)}
        />
      </Filters>
      <ListFrame
        list={list}
        label={t('tabs.premium')}
        found={(count) => t('users.found', { count })}
        none={t('users.none')}
      >
        {(items) =>
          items.map((account) => (
            <li key={account.id} className="ad-row">
              <div className="ad-row-head">
                <strong>{account.name}</strong>
                <PremiumBadge account={account} />
              </div>
              <p>
                {account.email} · {t(`common:roles.${account.role}`)}
              </p>
              <div className="ad-row-actions">
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('premium.editFor', { name: account.name })}
                  onClick={() => setEdited(account)}
                >
                  {t('premium.edit')}
                </button>
              </div>
            </li>
          ))
        }
      </ListFrame>
      {edited && <PremiumDialog account={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
