// Lazy pages are loaded here, while nothing is being timed: in a test their import is then immediate.
import '@/app/AccessRoutes';
import '@/app/AccountLinkRoutes';
import '@/app/AdminRoutes';
import '@/app/layout/AfterMain';
import '@/app/layout/SignedIn';
import '@/app/pages/AccessPage';
import '@/app/pages/AdminCaseLawPage';
import '@/app/pages/AdminKnowledgePage';
import '@/app/pages/AdminLawsPage';
import '@/app/pages/AdminPage';
import '@/app/pages/AnonymousPage';
import '@/app/pages/AuthPage';
import '@/app/pages/CitationsPage';
import '@/app/pages/DashboardPage';
import '@/app/pages/LibraryPage';
import '@/app/pages/LinkPage';
import '@/app/pages/MarketplacePage';
import '@/app/pages/ProposalsPage';
import '@/app/pages/MessagesPage';
import '@/app/pages/ProfessionalPage';
import '@/app/pages/ProfilePage';
import '@/app/pages/QualityPage';
import '@/app/pages/NotFoundPage';
import '@/app/pages/HandbookPage';
import '@/app/pages/ReadingPage';
import '@/app/SignedInRoutes';
import '@/app/pages/StopNoticesPage';
import '@/app/pages/SubscribePage';
import '@/app/pages/ResetPage';
import '@/app/pages/SettingsPage';
import '@/app/pages/VerifyPage';
import '@/features/appointments/AppointmentsTab';
import '@/components/answer/DictationNotice';
import '@/components/answer/NoteReader';
import '@/features/assistant/AssistantDemo';
import '@/features/assistant/AssistantTab';
import '@/features/assistant/components/ConversationSheet';
import '@/features/assistant/components/FeedbackDetails';
import '@/features/assistant/components/Gone';
import '@/features/assistant/components/HiddenLine';
import '@/features/assistant/components/PremiumBox';
import '@/features/assistant/components/Resume';
import '@/features/documents/DocumentsDemo';
import '@/features/cases/CasesTab';
import '@/features/contacts/ContactsTab';
import '@/features/documents/DocumentsTab';
import '@/features/home/components/About';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { AppRoutes } from '@/app/AppRoutes';
import { SESSION_KEY } from '@/lib/session/useSession';
import { swrConfig } from '@/lib/swr/config';
import UiProvider from '@/theme/UiProvider';
import type { User } from '@/types/api';

export const testUser: User = {
  id: 7,
  name: 'Awa Njoya',
  email: 'awa@example.cm',
  role: 'client',
  isPremium: false,
  premiumUntil: null,
  language: 'fr',
  isEmailVerified: true,
  createdAt: '2026-11-01T08:00:00Z',
};

interface Options {
  route?: string;
  /** Who is signed in; `undefined` leaves it to the (mocked) server. */
  user?: User | null;
}

function Shell({ route = '/', user, children }: Options & { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        ...swrConfig,
        // A cache of its own for each test.
        provider: () => new Map(),
        dedupingInterval: 0,
        ...(user === undefined ? {} : { fallback: { [SESSION_KEY]: user } }),
      }}
    >
      <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
    </SWRConfig>
  );
}

/** The whole application at a route. */
export function renderApp(options: Options = {}): RenderResult & { person: UserEvent } {
  const person = userEvent.setup();
  return {
    person,
    ...render(
      <Shell {...options}>
        <AppRoutes />
      </Shell>,
    ),
  };
}

/** One component with everything it may ask for around it. */
export function renderPart(part: ReactNode, options: Options = {}): RenderResult & { person: UserEvent } {
  const person = userEvent.setup();
  return {
    person,
    ...render(
      <Shell {...options}>
        <UiProvider>{part}</UiProvider>
      </Shell>,
    ),
  };
}
