import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '@/components/forms/useFormDraft';
import type { CaseLaw } from '@/types/caseLaw';
import { followed } from '../model/meanwhile';
import { valuesOf, type CaseLawValues } from './model';

/** What is being written of a decision stays on the device until it is saved, or the decision has changed. */
export function KeptDraft({ draftKey, known }: { draftKey: string; known: CaseLaw | null }) {
  const { t } = useTranslation('caseLaw');
  const draft = useFormDraft(draftKey, valuesOf(known));
  if (!draft.restored) return null;
  return (
    <div className="notice">
      <p>{t('form.restored')}</p>
      <button type="button" className="button button-quiet" onClick={draft.startAnew}>
        {t('form.startAnew')}
      </button>
    </div>
  );
}

/** What changed on the server meanwhile – a name that was masked – comes into the fields that nobody has touched. */
export function Followed({ decision }: { decision: CaseLaw }) {
  const { values, setValues } = useFormikContext<CaseLawValues>();
  const before = useRef(valuesOf(decision));
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  });
  useEffect(() => {
    const now = valuesOf(decision);
    const next = followed(typed.current, before.current, now);
    before.current = now;
    if (next !== typed.current) void setValues(next, false);
  }, [decision, setValues]);
  return null;
}
