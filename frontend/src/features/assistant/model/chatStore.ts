import { fieldsOf, noFields } from '@/lib/answer/fields';
import { conversationHistory } from '@/lib/answer/history';
import { ApiError, isAbort, isApiError } from '@/lib/http/ApiError';
import { postForEvents, type ServerEvent } from '@/lib/http/eventStream';
import type { AnswerFields, AnswerStatus } from '@/types/answer';
import type { Feedback } from '@/types/feedback';
import type { Answer, LoggedAnswer, OpenedConversation, PromptType, Source } from './types';
import { unsentOf, type Unsent } from './unsent';

export type ExchangeState = 'asking' | 'streaming' | 'done' | 'stopped' | 'failed';

/** A question and what came of it. */
export interface Exchange {
  id: string;
  question: string;
  promptType: PromptType | null;
  state: ExchangeState;
  /** What is shown of the answer so far. */
  text: string;
  status: AnswerStatus | null;
  /** The answer's; none before it came. */
  language: Answer['language'] | null;
  sources: Source[];
  /** What it is made of; nothing while it is on its way. */
  fields: AnswerFields;
  /** The whole answer, once it came; a restored exchange has none. */
  answer: Answer | null;
  error: ApiError | null;
  /** What this person said of the answer and of its sources. */
  feedback: Feedback[];
}

/** The exchange as the server knows it; none while it is on its way, or where nothing was kept of it. */
export function logIdOf({ id, answer }: Exchange): number | null {
  const restored = /^log-(\d+)$/.exec(id)?.[1];
  return restored === undefined ? (answer?.logId ?? null) : Number(restored);
}

export interface ChatState {
  exchanges: readonly Exchange[];
  /** What "Effacer" took out of the view, until the next question. */
  cleared: readonly Exchange[] | null;
  /** The conversation that "Effacer" hid to begin this one, until the next question. */
  hid: number | null;
  restored: boolean;
  /** Its address; none until an answer in it is kept. */
  conversationId: number | null;
  isHidden: boolean;
  /** Erased, or another person's. */
  isGone: boolean;
}

export interface Ask {
  question: string;
  promptType: PromptType | null;
  professional: boolean;
}

export interface Outcome {
  exchange: Exchange;
  answer: Answer | null;
  error: ApiError | null;
}

/** A second touch within this time (milliseconds) was meant for "Envoyer": it does not stop the answer. */
const DOUBLE_TOUCH_MS = 400;

let lastId = 0;
let lastKey = 0;

function restoredExchange(log: LoggedAnswer): Exchange {
  return {
    id: `log-${log.id}`,
    question: log.prompt,
    promptType: null,
    state: 'done',
    text: log.response,
    status: log.status,
    language: log.language,
    sources: log.sources,
    fields: fieldsOf(log),
    answer: null,
    error: null,
    feedback: log.feedback,
  };
}

function begun(id: string, question: string, promptType: PromptType | null): Exchange {
  return {
    id,
    question,
    promptType,
    state: 'asking',
    text: '',
    status: null,
    language: null,
    sources: [],
    fields: noFields,
    answer: null,
    error: null,
    feedback: [],
  };
}

const isKept = (id: string) => id.startsWith('kept-');

function errorOfEvent(data: string): ApiError {
  try {
    const body = JSON.parse(data) as { message?: unknown; code?: unknown };
    return new ApiError({
      status: 503,
      category: 'busy',
      code: typeof body.code === 'string' ? body.code : 'busy',
      message: typeof body.message === 'string' ? body.message : '',
    });
  } catch {
    return ApiError.local('unexpected');
  }
}

/**
 * One conversation. It outlives the tab it is shown in, so that an answer on its way is not lost by a look at the
 * documents or at another conversation.
 */
export class ChatStore {
  /** The same before and after it has an address. */
  readonly key: number;
  /** Where what is known of it is read from; what began here is known. */
  readonly path: string | null;
  private state: ChatState;
  private readonly listeners = new Set<() => void>();
  private running: AbortController | null = null;
  private frame = 0;
  private startedAt = 0;

  constructor(conversationId: number | null) {
    lastKey += 1;
    this.key = lastKey;
    this.path = conversationId === null ? null : `/api/ai-conversations/${conversationId}`;
    this.state = {
      exchanges: [],
      cleared: null,
      hid: null,
      restored: conversationId === null,
      conversationId,
      isHidden: false,
      isGone: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ChatState => this.state;

  get busy(): boolean {
    return this.running !== null;
  }

  get unsent(): Unsent[] {
    return unsentOf(this.state.exchanges, this.state.conversationId);
  }

  /** Puts in what the server knows and takes out what it no longer knows; what is here already stays as it is. */
  restore({ exchanges: logs, isHidden }: Pick<OpenedConversation, 'exchanges' | 'isHidden'>): void {
    const ids = new Set(logs.map(({ id }) => id));
    const last = logs[logs.length - 1]?.prompt;
    const own = this.state.exchanges.filter((each) => {
      const id = logIdOf(each);
      // Answered here, it may be newer than what was read.
      if (id !== null) return ids.has(id) || each.answer !== null;
      // The page was closed, or the answer stopped, before it came, and the server had it all the same.
      return each.question !== last || !(isKept(each.id) || each.state === 'stopped');
    });
    const known = own.map(logIdOf);
    const first = known.find((id) => id !== null) ?? Infinity;
    const end = known.findLastIndex((id) => id !== null) + 1;
    const read = logs
      .filter(({ id }) => !known.includes(id))
      .map((log) => [log.id, restoredExchange(log)] as const);
    const older = read.filter(([id]) => id < first).map(([, exchange]) => exchange);
    const newer = read.filter(([id]) => id > first).map(([, exchange]) => exchange);
    const exchanges = [...older, ...own.slice(0, end), ...newer, ...own.slice(end)];
    this.publish({ ...this.state, restored: true, isHidden, exchanges });
  }

  /** Questions that got no answer before the page was loaded anew. */
  bringBack(unsent: readonly Unsent[]): void {
    if (unsent.length === 0) return;
    const { exchanges } = this.state;
    const end = exchanges.findLastIndex((each) => logIdOf(each) !== null) + 1;
    const kept = unsent
      .filter(({ question }) => question !== exchanges[end - 1]?.question)
      .map(({ question, promptType }) => {
        lastId += 1;
        return { ...begun(`kept-${lastId}`, question, promptType), state: 'failed' as const };
      });
    this.publish({
      ...this.state,
      exchanges: [...exchanges.slice(0, end), ...kept, ...exchanges.slice(end)],
    });
  }

  /** The server had this question all the same: it waits no longer. */
  drop(question: string): void {
    const exchanges = this.state.exchanges.filter((each) => !isKept(each.id) || each.question !== question);
    this.publish({ ...this.state, exchanges });
  }

  setHidden(isHidden: boolean): void {
    this.publish({ ...this.state, isHidden });
  }

  /** It is gone; what got no answer in it is asked elsewhere. */
  lose(): Unsent[] {
    const { unsent } = this;
    const exchanges = this.state.exchanges.filter(({ state }) => state === 'done' || state === 'stopped');
    this.publish({ ...this.state, exchanges, isGone: true });
    return unsent;
  }

  /** Begun by "Effacer" on another one; `null`: that one was brought back. */
  beginAfter(hid: number | null): void {
    this.publish({ ...this.state, cleared: null, hid });
  }

  /** As `stop`, at once. */
  abort(): void {
    this.running?.abort();
  }

  clear(): void {
    this.abort();
    this.publish({ ...this.state, exchanges: [], cleared: this.state.exchanges });
  }

  undoClear(): void {
    const { cleared, exchanges } = this.state;
    if (cleared) this.publish({ ...this.state, cleared: null, exchanges: [...cleared, ...exchanges] });
  }

  /** Takes a question that got no answer out of the list, to write it anew. */
  remove(id: string): void {
    this.publish({ ...this.state, exchanges: this.state.exchanges.filter((each) => each.id !== id) });
  }

  /** Keeps what was said of an answer, or of a source of it; `null` takes it back. */
  say(id: string, sourceKey: string, said: Feedback | null): void {
    const change = (exchange: Exchange): Exchange => {
      const others = exchange.feedback.filter((each) => each.sourceKey !== sourceKey);
      return { ...exchange, feedback: said === null ? others : [...others, said] };
    };
    const exchanges = this.state.exchanges.map((each) => (each.id === id ? change(each) : each));
    this.publish({ ...this.state, exchanges });
  }

  stop(): void {
    if (performance.now() - this.startedAt > DOUBLE_TOUCH_MS) this.abort();
  }

  async retry(id: string, professional: boolean): Promise<Outcome | null> {
    const failed = this.state.exchanges.find((each) => each.id === id);
    if (!failed || this.running) return null;
    this.remove(id);
    return this.ask({ question: failed.question, promptType: failed.promptType, professional });
  }

  async ask({ question, promptType, professional }: Ask): Promise<Outcome | null> {
    if (this.running) return null;
    const running = new AbortController();
    this.running = running;
    this.startedAt = performance.now();
    lastId += 1;
    const id = `own-${lastId}`;
    let current = begun(id, question, promptType);
    const before = this.before();
    this.publish({
      ...this.state,
      cleared: null,
      hid: null,
      exchanges: [...this.state.exchanges, current],
    });

    const update = (change: Partial<Exchange>, now: boolean) => {
      current = { ...current, ...change };
      const exchanges = this.state.exchanges.map((each) => (each.id === id ? current : each));
      this.state = { ...this.state, exchanges };
      if (now) this.notify();
      else this.notifyAtFrame();
    };
    let failure: ApiError | null = null;
    const onEvent = ({ event, data }: ServerEvent) => {
      if (event === 'sources') {
        const { status, sources } = JSON.parse(data) as Pick<Answer, 'status' | 'sources'>;
        update({ status, sources, state: 'streaming' }, false);
      } else if (event === 'delta') {
        const { text } = JSON.parse(data) as { text: string };
        update({ text: current.text + text, state: 'streaming' }, false);
      } else if (event === 'done') {
        const answer = JSON.parse(data) as Answer;
        const { status, language, sources, response } = answer;
        update(
          { answer, text: response, fields: fieldsOf(answer), sources, status, language, state: 'done' },
          false,
        );
      } else if (event === 'error') {
        failure = errorOfEvent(data);
      }
    };

    try {
      await postForEvents(
        professional ? '/api/ai-chat' : '/api/ia/ask',
        professional
          ? {
              message: question,
              context: 'professional',
              promptType: promptType ?? 'general',
              ...before,
            }
          : { question, ...before },
        onEvent,
        { signal: running.signal },
      );
      // A stream that ends without its last event was cut on the way.
      if (current.answer === null) failure ??= ApiError.local('offline');
    } catch (error) {
      failure = isApiError(error) ? error : ApiError.local('unexpected');
    }
    this.running = null;
    // Where nothing was kept it stays what it was; one that was erased meanwhile was begun anew.
    const conversationId = current.answer?.conversationId ?? null;
    if (conversationId !== null) this.state = { ...this.state, conversationId, isHidden: false };
    const stopped = isAbort(failure);
    if (failure !== null)
      update({ state: stopped ? 'stopped' : 'failed', error: stopped ? null : failure }, false);
    this.notify();
    return { exchange: current, answer: current.answer, error: stopped ? null : failure };
  }

  /** What a question goes on with: the server knows a conversation that it keeps. */
  private before() {
    const { conversationId, exchanges } = this.state;
    if (conversationId !== null) return { conversationId };
    const answered = exchanges.filter(({ state }) => state === 'done' || state === 'stopped');
    return { conversationHistory: conversationHistory(answered) };
  }

  private publish(next: ChatState): void {
    this.state = next;
    this.notify();
  }

  private notify(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    for (const listener of this.listeners) listener();
  }

  /** Pieces of text come faster than the screen: at most one render a frame. */
  private notifyAtFrame(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.notify());
  }
}
