import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The query of the address. A change begins with what was asked for last, whether it is rendered yet or not: on a slow phone a second
 * choice comes before the first one is shown, and must not undo it.
 */
export function useQuery() {
  const [query, navigate] = useSearchParams();
  const last = useRef(query);
  useLayoutEffect(() => {
    last.current = query;
  }, [query]);
  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      last.current = next(last.current);
      navigate(last.current, options);
    },
    [navigate],
  );
  return [query, change] as const;
}
