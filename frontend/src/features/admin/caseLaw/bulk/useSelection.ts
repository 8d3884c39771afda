import { useState } from 'react';
import type { Refusals } from './verifyEach';

const NO_REFUSAL: Refusals = new Map();

/** Which decisions of a list are chosen, and why some of them could not be verified. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [refusals, setRefusals] = useState<Refusals>(NO_REFUSAL);
  return {
    chosen,
    refusals,
    choose: (ids: readonly number[]) => setChosen(new Set(ids)),
    toggle: (id: number) =>
      setChosen((before) => new Set(before.has(id) ? [...before].filter((e) => e !== id) : [...before, id])),
    /** Those that were refused stay chosen, beside the reason. */
    end: setRefusals,
  };
}

export type Selection = ReturnType<typeof useSelection>;
