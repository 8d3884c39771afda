/** A small closed set: the key of the sentence a person reads when the server said nothing fitting. */
export type ErrorCategory =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'tooLarge'
  | 'invalid'
  | 'rateLimited'
  | 'busy'
  | 'server'
  | 'unexpected';

export interface ApiErrorInit {
  status: number;
  code: string;
  category: ErrorCategory;
  message: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number | null;
}

export class ApiError extends Error {
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** The server's stable code, or the category when no answer came. */
  readonly code: string;
  readonly category: ErrorCategory;
  /** Field name → message in the caller's language. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  /** `true` when `message` was written by the server for a person, in the language that was asked for. */
  readonly hasServerMessage: boolean;

  constructor(init: ApiErrorInit) {
    super(init.message);
    this.name = 'ApiError';
    this.status = init.status;
    this.code = init.code;
    this.category = init.category;
    this.fields = init.fields ?? {};
    this.retryAfterSeconds = init.retryAfterSeconds ?? null;
    this.hasServerMessage = init.message !== '';
  }

  /** The same, its fields under the names that a form calls them by. */
  withFieldNames(nameOf: (name: string) => string): ApiError {
    const named = Object.entries(this.fields).map(([name, text]): [string, string] => [nameOf(name), text]);
    const { status, code, category, message, retryAfterSeconds } = this;
    return new ApiError({
      status,
      code,
      category,
      message,
      retryAfterSeconds,
      fields: Object.fromEntries(named),
    });
  }

  /** An error that came without an HTTP answer. */
  static local(category: 'offline' | 'timeout' | 'aborted' | 'unexpected'): ApiError {
    return new ApiError({ status: 0, code: category, category, message: '' });
  }
}

export function categoryOf(status: number): ErrorCategory {
  switch (status) {
    case 401:
      return 'unauthenticated';
    case 403:
      return 'forbidden';
    case 404:
      return 'notFound';
    case 409:
      return 'conflict';
    case 410:
      return 'gone';
    case 413:
      return 'tooLarge';
    case 400:
    case 415:
    case 422:
      return 'invalid';
    case 429:
      return 'rateLimited';
    case 502:
    case 503:
    case 504:
      return 'busy';
    default:
      return status >= 500 ? 'server' : 'unexpected';
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

export function isAbort(error: unknown): boolean {
  return isApiError(error) && error.category === 'aborted';
}
