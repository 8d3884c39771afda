import { LEGAL_DOMAINS, URGENCIES } from '@/types/marketplace';

/** How the list of open requests is narrowed; kept in the address, so that it can be shared and gone back to. */
export interface Filters {
  q: string;
  domain: string;
  urgency: string;
  since: string;
  until: string;
  /** From 1. */
  page: number;
}

export const PAGE_SIZE = 20;

export const noFilters: Filters = { q: '', domain: '', urgency: '', since: '', until: '', page: 1 };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function oneOf(list: readonly string[], value: string | null): string {
  return value !== null && list.includes(value) ? value : '';
}

function date(value: string | null): string {
  return value !== null && DATE.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
}

export function filtersOf(query: URLSearchParams): Filters {
  const page = Number.parseInt(query.get('page') ?? '', 10);
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    domain: oneOf(LEGAL_DOMAINS, query.get('domain')),
    urgency: oneOf(URGENCIES, query.get('urgency')),
    since: date(query.get('since')),
    until: date(query.get('until')),
    page: page > 0 ? page : 1,
  };
}

function chosen(filters: Filters): Record<string, string> {
  const { q, domain, urgency, since, until } = filters;
  return Object.fromEntries(
    Object.entries({ q: q.trim(), domain, urgency, since, until }).filter(([, value]) => value !== ''),
  );
}

export function isFiltered(filters: Filters): boolean {
  return Object.keys(chosen(filters)).length > 0;
}

/** The part of the page's address that keeps them. */
export function queryOf(filters: Filters): Record<string, string> {
  return { ...chosen(filters), ...(filters.page > 1 ? { page: `${filters.page}` } : {}) };
}

/** The call that reads this page of the list. */
export function listPath(filters: Filters): string {
  const query = new URLSearchParams({
    status: 'open',
    ...chosen(filters),
    limit: `${PAGE_SIZE}`,
    offset: `${(filters.page - 1) * PAGE_SIZE}`,
  });
  return `/api/client-requests?${query.toString()}`;
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
