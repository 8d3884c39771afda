import { Suspense, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { TabList } from '@/components/nav/TabList';
import { paths, type DashboardTab } from '@/config/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { Contact } from '@/types/professionals';
import type { Role } from '@/types/role';
import { lazyPage, lazyUiPart } from '../lazyPage';
import { DashboardLinks } from './DashboardLinks';
import './dashboard.css';

const loadAssistant = () =>
  import(/* webpackChunkName: "tab-assistant" */ '@/features/assistant/AssistantTab');

const panels: Record<DashboardTab, ComponentType> = {
  assistant: lazyPage(loadAssistant, 'assistant', 'answer'),
  documents: lazyUiPart(
    () => import(/* webpackChunkName: "tab-documents" */ '@/features/documents/DocumentsTab'),
    'documents',
  ),
  contacts: lazyUiPart(
    () => import(/* webpackChunkName: "tab-contacts" */ '@/features/contacts/ContactsTab'),
    'profiles',
    'marketplace',
  ),
  cases: lazyUiPart(() => import(/* webpackChunkName: "tab-cases" */ '@/features/cases/CasesTab'), 'cases'),
  appointments: lazyUiPart(
    () => import(/* webpackChunkName: "tab-appointments" */ '@/features/appointments/AppointmentsTab'),
    'appointments',
  ),
};

const PremiumCard = lazyPage(
  () => import(/* webpackChunkName: "tab-subscribe" */ '@/features/subscribe/PremiumCard'),
  'subscribe',
);

/** Contacts are a client's; appointments are between clients and the professionals they chose. */
function tabsOf(role: Role): DashboardTab[] {
  const hasAppointments = role === 'client' || role === 'avocat' || role === 'huissier';
  return [
    'assistant',
    'documents',
    ...(role === 'client' ? (['contacts'] as const) : []),
    'cases',
    ...(hasAppointments ? (['appointments'] as const) : []),
  ];
}

/** A professional chosen for two requests is still one person. */
function peopleIn(contacts: readonly Contact[]): number {
  return new Set(contacts.map(({ id }) => id)).size;
}

/** Its first tab, which comes with the shell. */
export async function preload(): Promise<void> {
  await Promise.all([loadAssistant(), loadTexts('dashboard', 'assistant', 'answer')]);
}

/** The heading, who is here, and one tab at a time by `?tab=`. */
export default function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const user = useCurrentUser();
  const [query, setQuery] = useSearchParams();
  /** The one that was open, for who comes back to the assistant by its tab. */
  const conversation = useRef<string>(null);
  const tabs = tabsOf(user.role);
  const current = tabs.find((tab) => tab === query.get('tab')) ?? 'assistant';
  const contacts = useApi<Contact[]>(user.role === 'client' ? '/api/client-contacts' : null);
  const Panel = panels[current];
  usePageTitle(t('title'));
  const change = (tab: DashboardTab) => {
    if (current === 'assistant') conversation.current = query.get('conversation');
    const kept = tab === 'assistant' ? conversation.current : null;
    setQuery({ tab, ...(kept === null ? {} : { conversation: kept }) }, { replace: true });
  };
  return (
    <div className="page">
      <div className="dashboard-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="muted">{t('welcome', { name: user.name, role: t(`common:roles.${user.role}`) })}</p>
        </div>
        <DashboardLinks role={user.role} />
      </div>
      {!user.isEmailVerified && (
        <p className="muted">
          {t('unverified.text')} <Link to={paths.settings.href()}>{t('unverified.go')}</Link>
        </p>
      )}
      <TabList
        name="dashboard"
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({
          value,
          label:
            value === 'contacts' && contacts.data
              ? t('tabs.contactsCount', { count: peopleIn(contacts.data) })
              : t(`tabs.${value}`),
        }))}
        current={current}
        onChange={change}
      />
      <div role="tabpanel" id={`dashboard-panel-${current}`} aria-labelledby={`dashboard-tab-${current}`}>
        <Suspense fallback={<PageSkeleton cards={1} />}>
          <Panel />
        </Suspense>
      </div>
      {!user.isPremium && user.role !== 'admin' && (
        <Suspense fallback={null}>
          <PremiumCard />
        </Suspense>
      )}
    </div>
  );
}
