import { useState } from 'react';

export type Progress = 'waiting' | 'working' | 'done' | { error: unknown };

/** One deed of a page, by a button: where it stands. */
export function useOnce(deed: () => Promise<unknown>): { progress: Progress; run: () => void } {
  const [progress, setProgress] = useState<Progress>('waiting');
  const run = () => {
    setProgress('working');
    deed().then(
      () => setProgress('done'),
      (error: unknown) => setProgress({ error }),
    );
  };
  return { progress, run };
}
