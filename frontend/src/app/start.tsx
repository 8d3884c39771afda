import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '@/app/AppRoutes';
import { Providers } from '@/app/Providers';
import { preloadStaticPage } from '@/app/staticPages';
import { startI18n } from '@/lib/i18n/i18n';
import { listenForInstall } from '@/lib/pwa/installEvent';
import { createRoot } from '@/lib/react/dom';
import { startTheme } from '@/theme/mode';

export async function start(root: HTMLElement): Promise<void> {
  startTheme();
  listenForInstall();
  await startI18n();
  await preloadStaticPage(location.pathname);
  // In slices: a finger on the plain HTML is not kept waiting by a slow processor.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <Providers>
            <AppRoutes />
          </Providers>
        </BrowserRouter>
      </StrictMode>,
    ),
  );
  // The page first: the worker's download waits until the browser has nothing better to do.
  const begin = () =>
    void import(/* webpackChunkName: "pwa" */ '@/lib/pwa/serviceWorker').then((pwa) =>
      pwa.startServiceWorker(),
    );
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
  else setTimeout(begin, 2_000);
}
