import type { Role, SelectableRole } from '@/types/role';

export type AuthTab = 'connexion' | 'inscription';
export type DashboardTab = 'assistant' | 'documents';

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
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
    href: (query: { tab?: DashboardTab } = {}) => withQuery('/dashboard', query),
  },
  marketplace: { path: '/marketplace', href: () => '/marketplace' },
  proposals: { path: '/proposals', href: () => '/proposals' },
  admin: { path: '/admin', href: () => '/admin' },
  adminJurisprudence: { path: '/admin/jurisprudence', href: () => '/admin/jurisprudence' },
  anonymous: { path: '/marketplace-anonymous', href: () => '/marketplace-anonymous' },
  access: { path: '/access/:accessToken', href: (token: string) => `/access/${encodeURIComponent(token)}` },
  blog: { path: '/blog', href: () => '/blog' },
  article: { path: '/blog/:articleId', href: (id: string) => `/blog/${encodeURIComponent(id)}` },
  subscribe: { path: '/subscribe', href: () => '/subscribe' },
  settings: { path: '/settings', href: () => '/settings' },
  terms: { path: '/terms', href: () => '/terms' },
  privacy: { path: '/privacy', href: () => '/privacy' },
} as const;

export type PageName = keyof typeof paths;

/** The pages that have a route today. Links to the others are left out, so that none leads to the 404 page. */
export const builtPages: ReadonlySet<PageName> = new Set<PageName>(['home', 'auth', 'dashboard']);

export function pageExists(page: PageName): boolean {
  return builtPages.has(page);
}

/** Navigation entries by who is looking (product.md §2), before pages that do not exist yet are taken out. */
export type NavEntry = {
  page: 'home' | 'blog' | 'auth' | 'dashboard' | 'marketplace' | 'proposals' | 'admin';
};

export function navigationFor(role: Role | null): NavEntry[] {
  const entries: NavEntry[] =
    role === null
      ? [{ page: 'home' }, { page: 'blog' }]
      : [
          { page: 'dashboard' },
          { page: 'marketplace' },
          ...(role === 'client' ? [{ page: 'proposals' } as const] : []),
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
