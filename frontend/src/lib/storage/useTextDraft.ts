import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft, removeDraft } from './drafts';

type Change = string | ((before: string) => string);

/** A text that is being written, kept on the device until it is emptied. */
export function useTextDraft(key: string): readonly [text: string, setText: (change: Change) => void] {
  const [text, setText] = useState('');
  const latest = useRef('');

  useEffect(() => {
    let current = true;
    void readDraft<string>(key).then((kept) => {
      // What was typed meanwhile stands.
      if (!current || typeof kept !== 'string' || latest.current !== '') return;
      latest.current = kept;
      setText(kept);
    });
    return () => {
      current = false;
    };
  }, [key]);

  const change = useCallback(
    (next: Change) => {
      latest.current = typeof next === 'string' ? next : next(latest.current);
      setText(latest.current);
      if (latest.current.trim() === '') void removeDraft(key);
      else keepDraft(key, latest.current);
    },
    [key],
  );
  return [text, change];
}
