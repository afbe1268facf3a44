// Runs in the browser while no page of ours is open: shows that it is somebody's turn, and leads to the table. It keeps nothing.

self.addEventListener('push', (event) => {
  const told = read(event.data);
  if (told === undefined) return;
  const { title, body, table, link } = told;
  event.waitUntil(
    // A table that calls again takes the place of its own message.
    self.registration.showNotification(title, { body, tag: table, data: { link }, icon: '/icon.svg' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

function read(data) {
  try {
    const { title, body, table, link } = data.json();
    return { title: String(title), body: String(body), table: String(table), link: String(link) };
  } catch {
    return undefined;
  }
}

/** At a page that is open already, or a new one; never at another server's. */
async function open(link) {
  const url = URL.parse(link ?? '/', self.location.origin);
  const address = url?.origin === self.location.origin ? url.href : '/';
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address).catch(() => self.clients.openWindow(address));
}
