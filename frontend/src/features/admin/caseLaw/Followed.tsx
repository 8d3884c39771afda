import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { CaseLaw } from '@/types/caseLaw';
import { followed } from '../model/meanwhile';
import { valuesOf, type CaseLawValues } from './model';

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
