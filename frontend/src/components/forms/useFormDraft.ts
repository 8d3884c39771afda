import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft, removeDraft } from '@/lib/storage/drafts';

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

  const isTouched = (now: TextValues) => Object.keys(empty).some((name) => now[name] !== empty[name]);

  useEffect(() => {
    if (place.current !== key) {
      // What is being changed was read anew: what was typed goes on under its new key.
      void removeDraft(place.current);
      place.current = key;
      if (isTouched(latest.current)) keepDraft(key, latest.current);
      return;
    }
    let current = true;
    void readDraft(key).then((draft) => {
      if (!current) return;
      read.current = true;
      // What was typed meanwhile stands, each in its field.
      const kept = withDraft(empty, draft);
      const typed = Object.entries(latest.current).filter(([name, value]) => value !== empty[name]);
      const next = { ...kept, ...Object.fromEntries(typed) };
      if (isTouched(next)) keepDraft(key, next);
      if (isTouched(kept)) {
        setRestored(true);
        void setValues(next, false);
      }
    });
    return () => {
      current = false;
    };
    // What is empty belongs to the key.
  }, [key]);

  useEffect(() => {
    latest.current = values;
    if (read.current) keepDraft(place.current, values);
  }, [values]);

  return {
    restored,
    startAnew: () => {
      setRestored(false);
      void removeDraft(key);
      resetForm({ values: empty });
    },
  };
}
