import { LEGAL_DOMAINS } from '@/types/marketplace';
import type { Suggestion } from './requestForm';

export interface Turn {
  role: 'user' | 'ai';
  content: string;
}

/** Characters of one message to the assistant (the server's own limit). */
export const TURN_MAX = 4_000;

/** Characters of all turns together (the server's own limit). */
export const CONVERSATION_MAX = 40_000;

/** The turns so far, as lines of `role: content`; of a very long conversation the last ones. */
export function conversationText(turns: readonly Turn[]): string {
  const lines = turns.map(({ role, content }) => `${role}: ${content}`);
  while (lines.join('\n').length > CONVERSATION_MAX) lines.shift();
  return lines.join('\n');
}

export interface FormulationDraft {
  turns: Turn[];
  suggestion: Suggestion | null;
}

export const noFormulation: FormulationDraft = { turns: [], suggestion: null };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTurn(value: unknown): value is Turn {
  return (
    isRecord(value) && (value.role === 'user' || value.role === 'ai') && typeof value.content === 'string'
  );
}

function isSuggestion(value: unknown): value is Suggestion {
  return (
    isRecord(value) &&
    typeof value.suggestedTitle === 'string' &&
    typeof value.suggestedDescription === 'string' &&
    LEGAL_DOMAINS.some((domain) => domain === value.suggestedDomain)
  );
}

/** A conversation as it was kept on the device; anything of another shape is left out. */
export function readFormulation(draft: unknown): FormulationDraft {
  if (!isRecord(draft)) return noFormulation;
  return {
    turns: Array.isArray(draft.turns) ? draft.turns.filter(isTurn) : [],
    suggestion: isSuggestion(draft.suggestion) ? draft.suggestion : null,
  };
}

export function formulationKey(userId: number): string {
  return `formulation-${userId}`;
}

/** What is written to the assistant and not sent yet. */
export function formulationTextKey(userId: number): string {
  return `formulation-text-${userId}`;
}

/** Changes of a request that are not saved yet. */
export function editDraftKey(requestId: number): string {
  return `request-edit-${requestId}`;
}
