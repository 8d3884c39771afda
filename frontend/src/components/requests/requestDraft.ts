import { readDraft, saveDraft } from '@/lib/storage/drafts';

/** Under which name a client's new request is kept on the device while it is written. */
export function requestDraftKey(userId: number): string {
  return `request-${userId}`;
}

function descriptionIn(draft: unknown): string {
  if (typeof draft !== 'object' || draft === null || !('description' in draft)) return '';
  return typeof draft.description === 'string' ? draft.description.trim() : '';
}

/** Puts a question into the request that is being written, behind what stands there already. */
export async function putIntoRequest(userId: number, question: string): Promise<void> {
  const key = requestDraftKey(userId);
  const draft = await readDraft<object>(key);
  const written = descriptionIn(draft);
  if (written.includes(question.trim())) return;
  const description = written === '' ? question.trim() : `${written}\n\n${question.trim()}`;
  await saveDraft(key, { ...draft, description });
}
