import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import type { DashboardTab } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import UiProvider from '@/theme/UiProvider';
import type { Contact } from '@/types/professionals';
import type { Role } from '@/types/role';
import { lazyPage } from '../lazyPage';
import { DashboardLinks } from './DashboardLinks';

const panels: Record<DashboardTab, ComponentType> = {
  assistant: lazyPage(
    () => import(/* webpackChunkName: "tab-assistant" */ '@/features/assistant/AssistantTab'),
    'assistant',
  ),
  documents: lazyPage(
    () => import(/* webpackChunkName: "tab-documents" */ '@/features/documents/DocumentsTab'),
    'documents',
  ),
  contacts: lazyPage(
    () => import(/* webpackChunkName: "tab-contacts" */ '@/features/contacts/ContactsTab'),
    'profiles',
    'marketplace',
  ),
  cases: lazyPage(() => import(/* webpackChunkName: "tab-cases" */ '@/features/cases/CasesTab'), 'cases'),
  appointments: lazyPage(
    () => import(/* webpackChunkName: "tab-appointments" */ '@/features/appointments/AppointmentsTab'),
    'appointments',
  ),
};

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

/** The heading, who is here, and one tab at a time by `?tab=`. */
export default function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const user = useCurrentUser();
  const [query, setQuery] = useSearchParams();
  const tabs = tabsOf(user.role);
  const current = tabs.find((tab) => tab === query.get('tab')) ?? 'assistant';
  const contacts = useApi<Contact[]>(user.role === 'client' ? '/api/client-contacts' : null);
  const Panel = panels[current];
  usePageTitle(t('title'));
  return (
    <UiProvider>
      <div className="page">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            columnGap: 6,
          }}
        >
          <div>
            <h1>{t('title')}</h1>
            <p className="muted">{t('welcome', { name: user.name, role: t(`common:roles.${user.role}`) })}</p>
          </div>
          <DashboardLinks role={user.role} />
        </Box>
        <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}>
          <Tabs
            value={current}
            onChange={(_, tab: DashboardTab) => setQuery({ tab }, { replace: true })}
            aria-label={t('tabs.label')}
            variant="scrollable"
            scrollButtons={false}
          >
            {tabs.map((tab) => (
              <Tab
                key={tab}
                value={tab}
                label={
                  tab === 'contacts' && contacts.data
                    ? t('tabs.contactsCount', { count: peopleIn(contacts.data) })
                    : t(`tabs.${tab}`)
                }
                id={`dashboard-tab-${tab}`}
                aria-controls={`dashboard-panel-${tab}`}
              />
            ))}
          </Tabs>
        </Box>
        <div role="tabpanel" id={`dashboard-panel-${current}`} aria-labelledby={`dashboard-tab-${current}`}>
          <Suspense fallback={<PageSkeleton cards={1} />}>
            <Panel />
          </Suspense>
        </div>
      </div>
    </UiProvider>
  );
}
