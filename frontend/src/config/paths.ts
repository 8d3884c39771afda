import type { Role, SelectableRole } from '@/types/role';

export type AuthTab = 'connexion' | 'inscription';
export type DashboardTab = 'assistant' | 'documents' | 'contacts' | 'cases' | 'appointments';
/** Of `/marketplace`: a client's own requests and what came in; a professional's open requests and own proposals. */
export type MarketplaceTab = 'requests' | 'received' | 'open' | 'mine';
/** Of `/admin`: the six tabs, then what is reached by links. */
export type AdminTab =
  'dashboard' | 'users' | 'create' | 'premium' | 'cases' | 'logs' | 'moderation' | 'audit' | 'settings';
export type AnonymousTab = 'chat' | 'marketplace';

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** Every address of the application, and how to make a link to it. */
export const paths = {
  home: { path: '/', href: () => '/' },
  auth: {
    path: '/auth',
    href: (query: { tab?: AuthTab; role?: SelectableRole; next?: string } = {}) => withQuery('/auth', query),
  },
  dashboard: {
    path: '/dashboard',
    /** `book`: an appointment with this professional; `case`: this case. */
    href: (query: { tab?: DashboardTab; book?: number; case?: number } = {}) =>
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
    /** `verify`: this decision; `view`: the pairs that may be one decision. */
    href: (query: { view?: 'duplicates'; verify?: number } = {}) => withQuery('/admin/jurisprudence', query),
  },
  anonymous: {
    path: '/marketplace-anonymous',
    href: (query: { tab?: AnonymousTab } = {}) => withQuery('/marketplace-anonymous', query),
  },
  /** Where an opened private link lives, and where the seven words are typed. */
  access: { path: '/access', href: () => '/access' },
  /** A private link. No link inside the application leads here: its token would stay in the page and the history. */
  accessLink: {
    path: '/access/:accessToken',
    href: (token: string) => `/access/${encodeURIComponent(token)}`,
  },
  /** From a mail: ends the notices. */
  accessStop: { path: '/access/stop/:stopToken', href: (token: string) => `/access/stop/${token}` },
  blog: { path: '/blog', href: () => '/blog' },
  article: { path: '/blog/:articleId', href: (id: string) => `/blog/${encodeURIComponent(id)}` },
  subscribe: { path: '/subscribe', href: () => '/subscribe' },
  settings: { path: '/settings', href: () => '/settings' },
  terms: { path: '/terms', href: () => '/terms' },
  privacy: { path: '/privacy', href: () => '/privacy' },
} as const;

export type PageName = keyof typeof paths;

/** The pages that have a route today. Links to the others are left out, so that none leads to the 404 page. */
export const builtPages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'auth',
  'dashboard',
  'marketplace',
  'proposals',
  'messages',
  'professional',
  'admin',
  'adminJurisprudence',
  'profile',
  'anonymous',
  'access',
  'accessLink',
  'accessStop',
]);

export function pageExists(page: PageName): boolean {
  return builtPages.has(page);
}

/** Navigation entries by who is looking (product.md §2), before pages that do not exist yet are taken out. */
export type NavEntry = {
  page:
    'home' | 'blog' | 'auth' | 'dashboard' | 'marketplace' | 'proposals' | 'messages' | 'profile' | 'admin';
};

export function navigationFor(role: Role | null): NavEntry[] {
  const entries: NavEntry[] =
    role === null
      ? [{ page: 'home' }, { page: 'blog' }]
      : [
          { page: 'dashboard' },
          { page: 'marketplace' },
          ...(role === 'client' ? [{ page: 'proposals' } as const, { page: 'messages' } as const] : []),
          ...(role === 'avocat' || role === 'huissier'
            ? [{ page: 'messages' } as const, { page: 'profile' } as const]
            : []),
          ...(role === 'admin' ? [{ page: 'admin' } as const] : []),
        ];
  return entries.filter((entry) => pageExists(entry.page));
}

/**
 * Where to go after signing in. Only an address of this application is followed: one slash, no second slash or
 * backslash (which browsers read as a host), no control character.
 */
export function safeNext(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must be refused
  if (/[\\\u0000-\u001f]/.test(next)) return null;
  const target = new URL(next, 'https://own.invalid');
  if (target.origin !== 'https://own.invalid') return null;
  if (target.pathname === paths.auth.path) return null;
  return target.pathname + target.search + target.hash;
}
