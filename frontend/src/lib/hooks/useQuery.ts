import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { LastAsked } from './lastAsked';

/**
 * The query of the address. A change begins with what was asked for last, whether it is rendered yet or not: on a slow phone a second
 * choice comes before the first one is shown, and must not undo it.
 */
export function useQuery() {
  const [query, navigate] = useSearchParams();
  const last = useRef<LastAsked>(null);
  last.current ??= new LastAsked(query);
  useLayoutEffect(() => {
    last.current?.shown(query);
  }, [query]);
  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      if (last.current === null) return;
      const asked = next(last.current.current);
      last.current.ask(asked);
      navigate(asked, options);
    },
    [navigate],
  );
  return [query, change] as const;
}
