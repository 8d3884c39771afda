/** The assistant's part of the contract (docs/API.md, "Assistant"). */

import type { AnswerSource, AnswerStatus, WithFields } from '@/types/answer';
import type { Answered, Schemas } from '@/types/api';
import type { Feedback } from '@/types/feedback';

type Engine = 'builtin' | 'remote';

export type Source = AnswerSource;

/** `limit` is `null` for Premium and admin. */
export type Usage = Answered<Schemas['Usage']>;

export type SavedDocument = Schemas['DocumentRef'];

export type DocumentDraft = Schemas['DocumentDraft'];
export type CurrentDraft = Schemas['CurrentDraft'];

export type Answer = WithFields<
  Answered<
    Schemas['Answer'],
    {
      status: AnswerStatus;
      language: 'fr' | 'en';
      engine: Engine;
      sources: Source[];
      usage: Usage;
    }
  >
>;

export type LoggedAnswer = WithFields<
  Answered<
    Schemas['AiLog'],
    { status: AnswerStatus; language: 'fr' | 'en'; sources: Source[]; feedback: Feedback[] }
  >
>;

/** A conversation as a list shows it. */
export type ConversationRow = Answered<Schemas['AiConversation']>;

export type OpenedConversation = Answered<Schemas['OpenedAiConversation'], { exchanges: LoggedAnswer[] }>;

/** Characters of a conversation's title. */
export const TITLE_MAX = 80;

export type EngineStatus = Answered<Schemas['AiStatus'], { engine: Engine }>;

export const PROMPT_TYPES = [
  'research',
  'document',
  'strategy',
  'analysis',
  'precedent',
  'procedure',
] as const;

export type PromptType = (typeof PROMPT_TYPES)[number];

/** Characters of one message (decisions §5). */
export const MESSAGE_MAX = 4_000;
