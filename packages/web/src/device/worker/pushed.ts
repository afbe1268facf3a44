import type { Scope } from './scope.ts';

/** What the server sends: whose turn it is, in words, and the way there. Nothing of the game is in it. */
type Told = { readonly title: string; readonly body: string; readonly table: string; readonly link: string };

function read(data: { readonly json: () => unknown } | null): Told | undefined {
  try {
    const said: unknown = data?.json();
    if (typeof said !== 'object' || said === null) return undefined;
    const { title, body, table, link } = said as Readonly<Record<string, unknown>>;
    if (typeof title !== 'string' || typeof body !== 'string') return undefined;
    return { title, body, table: String(table ?? ''), link: String(link ?? '/') };
  } catch {
    return undefined;
  }
}

/**
 * One after the other: a browser fetches the pictures of each message before it shows it, and an older one would come
 * last, in the place of the newer.
 */
let earlier: Promise<void> = Promise.resolve();

/** Shows that it is somebody's turn. A table that calls again takes the place of its own message. */
export function show(scope: Scope, data: { readonly json: () => unknown } | null): Promise<void> {
  const told = read(data);
  if (told === undefined) return earlier;
  const now = earlier.then(() => call(scope, told));
  earlier = now.catch(() => {});
  return now;
}

async function call(scope: Scope, { title, body, table, link }: Told): Promise<void> {
  await scope.registration.showNotification(title, {
    body,
    tag: table,
    data: { link },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
  await count(scope);
}

/** As many tables as call. */
async function count({ registration, navigator }: Scope): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const calls = (await registration.getNotifications()).length;
  await (calls === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(calls)).catch(() => {});
}

/** Where the table is open already, or at any page of ours, else at a new one; never at another server's. */
export async function follow(scope: Scope, notification: Notification): Promise<void> {
  notification.close();
  const { origin } = scope.location;
  const { link } = (notification.data ?? {}) as { readonly link?: unknown };
  const wanted = URL.parse(typeof link === 'string' ? link : '/', origin);
  const address = wanted?.origin === origin ? wanted.href : '/';
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === address || url.startsWith(`${address}/`));
  const one = there ?? open[0];
  if (one === undefined) await scope.clients.openWindow(address);
  else {
    // A browser may want to see a finger first; the page leads to the table all the same.
    await one.focus().catch(() => {});
    // The table, or one of its pages: whoever reads there goes on reading.
    if (there === undefined) await one.navigate(address).catch(() => scope.clients.openWindow(address));
  }
  await count(scope);
}
