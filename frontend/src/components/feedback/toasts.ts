import { useSyncExternalStore } from 'react';
import type { Message } from '@/lib/i18n/message';

export type ToastTone = 'success' | 'info' | 'error';

export interface ToastContent {
  tone: ToastTone;
  title: Message;
  description?: Message;
  /** Behind the description: why. */
  reason?: Message;
  /** Takes back what the notice tells of. */
  action?: { label: Message; run: () => void };
}

export interface Toast extends ToastContent {
  id: number;
}

/** One is visible at a time; errors pass before what waits (product.md §9, decisions §4). */
let shown: Toast | null = null;
let waiting: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function next(): void {
  const urgent = waiting.find((toast) => toast.tone === 'error') ?? waiting[0] ?? null;
  shown = urgent;
  waiting = waiting.filter((toast) => toast !== urgent);
  notify();
}

export function showToast(content: ToastContent): void {
  lastId += 1;
  waiting = [...waiting, { ...content, id: lastId }];
  if (shown === null) next();
}

export function dismissToast(id: number): void {
  if (shown?.id === id) next();
}

export function clearToasts(): void {
  shown = null;
  waiting = [];
  notify();
}

export function useShownToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
