import { ApiError } from './ApiError';
import { callSignal, refuse, requestInit, type RequestOptions } from './client';

export interface ServerEvent {
  event: string;
  data: string;
}

/** Without a byte for this long a stream counts as lost (milliseconds). */
const SILENCE_LIMIT_MS = 45_000;

/**
 * Cuts a stream of text into server-sent events (WHATWG rules: fields by line, an empty line ends an event, lines end
 * in LF, CR or CRLF wherever the chunks were cut).
 */
export function createEventParser(onEvent: (event: ServerEvent) => void) {
  let pending = '';
  let event = '';
  let data: string[] = [];

  function line(text: string) {
    if (text === '') {
      if (data.length > 0) onEvent({ event: event === '' ? 'message' : event, data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    if (colon === 0) return;
    const name = colon === -1 ? text : text.slice(0, colon);
    const value = colon === -1 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }

  return {
    push(chunk: string) {
      pending += chunk;
      for (;;) {
        const end = pending.search(/[\r\n]/);
        if (end === -1) return;
        // A CR at the very end may be the first half of CRLF: wait for the next chunk.
        if (pending[end] === '\r' && end === pending.length - 1) return;
        const width = pending[end] === '\r' && pending[end + 1] === '\n' ? 2 : 1;
        line(pending.slice(0, end));
        pending = pending.slice(end + width);
      }
    },
  };
}

/**
 * Posts and reads the answer as server-sent events (EventSource cannot post). Ends when the server closes the stream;
 * throws `ApiError` (`aborted` when the caller stopped it, `offline` when it was cut off, `timeout` after silence).
 */
export async function postForEvents(
  path: string,
  body: unknown,
  onEvent: (event: ServerEvent) => void,
  options: RequestOptions = {},
): Promise<void> {
  const silence = new AbortController();
  const limit = callSignal({ ...options, timeoutMs: options.timeoutMs ?? 0 }, 0);
  let silent = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      silent = true;
      silence.abort();
    }, SILENCE_LIMIT_MS);
  };
  const forward = () => silence.abort();
  limit.signal.addEventListener('abort', forward, { once: true });
  if (limit.signal.aborted) silence.abort();
  listen();
  try {
    const response = await fetch(path, {
      ...requestInit('POST', body, 'text/event-stream', options),
      signal: silence.signal,
    }).catch(() => {
      throw silent ? ApiError.local('timeout') : limit.reason();
    });
    if (!response.ok) await refuse(path, response);
    if (response.body === null) throw ApiError.local('unexpected');
    const parser = createEventParser(onEvent);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw silent ? ApiError.local('timeout') : limit.reason();
      });
      if (done) return;
      listen();
      parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
    limit.signal.removeEventListener('abort', forward);
    limit.release();
  }
}
