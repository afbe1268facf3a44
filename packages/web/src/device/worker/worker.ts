/**
 * Runs in the browser beside the pages, and also while none is open: keeps the app itself, so that it opens without a server, and shows
 * that it is somebody's turn. Of people and tables it keeps nothing. It is built to /sw.js (scripts/deviceFiles.ts).
 */
import { follow, show } from './pushed.ts';
import { renew } from './renewed.ts';
import type { Scope } from './scope.ts';
import { asset, clear, lay, page, type Shell } from './shell.ts';
import { wayOf } from './way.ts';

declare const self: Scope;
/** Written before this by the build. */
declare const SHELL: Shell;

self.addEventListener('install', (event) => event.waitUntil(lay(SHELL)));
// A page that was opened before there was a worker is looked after from now on.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clear(SHELL), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === 'page') event.respondWith(page(request));
  if (way === 'asset') event.respondWith(asset(request, SHELL));
});

// A new version waits until its page says that nothing is lost.
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => event.waitUntil(show(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(self, event)));
