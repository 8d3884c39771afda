import { ApiError, categoryOf } from './ApiError';
import { requestLanguage } from './language';

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up; 0 for no limit. */
  timeoutMs?: number;
  /** A repeat with the same key answers what the first call answered. */
  idempotencyKey?: string;
  /** The call goes on when the page is left at the same moment. */
  keepalive?: boolean;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let headersOf: (path: string) => Record<string, string> = () => ({});

/** What the calls to some paths carry besides. */
export function setHeadersOf(of: (path: string) => Record<string, string>): void {
  headersOf = of;
}

let onUnauthenticated: (() => void) | null = null;

/** Called after a 401 of any call but the one that asks who is signed in. */
export function setUnauthenticatedHandler(handler: (() => void) | null): void {
  onUnauthenticated = handler;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** Reads the server's `{message, code, fields}`; a body of another shape (a proxy's page) is never shown. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const category = categoryOf(response.status);
  let body: unknown = null;
  try {
    body = await response.json();
  } catch {
    // Not JSON: the category's own sentence is shown.
  }
  const known = isRecord(body) ? body : {};
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError({
    status: response.status,
    category,
    code: typeof known.code === 'string' ? known.code : category,
    message: typeof known.message === 'string' ? known.message : '',
    fields: stringFields(known.fields),
    retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
  });
}

/** Joins the caller's signal and the time limit; `reason()` says afterwards which of the two ended the call. */
export function callSignal(options: RequestOptions, fallbackMs: number) {
  const timeout = new AbortController();
  const limit = options.timeoutMs ?? fallbackMs;
  const timer = limit > 0 ? setTimeout(() => timeout.abort(), limit) : undefined;
  const caller = options.signal;
  const forward = () => timeout.abort();
  if (caller?.aborted) timeout.abort();
  caller?.addEventListener('abort', forward, { once: true });
  return {
    signal: timeout.signal,
    reason: (): ApiError => {
      if (caller?.aborted) return ApiError.local('aborted');
      return ApiError.local(timeout.signal.aborted ? 'timeout' : 'offline');
    },
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', forward);
    },
  };
}

export function requestInit(
  method: Method,
  body: unknown,
  accept: string,
  options: RequestOptions,
  more: Record<string, string> = {},
): RequestInit {
  const headers: Record<string, string> = { ...more, Accept: accept, 'Accept-Language': requestLanguage() };
  if (method !== 'GET') headers['Content-Type'] = 'application/json';
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(options.keepalive === true ? { keepalive: true } : {}),
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  };
}

/** What every refused call has in common: the error is read, and a lost session is reported once. */
export async function refuse(path: string, response: Response): Promise<never> {
  const error = await errorFromResponse(response);
  if (error.status === 401 && error.code !== 'invalid_credentials' && path !== '/api/user') {
    onUnauthenticated?.();
  }
  throw error;
}

async function call<T>(method: Method, path: string, body: unknown, options: RequestOptions): Promise<T> {
  const limit = callSignal(options, method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  try {
    let response: Response;
    try {
      response = await fetch(path, {
        ...requestInit(method, body, 'application/json', options, headersOf(path)),
        signal: limit.signal,
      });
    } catch {
      throw limit.reason();
    }
    if (!response.ok) return await refuse(path, response);
    if (response.status === 204) return undefined as T;
    try {
      return (await response.json()) as T;
    } catch {
      throw limit.signal.aborted ? limit.reason() : ApiError.local('unexpected');
    }
  } finally {
    limit.release();
  }
}

/**
 * The one way to the API. Throws `ApiError`, shows nothing: who calls decides what a person sees.
 * `T` is the answer's type from `types/api`.
 */
export const http = {
  get: <T>(path: string, options: RequestOptions = {}) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body: unknown = {}, options: RequestOptions = {}) =>
    call<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown = {}, options: RequestOptions = {}) =>
    call<T>('PUT', path, body, options),
  patch: <T>(path: string, body: unknown = {}, options: RequestOptions = {}) =>
    call<T>('PATCH', path, body, options),
  delete: <T = undefined>(path: string, options: RequestOptions = {}) => call<T>('DELETE', path, {}, options),
};
