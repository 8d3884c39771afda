import type { Role, SelectableRole } from '@/types/role';

export type AuthTab = 'connexion' | 'inscription';
export type DashboardTab = 'assistant' | 'documents' | 'contacts' | 'cases' | 'appointments';
/** Of `/marketplace`: a client's own requests and what came in; a professional's open requests and own proposals. */
export type MarketplaceTab = 'requests' | 'received' | 'open' | 'mine';
/** Of `/admin`: the six tabs, then what is reached by links. */
export type AdminTab =
  | 'dashboard'
  | 'users'
  | 'create'
  | 'premium'
  | 'cases'
  | 'logs'
  | 'feedback'
  | 'payments'
  | 'moderation'
  | 'audit'
  | 'settings';
export type AnonymousTab = 'chat' | 'marketplace';

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][];
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** Every address of the application, and how to make a link to it. */
export const paths = {
  home: { path: '/', href: () => '/' },
  auth: {
    path: '/auth',
    href: (query: { tab?: AuthTab; role?: SelectableRole; next?: string } = {}) => withQuery('/auth', query),
  },
  /** A new password: asked for here, and chosen here by the link of a mail. */
  authReset: { path: '/auth/reset', href: () => '/auth/reset' },
  /** By the link of a mail: the address is confirmed. */
  authVerify: { path: '/auth/verify' },
  /** By the link of a mail: one is signed in. */
  authLink: { path: '/auth/link' },
  dashboard: {
    path: '/dashboard',
    /** `conversation`: with the assistant; `book`: an appointment with this professional; `case`: this case. */
    href: (query: { tab?: DashboardTab; conversation?: number; book?: number; case?: number } = {}) =>
      withQuery('/dashboard', query),
  },
  marketplace: {
    path: '/marketplace',
    /** `request` opens one request, `dialog: 'new'` a client's form for a new one. */
    href: (query: { tab?: MarketplaceTab; request?: number; dialog?: 'new' } = {}) =>
      withQuery('/marketplace', query),
  },
  proposals: {
    path: '/proposals',
    /** `request`: the proposals for this one. */
    href: (query: { request?: number } = {}) => withQuery('/proposals', query),
  },
  messages: {
    path: '/messages/:requestId?',
    href: (requestId?: number) => (requestId === undefined ? '/messages' : `/messages/${requestId}`),
  },
  professional: {
    path: '/professionals/:professionalId',
    href: (id: number) => `/professionals/${id}`,
  },
  /** An avocat's or a huissier's own. */
  profile: { path: '/profile', href: () => '/profile' },
  admin: { path: '/admin', href: (query: { tab?: AdminTab } = {}) => withQuery('/admin', query) },
  adminJurisprudence: {
    path: '/admin/jurisprudence',
    /**
     * `verify`: this decision; `queue`: those that wait, one after the other (`decision`: this one); `state`: a list of some;
     * `view`: the imports (`run`: this one), or what may be one decision twice.
     */
    href: (
      query: {
        view?: 'import' | 'duplicates';
        run?: number;
        verify?: number;
        queue?: 'pending';
        decision?: number;
        state?: 'unverified';
      } = {},
    ) => withQuery('/admin/jurisprudence', query),
  },
  adminKnowledge: {
    path: '/admin/knowledge',
    /** `note`: this one, with its history. */
    href: (query: { note?: number } = {}) => withQuery('/admin/knowledge', query),
  },
  /** For who works with the law. */
  citations: { path: '/citations', href: () => '/citations' },
  quality: { path: '/qualite', href: () => '/qualite' },
  adminLaws: { path: '/admin/lois', href: () => '/admin/lois' },
  /** Case law for everyone signed in; with an id, one decision. */
  jurisprudence: {
    path: '/jurisprudence/:decisionId?',
    href: (query: { q?: string; article?: string } = {}, ...idOrKey: (number | string)[]) =>
      withQuery(['/jurisprudence', ...idOrKey].join('/'), query),
  },
  /** Texts of law; with a key, one law; with a number, one article. */
  laws: {
    path: '/loi/:lawKey?/:articleNumber?',
    href: (query: { q?: string; law?: string } = {}, ...parts: string[]) =>
      withQuery(['/loi', ...parts.map(encodeURIComponent)].join('/'), query),
  },
  anonymous: {
    path: '/marketplace-anonymous',
    href: (query: { tab?: AnonymousTab } = {}) => withQuery('/marketplace-anonymous', query),
  },
  /** Where an opened private link lives, and where the seven words are typed. */
  access: { path: '/access', href: () => '/access' },
  /** A private link. No link inside the application leads here: its token would stay in the page and the history. */
  accessLink: { path: '/access/:accessToken' },
  /** From a mail: ends the notices. */
  accessStop: { path: '/access/stop/:stopToken' },
  blog: { path: '/blog', href: () => '/blog' },
  article: { path: '/blog/:articleId', href: (id: string) => `/blog/${encodeURIComponent(id)}` },
  subscribe: { path: '/subscribe', href: () => '/subscribe' },
  settings: { path: '/settings', href: () => '/settings' },
  terms: { path: '/terms', href: () => '/terms' },
  /** What the terms said before civil majority and the right of withdrawal were taken in. */
  termsArchive: { path: '/terms/2025-01', href: () => '/terms/2025-01' },
  privacy: { path: '/privacy', href: () => '/privacy' },
  /** What the privacy policy said before law 2024/017 was taken in. */
  privacyArchive: { path: '/privacy/2025-01', href: () => '/privacy/2025-01' },
  /** Arrested, evicted, beaten; help without money. */
  emergency: { path: '/emergency', href: () => '/emergency' },
  /** The legal notes, kept on the device. */
  handbook: { path: '/handbook', href: () => '/handbook' },
} as const;

export type PageName = keyof typeof paths;

/** Navigation entries by who is looking (product.md §2). */
export type NavEntry =
  | 'home'
  | 'blog'
  | 'auth'
  | 'dashboard'
  | 'marketplace'
  | 'proposals'
  | 'messages'
  | 'jurisprudence'
  | 'profile'
  | 'admin';

/** What some roles have besides. */
const OWN_ENTRIES: Partial<Record<Role, NavEntry[]>> = {
  client: ['proposals', 'messages'],
  avocat: ['messages', 'profile'],
  huissier: ['messages', 'profile'],
};

export function navigationFor(role: Role | null): NavEntry[] {
  if (role === null) return ['home', 'blog'];
  const entries: NavEntry[] = ['dashboard', 'marketplace', ...(OWN_ENTRIES[role] ?? []), 'jurisprudence'];
  return role === 'admin' ? [...entries, 'admin'] : entries;
}
