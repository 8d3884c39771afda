import { useEffect, useReducer } from 'react';

/** Renders once a second, for what counts down. */
export function useSeconds(): void {
  const [, turn] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    const timer = setInterval(turn, 1000);
    return () => clearInterval(timer);
  }, []);
}
