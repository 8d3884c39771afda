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
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Never answered from here: the API and its downloads, the server's own pages. */
const NO_PAGES = [
  /^\/api(\/|$)/,
  // The payer's phone of the operators' stand-in (test mode): a page the server passes on.
  /^\/operators-sandbox(\/|$)/,
  /^\/(healthz|readyz|metrics)$/,
  // A file: a point in what is searched for is none.
  /^[^?]*\.[a-z0-9]+(\?|$)/i,
];

/**
 * Private links. The server sends these pages with headers of their own (no-store, no-referrer), and a stored page would
 * come without: they are fetched anew each time, and nothing of them is kept.
 */
const PRIVATE_PAGES = [/^\/access([/?]|$)/, /^\/marketplace-anonymous([/?]|$)/, /^\/auth\/./];

const DAY_SECONDS = 24 * 60 * 60;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

// A page's address gets the stored shell.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [...NO_PAGES, ...PRIVATE_PAGES],
  }),
);
// Here only so that the page without a network is ours, and not the browser's.
registerRoute(new NavigationRoute(new NetworkOnly(), { allowlist: PRIVATE_PAGES, denylist: NO_PAGES }));

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

/** When even the stored page was taken away, by a full phone or by hand. */
function lastWords(): Response {
  const html =
    '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Hors ligne · Palabre</title><h1>Vous êtes hors ligne</h1><p>La page s’ouvrira avec le réseau.</p>' +
    '<p lang="en">You are offline. The page will open with the network.</p>' +
    '<p><a href="">Réessayer · <span lang="en">Try again</span></a></p></html>';
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

// A page that is in no cache, without a network.
setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') return (await matchPrecache('/offline.html')) ?? lastWords();
  return Response.error();
});

// A new version waits until the person accepts it in the page.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
