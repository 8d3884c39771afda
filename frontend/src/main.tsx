import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '@/app/AppRoutes';
import { Providers } from '@/app/Providers';
import { preloadReading } from '@/app/readingPage';
import { startI18n } from '@/lib/i18n/i18n';
import { listenForInstall } from '@/lib/pwa/installEvent';
import { startTheme } from '@/theme/mode';

async function start(root: HTMLElement): Promise<void> {
  startTheme();
  listenForInstall();
  await startI18n();
  await preloadReading(location.pathname);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Providers>
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  );
  // The page first: the worker's download waits until the browser has nothing better to do.
  const begin = () =>
    void import(/* webpackChunkName: "pwa" */ '@/lib/pwa/serviceWorker').then((pwa) =>
      pwa.startServiceWorker(),
    );
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
  else setTimeout(begin, 2_000);
}

const root = document.getElementById('root');
if (root) void start(root);
