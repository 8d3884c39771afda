import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft, removeDraft } from '@/lib/storage/drafts';
import type { Attachment } from '@/types/messages';

interface Draft {
  text: string;
  attachments: Attachment[];
}

const EMPTY: Draft = { text: '', attachments: [] };

/** What is being written in one conversation, kept over a reload or a lost session; gone once it is on its way. */
export function useMessageDraft(userId: number, requestId: number) {
  const key = `message-${userId}-${requestId}`;
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const touched = useRef(false);

  useEffect(() => {
    let current = true;
    void readDraft<Draft>(key).then((kept) => {
      if (current && !touched.current && kept) setDraft({ ...EMPTY, ...kept });
    });
    return () => {
      current = false;
    };
  }, [key]);

  useEffect(() => {
    if (!touched.current) return;
    const empty = draft.text.trim() === '' && draft.attachments.length === 0;
    if (empty) void removeDraft(key);
    else keepDraft(key, draft);
  }, [key, draft]);

  const change = (next: (draft: Draft) => Draft) => {
    touched.current = true;
    setDraft(next);
  };
  return {
    ...draft,
    write: (text: string) => change((now) => ({ ...now, text })),
    setAttachments: (next: (attachments: Attachment[]) => Attachment[]) =>
      change((now) => ({ ...now, attachments: next(now.attachments) })),
    /** The message left: nothing must come back, not even after a reload in the next moment. */
    clear: () => {
      change(() => EMPTY);
      void removeDraft(key);
    },
  };
}
