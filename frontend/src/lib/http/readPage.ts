import type { RequestOptions } from './client';
import { readAnswer } from './readAnswer';

/** A part of a list, and how long the whole list is. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** Reads a list with `limit` and `offset`; its whole length stands in a header. */
export async function readPage<T>(path: string, options: RequestOptions = {}): Promise<Page<T>> {
  const { body: items, headers } = await readAnswer<T[]>(path, options);
  const total = Number.parseInt(headers.get('X-Total-Count') ?? '', 10);
  return { items, total: Number.isNaN(total) ? items.length : total };
}
