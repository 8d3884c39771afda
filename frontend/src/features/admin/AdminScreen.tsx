import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Link } from '@/components/nav/Link';
import { TabList } from '@/components/nav/TabList';
import { paths, type AdminTab } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import './admin.css';
import './payments.css';
import { AuditTrail } from './components/AuditTrail';
import { CasesPanel } from './components/CasesPanel';
import { Counters } from './components/Counters';
import { CreateUser } from './components/CreateUser';
import { Dashboard } from './components/Dashboard';
import { FeedbackPanel } from './components/FeedbackPanel';
import { LogsPanel } from './components/LogsPanel';
import { Moderation } from './components/Moderation';
import { PaymentsPanel } from './components/PaymentsPanel';
import { PremiumPanel } from './components/PremiumPanel';
import { SettingsPanel } from './components/SettingsPanel';
import { UsersPanel } from './components/UsersPanel';
import { WaitingDecisions } from './components/WaitingDecisions';

const TABS = ['dashboard', 'users', 'create', 'premium', 'cases', 'logs'] as const;
const MORE = ['payments', 'feedback', 'moderation', 'audit', 'settings'] as const;

const panels: Record<AdminTab, ComponentType> = {
  dashboard: Dashboard,
  users: UsersPanel,
  create: CreateUser,
  premium: PremiumPanel,
  cases: CasesPanel,
  logs: LogsPanel,
  feedback: FeedbackPanel,
  payments: PaymentsPanel,
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
      {current === 'dashboard' && <WaitingDecisions />}
      <Counters />
      <TabList
        name="admin"
        label={t('tabs.label')}
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        current={tab ?? null}
        onChange={(next) => setQuery({ tab: next })}
      />
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
              <Link
                to={paths.admin.href({ tab: each })}
                {...(each === current ? { 'aria-current': 'page' as const } : {})}
              >
                {t(`more.${each}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.adminJurisprudence.href()}>{t('more.jurisprudence')}</Link>
          </li>
          <li>
            <Link to={paths.adminKnowledge.href()}>{t('more.knowledge')}</Link>
          </li>
          <li>
            <Link to={paths.adminLaws.href()}>{t('more.laws')}</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
