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
import UiProvider from '@/theme/UiProvider';
import { lazyPage } from '../lazyPage';

const panels: Record<DashboardTab, ComponentType> = {
  assistant: lazyPage(
    () => import(/* webpackChunkName: "tab-assistant" */ '@/features/assistant/AssistantTab'),
    'assistant',
  ),
  documents: lazyPage(
    () => import(/* webpackChunkName: "tab-documents" */ '@/features/documents/DocumentsTab'),
    'documents',
  ),
};
const tabs: readonly DashboardTab[] = ['assistant', 'documents'];

function tabOf(value: string | null): DashboardTab {
  return tabs.find((tab) => tab === value) ?? 'assistant';
}

/** The heading, who is here, and one tab at a time by `?tab=`. */
export default function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const user = useCurrentUser();
  const [query, setQuery] = useSearchParams();
  const current = tabOf(query.get('tab'));
  const Panel = panels[current];
  usePageTitle(t('title'));
  return (
    <UiProvider>
      <div className="page">
        <h1>{t('title')}</h1>
        <p className="muted">{t('welcome', { name: user.name, role: t(`common:roles.${user.role}`) })}</p>
        <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}>
          <Tabs
            value={current}
            onChange={(_, tab: DashboardTab) => setQuery({ tab }, { replace: true })}
            aria-label={t('tabs.label')}
          >
            {tabs.map((tab) => (
              <Tab
                key={tab}
                value={tab}
                label={t(`tabs.${tab}`)}
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
