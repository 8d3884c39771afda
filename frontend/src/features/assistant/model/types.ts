/** The assistant's part of the contract (docs/API.md, "Assistant"). */

import type { Answered, Schemas } from '@/types/api';
import type { Feedback } from '@/types/feedback';

export type AnswerStatus = 'grounded' | 'no_match' | 'unavailable';

type Engine = 'builtin' | 'remote';

export type Source = Answered<
  Schemas['Source'],
  { kind: 'note' | 'case' | 'article'; confidence: 'high' | 'medium' | null }
>;

/** `limit` is `null` for Premium and admin. */
export type Usage = Answered<Schemas['Usage']>;

export type SavedDocument = Schemas['DocumentRef'];

export type DocumentDraft = Schemas['DocumentDraft'];
export type CurrentDraft = Schemas['CurrentDraft'];

export type Answer = Answered<
  Schemas['Answer'],
  {
    status: AnswerStatus;
    language: 'fr' | 'en';
    engine: Engine;
    sources: Source[];
    usage: Usage;
  }
>;

export type LoggedAnswer = Answered<
  Schemas['AiLog'],
  { status: AnswerStatus; sources: Source[]; feedback: Feedback[] }
>;

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
