import { useRef } from 'react';
import { newKey } from '@/lib/newKey';

/** A key for a call that must not run twice: the same one while the same thing is sent, after a lost answer too. */
export function useCallKey(): (body: unknown) => string {
  const last = useRef<{ sent: string; key: string } | null>(null);
  return (body) => {
    const sent = JSON.stringify(body);
    if (last.current?.sent !== sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}
