import { removeDraft, saveDraft } from '@/lib/storage/drafts';
import type { Exchange } from './chatStore';
import { PROMPT_TYPES, type PromptType } from './types';

/** A question that has no answer yet, as it is kept on the device. */
export interface Unsent {
  question: string;
  promptType: PromptType | null;
  /** Where it was asked; `null` is the new conversation. */
  conversation: number | null;
}

export function unsentKey(userId: number): string {
  return `assistant-unsent-${userId}`;
}

/** On its way, or refused: the person was told that it is kept. Who was signed out finds it in the input. */
export function unsentOf(exchanges: readonly Exchange[], conversation: number | null): Unsent[] {
  const hasNoAnswer = ({ state, error }: Exchange) =>
    state === 'asking' || state === 'streaming' || (state === 'failed' && error?.status !== 401);
  return exchanges
    .filter(hasNoAnswer)
    .map(({ question, promptType }) => ({ question, promptType, conversation }));
}

export async function keepUnsent(userId: number, unsent: readonly Unsent[]): Promise<void> {
  if (unsent.length === 0) await removeDraft(unsentKey(userId));
  else await saveDraft(unsentKey(userId), unsent);
}

/** What was kept; anything of another shape is left out. */
export function readUnsent(kept: unknown): Unsent[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('question' in each)) return [];
    const { question } = each;
    if (typeof question !== 'string' || question.trim() === '') return [];
    const asked = 'promptType' in each ? each.promptType : null;
    const promptType = PROMPT_TYPES.find((type) => type === asked) ?? null;
    const conversation = 'conversation' in each ? each.conversation : null;
    return [{ question, promptType, conversation: typeof conversation === 'number' ? conversation : null }];
  });
}
