/** Where the server's events come from. */
const PATH = '/api/events';
/** The server sends a ping every 25 s: after nearly three of them missed the line counts as lost. */
const SILENCE_MS = 70_000;
/** A tab nobody looks at gives its line back after this long. */
const HIDDEN_MS = 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** How often the browser may reconnect by itself (it then asks for what it missed) before we slow it down. */
const BROWSER_TRIES = 3;

export interface NoticeEvent {
  id: number;
  kind: string;
}

export interface ReceivedEvent {
  requestId: number;
  messageId: number;
}

export interface EventHandlers {
  onNotice: (event: NoticeEvent) => void;
  onMessage: (event: ReceivedEvent) => void;
  /** The line was lost and found again: what came meanwhile has to be read anew. */
  onResume: () => void;
}

function parsed(event: Event): unknown {
  try {
    return JSON.parse((event as MessageEvent<string>).data);
  } catch {
    return null;
  }
}

/** Waits twice as long after each failure, spread so that not everyone comes back in the same second. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (0.5 + random() / 2);
}

/**
 * One line to the server for this tab. It comes back by itself with a growing wait, at once when the network does,
 * and is given back while the tab is hidden for long. Returns what ends it.
 */
export function listenToEvents(handlers: EventHandlers): () => void {
  let source: EventSource | null = null;
  let attempts = 0;
  let browserTries = 0;
  let connectedBefore = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    source?.close();
    source = null;
    clearTimeout(retry);
    clearTimeout(silence);
  }

  function lost(): void {
    close();
    attempts += 1;
    retry = setTimeout(open, waitBefore(attempts));
  }

  function watch(): void {
    clearTimeout(silence);
    silence = setTimeout(lost, SILENCE_MS);
  }

  function heard(): void {
    attempts = 0;
    browserTries = 0;
    watch();
  }

  function open(): void {
    close();
    const line = new EventSource(PATH);
    source = line;
    watch();
    line.addEventListener('open', () => {
      watch();
      if (connectedBefore) handlers.onResume();
      connectedBefore = true;
    });
    line.addEventListener('error', () => {
      browserTries += 1;
      if (line.readyState === EventSource.CLOSED || browserTries > BROWSER_TRIES) lost();
    });
    line.addEventListener('ping', heard);
    line.addEventListener('notice', (event) => {
      heard();
      const notice = parsed(event) as NoticeEvent | null;
      if (notice) handlers.onNotice(notice);
    });
    line.addEventListener('message', (event) => {
      heard();
      const message = parsed(event) as ReceivedEvent | null;
      if (message) handlers.onMessage(message);
    });
  }

  function openAtOnce(): void {
    attempts = 0;
    browserTries = 0;
    open();
  }

  function onVisibility(): void {
    clearTimeout(hidden);
    if (document.visibilityState === 'hidden') hidden = setTimeout(close, HIDDEN_MS);
    else if (source === null) openAtOnce();
  }

  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', openAtOnce);
  openAtOnce();
  return () => {
    close();
    clearTimeout(hidden);
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', openAtOnce);
  };
}
