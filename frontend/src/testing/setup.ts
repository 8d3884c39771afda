import '@testing-library/jest-dom/vitest';
// eslint-disable-next-line testing-library/no-manual-cleanup -- it cleans up by itself in a worker's first file only
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { clearToasts } from '@/components/feedback/toasts';
import { i18n, startI18n } from '@/lib/i18n/i18n';
import { setMode } from '@/theme/mode';
import { resetServer } from './server';
import './ownerStacks';
import './styles';

// Files share a window and their modules (vitest.config.mts): what is global is put back here, after each test or, where
// a file may set it up once for all its tests, after the file.

// Generous, for a busy machine: a test that passes does not wait for it.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has the element but not its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement, value?: string) {
      this.open = false;
      if (value !== undefined) this.returnValue = value;
      this.dispatchEvent(new Event('close'));
    },
  });
  if (!i18n.isInitialized) await startI18n('fr');
});

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // The tests' server says who is signed in; a test about visitors takes this away.
  document.cookie = 'palabre_signed_in=1';
  await i18n.changeLanguage('fr');
});

afterEach(async () => {
  cleanup();
  clearToasts();
  resetServer();
  vi.useRealTimers();
  // What was about to be kept belongs to its own test. Loaded late: tests put their own storage below it.
  const { emptyDrafts } = await import('@/lib/storage/drafts');
  try {
    await emptyDrafts();
  } catch {
    // jsdom stores nothing.
  }
});

afterAll(() => {
  vi.unstubAllGlobals();
  setMode('system');
  document.body.replaceChildren();
  document.title = '';
});
