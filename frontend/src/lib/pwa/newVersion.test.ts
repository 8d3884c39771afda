import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reloadWithNewest } from './newVersion';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('shows at once that the page is being loaded again, and later that it goes on', async () => {
  vi.useFakeTimers();
  // The network is slow: no answer about a newer version yet.
  const getRegistration = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  void reloadWithNewest();
  const said = screen.getByText('Chargement de Palabre…');
  expect(said).toBeVisible();
  // Whoever cannot see it is taken there.
  expect(document.body).not.toHaveFocus();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getByText('Un instant, la page arrive…')).toBeVisible();
  expect(getRegistration).toHaveBeenCalledOnce();
});
