import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '@/lib/storage/drafts';

/** At most this long behind what is typed, however long a person types without a pause. */
const SAVE_EVERY_MS = 500;

type TextValues = Record<string, string>;

/** A kept draft over the empty form: only what was written, only fields the form still has. */
export function withDraft<V extends TextValues>(empty: V, draft: unknown): V {
  if (typeof draft !== 'object' || draft === null) return empty;
  const kept = Object.entries(draft).filter(
    (entry): entry is [string, string] =>
      entry[0] in empty && typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return { ...empty, ...Object.fromEntries(kept) };
}

/** What is being written into a form of texts, kept on the device; blanks never replace it. */
export function useFormDraft(key: string, empty: TextValues) {
  const { values, setValues, resetForm } = useFormikContext<TextValues>();
  const [restored, setRestored] = useState(false);
  const latest = useRef(values);
  const place = useRef(key);
  // Nothing is saved before the draft was read: an empty form must not pass over it.
  const read = useRef(false);

  useEffect(() => {
    if (place.current !== key) {
      // What is being changed was read anew: what was typed goes on under its new key.
      void removeDraft(place.current);
      place.current = key;
      if (Object.keys(empty).some((name) => latest.current[name] !== empty[name])) {
        void saveDraft(key, latest.current);
      }
      return;
    }
    let current = true;
    void readDraft(key).then((draft) => {
      if (!current) return;
      read.current = true;
      const next = withDraft(empty, draft);
      if (Object.keys(next).some((name) => next[name] !== empty[name])) {
        setRestored(true);
        void setValues(next, false);
      }
    });
    return () => {
      current = false;
    };
    // What is empty belongs to the key.
  }, [key]);

  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = values;
    if (!read.current || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void saveDraft(key, latest.current);
    }, SAVE_EVERY_MS);
  }, [key, values]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden' && timer.current !== undefined) {
        void saveDraft(key, latest.current);
      }
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      // What was sent is kept no more.
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [key]);

  return {
    restored,
    startAnew: () => {
      setRestored(false);
      void removeDraft(key);
      resetForm({ values: empty });
    },
  };
}
