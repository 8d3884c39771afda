import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '@/lib/storage/preferences';

/** The browser's own prompt, kept until the person asks for it (Chromium only). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const DISMISSED_KEY = 'install-prompt-dismissed';
/** A refusal is respected for 30 days (decisions §4). */
const DISMISSED_MS = 30 * 24 * 60 * 60 * 1000;

export type InstallOutcome = 'accepted' | 'dismissed' | 'ios' | 'manual';

let promptEvent: InstallPromptEvent | null = null;
let installed = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function dismissedRecently(now: number): boolean {
  const stored = Number(readPreference(DISMISSED_KEY));
  return Number.isFinite(stored) && stored > 0 && now - stored < DISMISSED_MS;
}

export function isIos(): boolean {
  // An iPad calls itself a Mac, with a touch screen.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function runsInstalled(): boolean {
  if (installed || typeof matchMedia !== 'function') return installed;
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && (navigator as { standalone?: boolean }).standalone === true)
  );
}

export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    promptEvent = event as InstallPromptEvent;
    notify();
  });
  addEventListener('appinstalled', () => {
    installed = true;
    promptEvent = null;
    notify();
  });
}

async function install(): Promise<InstallOutcome> {
  if (promptEvent !== null) {
    const event = promptEvent;
    promptEvent = null;
    await event.prompt();
    const { outcome } = await event.userChoice;
    if (outcome === 'dismissed') writePreference(DISMISSED_KEY, String(Date.now()));
    notify();
    return outcome;
  }
  return isIos() ? 'ios' : 'manual';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInstall(): { offered: boolean; install: () => Promise<InstallOutcome> } {
  const offered = useSyncExternalStore(subscribe, () => !runsInstalled() && !dismissedRecently(Date.now()));
  return { offered, install };
}
