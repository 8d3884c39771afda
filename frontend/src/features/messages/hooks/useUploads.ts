import { useEffect, useRef, useState } from 'react';
import { isAbort, isApiError, type ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { upload } from '@/lib/http/upload';
import type { MessageKey } from '@/lib/i18n/message';
import type { Attachment } from '@/types/messages';
import { mediaTypeOf, refusalOf } from '../model/files';

/** A file between the person's choice and the server's answer. */
export interface Upload {
  key: number;
  file: File;
  share: number;
  /** Why it cannot be sent at all. */
  refusal: MessageKey | null;
  /** Why it did not arrive; it can be tried again. */
  error: ApiError | null;
}

export interface Uploads {
  list: readonly Upload[];
  busy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  drop: (key: number) => void;
}

let lastKey = 0;

/** Files go up as soon as they are chosen; `onArrived` hears of each one the server has taken. */
export function useUploads(requestId: number, onArrived: (attachment: Attachment) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());

  // Whoever leaves the conversation stops what was on its way.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, [requestId]);

  const change = (key: number, change: Partial<Upload>) =>
    setList((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: number) => setList((all) => all.filter((each) => each.key !== key));

  const start = async ({ key, file }: Upload) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const query = new URLSearchParams({ requestId: String(requestId), name: file.name }).toString();
    const typed = new Blob([file], { type: mediaTypeOf(file) ?? file.type });
    try {
      const attachment = await upload<Attachment>(`/api/message-attachments?${query}`, typed, {
        signal: controller.signal,
        onProgress: (share) => change(key, { share }),
      });
      onArrived(attachment);
      remove(key);
    } catch (error) {
      if (!isAbort(error) && isApiError(error)) change(key, { error, share: 0 });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    list,
    busy: list.some((each) => each.refusal === null && each.error === null),
    add: (files) => {
      const fresh = files.map((file): Upload => {
        lastKey += 1;
        return { key: lastKey, file, share: 0, refusal: refusalOf(file), error: null };
      });
      setList((all) => [...all, ...fresh]);
      for (const each of fresh) if (each.refusal === null) void start(each);
    },
    retry: (key) => {
      const found = list.find((each) => each.key === key);
      if (!found) return;
      change(key, { error: null, share: 0 });
      void start(found);
    },
    drop: (key) => {
      running.current.get(key)?.abort();
      remove(key);
    },
  };
}

/** Takes a file back that was sent up but not sent off. It goes from the message even if the server is slow to know. */
export function takeBack(id: number): void {
  http.delete(`/api/message-attachments/${id}`).catch(() => undefined);
}
