// The service worker. It answers one thing: a page that the user opens while the server cannot be reached. It has the
// offline page in itself, so it keeps no files, and a new release never meets old ones. All other requests go to the
// network as if there were no worker.
const PAGE = '__OFFLINE_PAGE__';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src '__OFFLINE_STYLE__'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

// A new worker replaces the old one at once: both do the same for pages that are open.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Calls of the API that are opened like pages are downloads: an offline page would be saved in place of the file.
  const isPage = request.mode === 'navigate' && !new URL(request.url).pathname.startsWith('/api/');
  if (isPage && request.method === 'GET') event.respondWith(pageOrOffline(request));
});

async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return new Response(PAGE, { status: 503, statusText: 'Offline', headers: HEADERS });
  }
}
