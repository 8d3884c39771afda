import useSWR from 'swr';
import { useState } from 'react';
import { loadContent } from '@/lib/content/content';
import { http } from '@/lib/http/client';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { useApi } from '@/lib/swr/useApi';
import type { Handbook, HandbookSummary } from '@/types/handbook';
import { dropHandbook, keepHandbook, keptHandbook } from '../model/store';

export type Keeping = 'asking' | 'none' | 'fetching' | 'kept' | 'memory';

interface Shelf {
  state: Keeping;
  handbook: Handbook | undefined;
  summary: HandbookSummary | undefined;
  /** Newer notes than those kept here. */
  isOld: boolean;
  failure: unknown;
  fetchHandbook: () => Promise<void>;
  drop: () => Promise<void>;
}

/** The notes kept on this device in the reader's language, and how to fetch, renew and drop them. */
export function useHandbook(): Shelf {
  const { language } = useLanguage();
  const summary = useApi<HandbookSummary>('/api/handbook/summary').data;
  const kept = useSWR(`handbook:${language}`, async () => (await keptHandbook(language)) ?? null, {
    revalidateIfStale: false,
  });
  const [busy, setBusy] = useState(false);
  const [inMemory, setInMemory] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const handbook = kept.data ?? undefined;

  const fetchHandbook = async () => {
    setBusy(true);
    setFailure(null);
    try {
      // A weak network takes its time over some tens of kilobytes.
      const fetched = await http.get<Handbook>('/api/handbook', { timeoutMs: 120_000 });
      setInMemory(!(await keepHandbook(fetched)));
      await kept.mutate(fetched, { revalidate: false });
      // What to do in an emergency and the articles come along: small, and read in the same moments.
      const articles = await loadContent('articles', language);
      await Promise.allSettled([
        loadContent('emergency', language),
        ...articles.filter(({ ready }) => ready).map(({ id }) => loadContent(`article-${id}`, language)),
      ]);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const drop = async () => {
    await dropHandbook(language);
    await kept.mutate(null, { revalidate: false });
  };

  const state = (): Keeping => {
    if (busy) return 'fetching';
    if (kept.data === undefined) return 'asking';
    if (kept.data === null) return 'none';
    return inMemory ? 'memory' : 'kept';
  };
  return {
    state: state(),
    handbook,
    summary,
    isOld: handbook !== undefined && summary !== undefined && summary.revision > handbook.revision,
    failure,
    fetchHandbook,
    drop,
  };
}
