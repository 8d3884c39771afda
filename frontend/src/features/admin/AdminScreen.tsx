import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppLink } from '@/components/nav/AppLink';
import { paths, type AdminTab } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import './admin.css';
import { AuditTrail } from './components/AuditTrail';
import { CasesPanel } from './components/CasesPanel';
import { Counters } from './components/Counters';
import { CreateUser } from './components/CreateUser';
import { Dashboard } from './components/Dashboard';
import { LogsPanel } from './components/LogsPanel';
import { Moderation } from './components/Moderation';
import { PremiumPanel } from './components/PremiumPanel';
import { SettingsPanel } from './components/SettingsPanel';
import { UsersPanel } from './components/UsersPanel';

const TABS = ['dashboard', 'users', 'create', 'premium', 'cases', 'logs'] as const;
const MORE = ['moderation', 'audit', 'settings'] as const;

const panels: Record<AdminTab, ComponentType> = {
  dashboard: Dashboard,
  users: UsersPanel,
  create: CreateUser,
  premium: PremiumPanel,
  cases: CasesPanel,
  logs: LogsPanel,
  moderation: Moderation,
  audit: AuditTrail,
  settings: SettingsPanel,
};

/** The counters, six tabs by `?tab=`, and the tools that have no tab. */
export function AdminScreen() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const current: AdminTab = [...TABS, ...MORE].find((tab) => tab === asked) ?? 'dashboard';
  const tab = TABS.find((each) => each === current);
  const Panel = panels[current];
  usePageTitle(t('title'));
  return (
    <div className="page">
      <h1>{t('title')}</h1>
      <Counters />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}>
        <Tabs
          value={tab ?? false}
          onChange={(_, next: AdminTab) => setQuery({ tab: next })}
          aria-label={t('tabs.label')}
          variant="scrollable"
          scrollButtons={false}
        >
          {TABS.map((each) => (
            <Tab
              key={each}
              value={each}
              label={t(`tabs.${each}`)}
              id={`admin-tab-${each}`}
              aria-controls={`admin-panel-${each}`}
            />
          ))}
        </Tabs>
      </Box>
      {tab === undefined ? (
        <Panel key={current} />
      ) : (
        <div role="tabpanel" id={`admin-panel-${current}`} aria-labelledby={`admin-tab-${current}`}>
          <Panel key={current} />
        </div>
      )}
      <nav className="ad-more" aria-label={t('more.label')}>
        <h2>{t('more.label')}</h2>
        <ul>
          {MORE.map((each) => (
            <li key={each}>
              <AppLink page="admin" to={paths.admin.href({ tab: each })}>
                {t(`more.${each}`)}
              </AppLink>
            </li>
          ))}
          <li>
            <AppLink page="adminJurisprudence" to={paths.adminJurisprudence.href()}>
              {t('more.jurisprudence')}
            </AppLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}
