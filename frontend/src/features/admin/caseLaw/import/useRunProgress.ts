import { useEffect, useRef, useState } from 'react';
import { http } from '@/lib/http/client';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { isOver, type ImportReport, type ImportRun } from '@/types/caseLaw';

/** Where the browser has no line of events, the run is asked about this often (milliseconds). */
const ASK_MS = 2_000;
/** How long a broken line is left alone before it is opened anew. */
const REOPEN_MS = 2_000;

function parsed(event: Event): ImportRun | null {
  try {
    return JSON.parse((event as MessageEvent<string>).data) as ImportRun;
  } catch {
    return null;
  }
}

/** How far a run is, by the server's events; `onEnd` is called once it is over. `null` listens to nothing. */
export function useRunProgress(id: number | null, onEnd: (run: ImportRun) => void): ImportRun | null {
  const { language } = useLanguage();
  const [run, setRun] = useState<ImportRun | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (id === null) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let line: EventSource | null = null;
    const hear = (next: ImportRun | null) => {
      if (stopped || next === null) return;
      setRun(next);
      if (!isOver(next)) return;
      stopped = true;
      line?.close();
      end.current(next);
    };
    const ask = async () => {
      const report = await http.get<ImportReport>(`/api/admin/jurisprudence/imports/${id}`).catch(() => null);
      hear(report?.run ?? null);
      if (!stopped) timer = setTimeout(() => void ask(), ASK_MS);
    };
    const open = () => {
      line = new EventSource(`/api/admin/jurisprudence/imports/${id}/events?lang=${language}`);
      line.addEventListener('progress', (event) => hear(parsed(event)));
      line.addEventListener('done', (event) => hear(parsed(event)));
      line.addEventListener('error', () => {
        // The browser comes back by itself unless the server refused.
        if (stopped || line?.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, REOPEN_MS);
      });
    };
    if (typeof EventSource === 'undefined') void ask();
    else open();
    return () => {
      stopped = true;
      line?.close();
      clearTimeout(timer);
    };
  }, [id, language]);

  return run !== null && run.id === id ? run : null;
}
