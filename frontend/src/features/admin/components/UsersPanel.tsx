import { useTranslation } from 'react-i18next';
import { ROLES } from '@/types/role';
import type { Account } from '@/types/admin';
import { useList } from '../hooks/useList';
import { ChoiceFilter, Filters, SearchFilter } from './Filters';
import { ListFrame } from './ListFrame';
import { UserRow } from './UserRow';

const FILTERS = ['q', 'role', 'premium', 'verification'] as const;

/** Every account, with the roll numbers that wait to be verified. */
export function UsersPanel() {
  const { t } = useTranslation(['admin', 'common']);
  const list = useList<Account>('/api/admin/users', FILTERS);
  const { filters } = list;
  return (
    <>
      <h2>{t('tabs.users')}</h2>
      <Filters>
        <SearchFilter label={t('users.search')} value={list.text} onChange={list.setText} />
        <ChoiceFilter
          label={t('users.role')}
          value={filters.role ?? ''}
          options={[
            ['', t('users.allRoles')],
            ...ROLES.map((role) => [role, t(`common:roles.${role}`)] as const),
          ]}
          onChange={(role) => list.filter('role', role)}
        />
        <ChoiceFilter
          label={t('users.premium')}
          value={filters.premium ?? ''}
          options={[
            ['', t('users.anyPremium')],
            ['yes', t('users.yes')],
            ['no', t('users.no')],
          ]}
          onChange={(premium) => list.filter('premium', premium)}
        />
        <ChoiceFilter
          label={t('users.verification')}
          value={filters.verification ?? ''}
          options={[
            ['', t('users.anyVerification')],
            ['pending', t('users.pending')],
            ['verified', t('users.verified')],
          ]}
          onChange={(verification) => list.filter('verification', verification)}
        />
      </Filters>
      <ListFrame
        list={list}
        label={t('tabs.users')}
        found={(count) => t('users.found', { count })}
        none={t('users.none')}
      >
        {(items) => items.map((account) => <UserRow key={account.id} account={account} />)}
      </ListFrame>
    </>
  );
}
