import type { Law } from '@/types/library';

/** How many results a page has. */
export const PAGE_SIZE = 20;
/** The server turns no further. */
const LAST_PAGE = 250;

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1;
}

/** The address of a call: `path?q=bail&year=2023&limit=20&offset=20`. */
export function searchPath(path: string, filters: Record<string, string>, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim() !== '') query.set(name, value);
  }
  query.set('limit', `${PAGE_SIZE}`);
  query.set('offset', `${(page - 1) * PAGE_SIZE}`);
  return `${path}?${query.toString()}`;
}

/** What is law today first, then as an index has them. */
export function inOrder(laws: readonly Law[], language: string): Law[] {
  const names = new Intl.Collator(language, { numeric: true });
  const isOver = ({ standing }: Law) => Number(standing === 'repealed' || standing === 'superseded');
  return [...laws].sort((a, b) => isOver(a) - isOver(b) || names.compare(a.title, b.title));
}

const NEW_PARAGRAPH = /^\s*(?:\(\w{1,4}\)|\d{1,2}[).°]|[-–•—]\s|[a-z]\))/;
const ENDS = /[.;:!?»”]\s*$/;

/**
 * A text of law as paragraphs. Its lines are those of the printed page: they are joined again, but where a sentence ends
 * or a numbered paragraph begins.
 */
export function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let current = '';
  for (const line of text.split('\n')) {
    const part = line.trim();
    if (part === '') {
      if (current !== '') paragraphs.push(current);
      current = '';
    } else if (current === '') {
      current = part;
    } else if (ENDS.test(current) || NEW_PARAGRAPH.test(part)) {
      paragraphs.push(current);
      current = part;
    } else {
      current += current.endsWith('-') ? part : ` ${part}`;
    }
  }
  if (current !== '') paragraphs.push(current);
  return paragraphs;
}

/** Neighbours under one heading together, in their order. */
export function byHeading<T extends { heading: string }>(items: T[]): { heading: string; items: T[] }[] {
  const groups: { heading: string; items: T[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.heading === item.heading) last.items.push(item);
    else groups.push({ heading: item.heading, items: [item] });
  }
  return groups;
}

/** Where the words of a licence stand. */
export function licenceUrl(name: string): string | null {
  return name.startsWith('ODbL 1.0') ? 'https://opendatacommons.org/licenses/odbl/1-0/' : null;
}
