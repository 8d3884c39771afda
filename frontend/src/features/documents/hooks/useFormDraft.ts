import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '@/lib/storage/drafts';
import { withDraft, type FormValues } from '../model/fields';

const SAVE_AFTER_MS = 500;

/** What is being written into a template's form, kept on the device; blanks never replace it. */
export function useFormDraft(key: string, empty: FormValues) {
  const { values, setValues, resetForm } = useFormikContext<FormValues>();
  const [restored, setRestored] = useState(false);
  // Nothing is saved before the draft was read: an empty form must not pass over it.
  const read = useRef(false);

  useEffect(() => {
    let current = true;
    void readDraft(key).then((draft) => {
      if (!current) return;
      read.current = true;
      const next = withDraft(empty, draft);
      if (Object.values(next).some((value) => value !== '')) {
        setRestored(true);
        void setValues(next, false);
      }
    });
    return () => {
      current = false;
    };
    // The form is mounted anew for each template.
  }, [key]);

  useEffect(() => {
    if (!read.current) return;
    const timer = setTimeout(() => void saveDraft(key, values), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, values]);

  return {
    restored,
    startAnew: () => {
      setRestored(false);
      void removeDraft(key);
      resetForm({ values: empty });
    },
  };
}
