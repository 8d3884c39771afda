import { useState } from 'react';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { useQuery } from '@/lib/hooks/useQuery';
import { usePage } from '@/lib/swr/usePage';
import { listPath, pageCount, pageOf } from '../model/lists';

const REST_MS = 300;

/**
 * A list in pages whose filters stand in the address, beside the tab. A text is searched once it rests, from the first
 * page on, and joins the address with the next filter or page.
 */
export function useList<T>(path: string, names: readonly string[], fixed: Record<string, string> = {}) {
  const [query, setQuery] = useQuery();
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
  const [text, setText] = useState(filters.q ?? '');
  const q = useDebounced(text.trim(), REST_MS);
  const page = pageOf(query);
  const asked = names.includes('q') ? { ...filters, q } : filters;
  // What was typed last begins at the first page, whatever the address still says.
  const shown = q === (filters.q ?? '') || !names.includes('q') ? page : 1;
  const list = usePage<T>(listPath(path, { ...asked, ...fixed }, shown));

  const change = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        const tab = before.get('tab');
        const next = new URLSearchParams(tab === null ? {} : { tab });
        const kept = names.map((name) => [name, before.get(name) ?? ''] as const);
        const typed = names.includes('q') ? { q } : {};
        for (const [name, value] of Object.entries({ ...Object.fromEntries(kept), ...typed, ...changes })) {
          if (value !== '') next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    ...list,
    filters: asked,
    text,
    setText,
    filter: (name: string, value: string) => change({ [name]: value }),
    /** Everything there is again. */
    clear: () => {
      setText('');
      change(Object.fromEntries(names.map((name) => [name, ''])));
    },
    isFiltered: Object.values(asked).some((value) => value !== ''),
    page: shown,
    pages: pageCount(list.data?.total ?? 0),
    turn: (next: number) => change({ page: next > 1 ? `${next}` : '' }),
  };
}

export type List<T> = ReturnType<typeof useList<T>>;
