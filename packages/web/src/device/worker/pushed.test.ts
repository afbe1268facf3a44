import { afterEach, describe, expect, test, vi } from 'vitest';
import { follow, show } from './pushed.ts';
import { renew } from './renewed.ts';
import type { OpenPage, Scope } from './scope.ts';

const HERE = 'https://village.example.org';
const TABLE = `${HERE}/#/table/abc`;

/** A browser around a worker, with these pages open; everything done to it is noted. */
function browser(urls: readonly string[]) {
  const done: string[] = [];
  const note = async (what: string): Promise<void> => void done.push(what);
  const pages: readonly OpenPage[] = urls.map((url) => ({
    url,
    focus: () => note(`focus ${url}`),
    navigate: (to) => note(`navigate ${to}`),
  }));
  const scope = {
    location: { origin: HERE },
    navigator: {},
    registration: {
      showNotification: (title: string, { tag }: { readonly tag: string }) =>
        note(`show ${title} for ${tag}`),
      pushManager: { subscribe: async () => subscription('new') },
    },
    clients: { matchAll: async () => pages, openWindow: (url: string) => note(`open ${url}`) },
  } as unknown as Scope;
  return { scope, done };
}

const called = (link: unknown) => ({ close: () => {}, data: { link } }) as unknown as Notification;
const subscription = (name: string) =>
  ({
    endpoint: `https://push.example/${name}`,
    options: { applicationServerKey: new ArrayBuffer(1) },
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
  }) as unknown as PushSubscription;

afterEach(() => vi.unstubAllGlobals());

describe('a call to the table', () => {
  test('is shown as it was sent; what is none is not', async () => {
    const { scope, done } = browser([]);
    await show(scope, { json: () => ({ title: 'Your turn', body: 'Harbour', table: 'abc', link: TABLE }) });
    for (const said of [undefined, null, 'text', { title: 1 }, {}]) await show(scope, { json: () => said });
    await show(scope, null);
    expect(done).toEqual(['show Your turn for abc']);
  });

  test('comes after the one before it, however long that took, and also when that failed', async () => {
    const { scope, done } = browser([]);
    const asked: string[] = [];
    const first = Promise.withResolvers<void>();
    scope.registration.showNotification = (title) => {
      asked.push(title);
      return title === 'first' ? first.promise : Promise.resolve(void done.push(title));
    };
    const sent = (title: string) => show(scope, { json: () => ({ title, body: 'Harbour' }) });
    const calls = [sent('first'), sent('second')];
    await Promise.resolve();
    expect([asked, done]).toEqual([['first'], []]);
    first.reject(new Error('no picture'));
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(done).toEqual(['second']);
  });

  test('leads to the table where it is open, else to a page of ours, else to a new one', async () => {
    const open = browser([`${HERE}/#/`, `${TABLE}/chronicle`]);
    await follow(open.scope, called(TABLE));
    expect(open.done).toEqual([`focus ${TABLE}/chronicle`]);
    const elsewhere = browser([`${HERE}/#/settings`]);
    await follow(elsewhere.scope, called(TABLE));
    expect(elsewhere.done).toEqual([`focus ${HERE}/#/settings`, `navigate ${TABLE}`]);
    const closed = browser([]);
    await follow(closed.scope, called(TABLE));
    expect(closed.done).toEqual([`open ${TABLE}`]);
  });

  test('never to another server', async () => {
    for (const link of ['https://evil.example/#/table/abc', '//evil.example', 'javascript:alert(1)', 7]) {
      const { scope, done } = browser([]);
      await follow(scope, called(link));
      expect([link, done]).toEqual([link, [link === 7 ? `open ${HERE}/` : 'open /']]);
    }
  });

  test('finds a browser whose address has changed', async () => {
    const { scope } = browser([]);
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
      asked.push([method, path, JSON.parse(body)]);
    });
    await renew(scope, { oldSubscription: subscription('old') } as unknown as Parameters<typeof renew>[1]);
    expect(asked).toEqual([
      ['POST', '/api/push', { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }],
      ['DELETE', '/api/push', { endpoint: 'https://push.example/old' }],
    ]);
  });
});
