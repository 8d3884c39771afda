import { conversationHistory } from '@/lib/answer/history';
import { ApiError, isAbort, isApiError } from '@/lib/http/ApiError';
import { postForEvents, type ServerEvent } from '@/lib/http/eventStream';
import type { Feedback } from '@/types/feedback';
import type { Answer, AnswerStatus, LoggedAnswer, PromptType, Source } from './types';

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
  sources: Source[];
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
  /** The free consultation was chosen: the input is open while some are left. */
  unlocked: boolean;
  restored: boolean;
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

const EMPTY: ChatState = { exchanges: [], cleared: null, unlocked: false, restored: false };

let lastId = 0;

function restoredExchange(log: LoggedAnswer): Exchange {
  return {
    id: `log-${log.id}`,
    question: log.prompt,
    promptType: null,
    state: 'done',
    text: log.response,
    status: log.status,
    sources: log.sources,
    answer: null,
    error: null,
    feedback: log.feedback,
  };
}

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
 * One person's conversation. It outlives the tab it is shown in, so that an answer on its way is not lost by a look at
 * the documents; it lives in SWR's memory, so that sign-out takes it away.
 */
export class ChatStore {
  private state: ChatState = EMPTY;
  private readonly listeners = new Set<() => void>();
  private running: AbortController | null = null;
  private frame = 0;
  private startedAt = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ChatState => this.state;

  get busy(): boolean {
    return this.running !== null;
  }

  restore(logs: readonly LoggedAnswer[]): void {
    if (this.state.restored) return;
    const known = logs.map(restoredExchange);
    this.publish({ ...this.state, restored: true, exchanges: [...known, ...this.state.exchanges] });
  }

  unlock(): void {
    this.publish({ ...this.state, unlocked: true });
  }

  clear(): void {
    this.running?.abort();
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
    if (performance.now() - this.startedAt > DOUBLE_TOUCH_MS) this.running?.abort();
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
    const history = conversationHistory(
      this.state.exchanges.filter(({ state }) => state === 'done' || state === 'stopped'),
    );
    let current: Exchange = {
      id,
      question,
      promptType,
      state: 'asking',
      text: '',
      status: null,
      sources: [],
      answer: null,
      error: null,
      feedback: [],
    };
    this.publish({ ...this.state, cleared: null, exchanges: [...this.state.exchanges, current] });

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
        update(
          { answer, text: answer.response, sources: answer.sources, status: answer.status, state: 'done' },
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
              conversationHistory: history,
            }
          : { question, conversationHistory: history },
        onEvent,
        { signal: running.signal },
      );
      // A stream that ends without its last event was cut on the way.
      if (current.answer === null) failure ??= ApiError.local('offline');
    } catch (error) {
      failure = isApiError(error) ? error : ApiError.local('unexpected');
    }
    this.running = null;
    const stopped = isAbort(failure);
    if (failure !== null)
      update({ state: stopped ? 'stopped' : 'failed', error: stopped ? null : failure }, false);
    this.notify();
    return { exchange: current, answer: current.answer, error: stopped ? null : failure };
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
