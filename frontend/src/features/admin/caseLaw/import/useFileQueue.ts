import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@/lib/http/ApiError';
import { upload } from '@/lib/http/upload';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import type { ImportItem, ImportReport } from '@/types/caseLaw';

const PATH = '/api/admin/jurisprudence/import/files';

interface Waiting {
  file: File;
  anyCountry: boolean;
}

interface State {
  items: ImportItem[];
  current: string;
  done: number;
  total: number;
  /** Of the file that is on its way. */
  share: number;
  isBusy: boolean;
}

const IDLE: State = { items: [], current: '', done: 0, total: 0, share: 0, isBusy: false };

/** Sends files one after the other into one run; what became of each stays in the list. */
export function useFileQueue(onEnd: (result: { imported: number; total: number }) => void) {
  const message = useMessage();
  const [state, setState] = useState<State>(IDLE);
  const waiting = useRef<Waiting[]>([]);
  const files = useRef(new Map<number, File>());
  const run = useRef<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const last = useRef(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => () => abort.current?.abort(), []);

  const said = (items: readonly ImportItem[], file: File): ImportItem[] =>
    items.map((item) => {
      last.current += 1;
      files.current.set(last.current, file);
      return { ...item, position: last.current };
    });

  const send = async ({ file, anyCountry }: Waiting, signal: AbortSignal): Promise<ImportItem[]> => {
    const query = new URLSearchParams({ name: file.name });
    if (run.current !== null) query.set('run', `${run.current}`);
    if (anyCountry) query.set('anyCountry', 'true');
    try {
      const report = await upload<ImportReport>(`${PATH}?${query.toString()}`, file, {
        signal,
        onProgress: (share) => setState((before) => ({ ...before, share })),
      });
      run.current = report.run.id;
      return said(report.items, file);
    } catch (error) {
      if (isApiError(error) && error.category === 'aborted') return [];
      const why = message(apiErrorMessage(error));
      const failed = { position: 0, id: '', title: file.name, outcome: 'failed' as const };
      return said([{ ...failed, reason: null, message: why, caseId: null, url: null }], file);
    }
  };

  const work = async () => {
    const stop = new AbortController();
    abort.current = stop;
    let [imported, total] = [0, 0];
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { name } = next.file;
      setState((before) => ({ ...before, current: name, share: 0 }));
      const items = await send(next, stop.signal);
      if (stop.signal.aborted) break;
      imported += items.filter((item) => item.outcome === 'imported').length;
      total += items.length;
      setState((before) => ({
        ...before,
        items: [...items, ...before.items],
        done: before.done + 1,
        share: 0,
      }));
    }
    abort.current = null;
    setState((before) => ({ ...before, isBusy: false }));
    if (total > 0) end.current({ imported, total });
  };

  const add = (chosen: readonly File[], anyCountry = false) => {
    if (chosen.length === 0) return;
    waiting.current.push(...chosen.map((file) => ({ file, anyCountry })));
    const isIdle = abort.current === null;
    setState((before) => ({
      ...before,
      isBusy: true,
      done: isIdle ? 0 : before.done,
      total: (isIdle ? 0 : before.total) + chosen.length,
    }));
    if (isIdle) void work();
  };

  return {
    ...state,
    add: (chosen: readonly File[]) => add(chosen),
    takeAnyway: (item: ImportItem) => {
      const file = files.current.get(item.position);
      setState((before) => ({
        ...before,
        items: before.items.filter((each) => each.position !== item.position),
      }));
      if (file) add([file], true);
    },
    stop: () => {
      waiting.current = [];
      abort.current?.abort();
    },
  };
}
