import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from './drafts';

const SAVE_EVERY_MS = 500;

type Change = string | ((before: string) => string);

/** A text that is being written, kept on the device until it is emptied. */
export function useTextDraft(key: string): readonly [text: string, setText: (change: Change) => void] {
  const [text, setText] = useState('');
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    void (latest.current.trim() === '' ? removeDraft(key) : saveDraft(key, latest.current));
  }, [key]);

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
      if (timer.current !== undefined) keep();
    };
  }, [key, keep]);

  // A page that is reloaded or closed is hidden first, and not unmounted.
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden' && timer.current !== undefined) keep();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [keep]);

  const change = useCallback(
    (next: Change) => {
      latest.current = typeof next === 'string' ? next : next(latest.current);
      setText(latest.current);
      if (latest.current === '') keep();
      else timer.current ??= setTimeout(keep, SAVE_EVERY_MS);
    },
    [keep],
  );
  return [text, change];
}
