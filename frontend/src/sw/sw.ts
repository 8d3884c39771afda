/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Never answered from here: the API and its downloads, private links, the server's own pages. */
const DENYLIST = [
  /^\/api(\/|$)/,
  // The server sends these with headers of their own (no-store, no-referrer): a stored page would come without.
  /^\/access([/?]|$)/,
  /^\/marketplace-anonymous([/?]|$)/,
  /^\/auth\/./,
  // The payer's phone of the operators' stand-in (test mode): a page the server passes on.
  /^\/operators-sandbox(\/|$)/,
  /^\/(healthz|readyz|metrics)$/,
  /\.[a-z0-9]+$/i,
];

const DAY_SECONDS = 24 * 60 * 60;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

// A page's address gets the stored shell.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: DENYLIST }));

// Lazy pages and the second language: named by their content, so what was fetched once is right for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'palabre-chunks',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
);

// The contacts in the footer: public, the same for everyone. Nothing else of the API is ever stored.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.method === 'GET' && url.pathname === '/api/site-info',
  new NetworkFirst({
    cacheName: 'palabre-public',
    networkTimeoutSeconds: 5,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 4, maxAgeSeconds: 30 * DAY_SECONDS }),
    ],
  }),
);

// A page that is in no cache, without a network.
setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') return (await matchPrecache('/offline.html')) ?? Response.error();
  return Response.error();
});

// A new version waits until the person accepts it in the page.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
