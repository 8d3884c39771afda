import { ApiError } from './ApiError';
import { callSignal, refuse, requestInit, type RequestOptions } from './client';

const TIMEOUT_MS = 15_000;

export interface Answer<T> {
  body: T;
  headers: Headers;
}

/** Reads a path with the headers of its answer; fails like the client. */
export async function readAnswer<T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
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
    try {
      return { body: (await response.json()) as T, headers: response.headers };
    } catch {
      throw limit.signal.aborted ? limit.reason() : ApiError.local('unexpected');
    }
  } finally {
    limit.release();
  }
}
