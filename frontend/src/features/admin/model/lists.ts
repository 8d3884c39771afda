export const PAGE_SIZE = 20;

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The page of an address, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number.parseInt(query.get('page') ?? '', 10);
  return page > 0 ? page : 1;
}

/** A call that reads one page of a list; empty filters are left out. */
export function listPath(path: string, filters: Record<string, string>, page: number): string {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  const query = new URLSearchParams([
    ...chosen,
    ['limit', `${PAGE_SIZE}`],
    ['offset', `${(page - 1) * PAGE_SIZE}`],
  ]);
  return `${path}?${query.toString()}`;
}
