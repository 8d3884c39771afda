import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '@/lib/storage/preferences';
import { installListeners, installState, notifyInstall } from './installEvent';

const DISMISSED_KEY = 'install-prompt-dismissed';
/** A refusal is respected for 30 days (decisions §4). */
const DISMISSED_MS = 30 * 24 * 60 * 60 * 1000;

export type InstallOutcome = 'accepted' | 'dismissed' | 'ios' | 'manual';

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
  if (installState.installed || typeof matchMedia !== 'function') return installState.installed;
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && (navigator as { standalone?: boolean }).standalone === true)
  );
}

async function install(): Promise<InstallOutcome> {
  if (installState.prompt !== null) {
    const event = installState.prompt;
    installState.prompt = null;
    await event.prompt();
    const { outcome } = await event.userChoice;
    if (outcome === 'dismissed') writePreference(DISMISSED_KEY, String(Date.now()));
    notifyInstall();
    return outcome;
  }
  return isIos() ? 'ios' : 'manual';
}

function subscribe(listener: () => void): () => void {
  installListeners.add(listener);
  return () => installListeners.delete(listener);
}

/** “Later”: the invitation comes back in 30 days; the button in the footer stays. */
function dismiss(): void {
  writePreference(DISMISSED_KEY, String(Date.now()));
  notifyInstall();
}

interface Install {
  /** The button: shown unless the application is installed. */
  offered: boolean;
  /** The invitation: not within 30 days of a refusal either. */
  invited: boolean;
  install: () => Promise<InstallOutcome>;
  dismiss: () => void;
}

// Without a script nothing can be installed by a button.
const never = () => false;

export function useInstall(): Install {
  const offered = useSyncExternalStore(subscribe, () => !runsInstalled(), never);
  const refused = useSyncExternalStore(subscribe, () => dismissedRecently(Date.now()), never);
  return { offered, invited: offered && !refused, install, dismiss };
}
