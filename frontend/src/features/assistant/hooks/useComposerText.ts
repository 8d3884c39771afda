import { useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '@/lib/storage/drafts';

const SAVE_AFTER_MS = 400;

/** The text being written, kept over a reload or a lost session; gone once it was sent. */
export function useComposerText(key: string) {
  const [text, setText] = useState('');
  const touched = useRef(false);

  useEffect(() => {
    let current = true;
    void readDraft<string>(key).then((draft) => {
      if (current && !touched.current && typeof draft === 'string') setText(draft);
    });
    return () => {
      current = false;
    };
  }, [key]);

  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(
      () => void (text.trim() === '' ? removeDraft(key) : saveDraft(key, text)),
      SAVE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [key, text]);

  return {
    text,
    write: (next: string) => {
      touched.current = true;
      setText(next);
    },
  };
}
