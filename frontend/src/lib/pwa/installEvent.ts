/** The browser's own prompt, kept until the person asks for it (Chromium only). */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** What the browser said about installing; it says so once, often before the button's own code is here. */
export const installState = { prompt: null as InstallPromptEvent | null, installed: false };

export const installListeners = new Set<() => void>();

export function notifyInstall(): void {
  for (const listener of installListeners) listener();
}

export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installState.prompt = event as InstallPromptEvent;
    notifyInstall();
  });
  addEventListener('appinstalled', () => {
    installState.installed = true;
    installState.prompt = null;
    notifyInstall();
  });
}
