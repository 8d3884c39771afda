import { useEffect, useRef } from 'react';
import { keepDraft, removeDraft } from '@/lib/storage/drafts';
import { useTextDraft } from '@/lib/storage/useTextDraft';

/** The text being written in a conversation. It goes along when the conversation gets its address. */
export function useComposerText(key: string) {
  const [text, setText] = useTextDraft(key);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    void removeDraft(before.current);
    before.current = key;
    if (text.trim() !== '') keepDraft(key, text);
  }, [key, text]);
  return [text, setText] as const;
}
