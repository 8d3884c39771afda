import { ApiError } from './ApiError';
import { callSignal, refuse, requestInit, type RequestOptions } from './client';

const TIMEOUT_MS = 15_000;

/** A part of a list, and how long the whole list is. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** Reads a list with `limit` and `offset`; its whole length stands in a header. */
export async function readPage<T>(path: string, options: RequestOptions = {}): Promise<Page<T>> {
  const limit = callSignal(options, TIMEOUT_MS);
  try {
    let response: Response;
    try {
      response = await fetch(path, {
        ...requestInit('GET', undefined, 'application/json', options),
        signal: limit.signal,
      });
    } catch {
      throw limit.reason();
    }
    if (!response.ok) return await refuse(path, response);
    let items: T[];
    try {
      items = (await response.json()) as T[];
    } catch {
      throw limit.signal.aborted ? limit.reason() : ApiError.local('unexpected');
    }
    const total = Number.parseInt(response.headers.get('X-Total-Count') ?? '', 10);
    return { items, total: Number.isNaN(total) ? items.length : total };
  } finally {
    limit.release();
  }
}
