import { ApiError } from './ApiError';
import { refuse } from './client';
import { requestLanguage } from './language';

/** Without a byte for this long an upload counts as lost (milliseconds). */
const SILENCE_MS = 60_000;

export interface UploadOptions {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function answerOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('Retry-After');
  return new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
  });
}

/**
 * Sends a file as the body of a POST and tells how far it is (`fetch` cannot). Throws `ApiError` like the client;
 * ends only when nothing moves, so that a large file on a slow line arrives.
 */
export function upload<T>(path: string, file: Blob, options: UploadOptions = {}): Promise<T> {
  const { onProgress, signal } = options;
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silent = false;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const listen = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        silent = true;
        abort();
      }, SILENCE_MS);
    };
    request.upload.onprogress = (event) => {
      listen();
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(ApiError.local('offline'));
    request.onabort = () => reject(ApiError.local(silent ? 'timeout' : 'aborted'));
    request.onloadend = () => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', abort);
    };
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', requestLanguage());
    request.setRequestHeader('Content-Type', file.type === '' ? 'application/octet-stream' : file.type);
    if (signal?.aborted) {
      reject(ApiError.local('aborted'));
      return;
    }
    signal?.addEventListener('abort', abort, { once: true });
    listen();
    request.send(file);
  }).then(async (response) => {
    if (!response.ok) return refuse(path, response);
    try {
      return (await response.json()) as T;
    } catch {
      throw ApiError.local('unexpected');
    }
  });
}
