import { useRef, useState } from 'react';
import { useQuery } from '@/lib/hooks/useQuery';
import { useApi } from '@/lib/swr/useApi';
import type { Found } from '@/types/library';
import { PAGE_SIZE, pageOf, searchPath } from './model';

const REST_MS = 350;

/**
 * A search whose text, filters and page stand in the address: a link to it finds the same. A text is searched once it
 * rests, or at once when it is sent.
 */
export function useSearch<T>(path: string, names: readonly string[]) {
  const [query, setQuery] = useQuery();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = query.get('q') ?? '';
  const page = pageOf(query);
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
  const isAsked = q.trim() !== '' || names.some((name) => filters[name] !== '');
  const found = useApi<Found<T>>(searchPath(path, { q, ...filters }, page), { keepPreviousData: true });

  const change = (changes: Record<string, string>, replace: boolean) => {
    clearTimeout(timer.current);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        // What was typed and has not rested yet goes along.
        const all = typed === null ? changes : { q: typed, ...changes };
        for (const [name, value] of Object.entries(all)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
    setTyped(null);
  };
  return {
    ...found,
    q,
    filters,
    page,
    pages: Math.ceil((found.data?.total ?? 0) / PAGE_SIZE),
    /** Something is searched for; else all there is. */
    isAsked,
    text: typed ?? q,
    type: (value: string) => {
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change({ q: value }, true), REST_MS);
    },
    send: (value: string) => change({ q: value }, false),
    filter: (changes: Record<string, string>) => change(changes, false),
    turn: (next: number) => change({ page: next > 1 ? `${next}` : '' }, false),
  };
}

export type Search<T> = ReturnType<typeof useSearch<T>>;
