// What one page says to another: only the service worker listens, to one word.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

afterEach(() => vi.unstubAllGlobals());

test('a worker takes one word, and does nothing for whatever else it is told', async () => {
  const listeners = new Map<
    string,
    (event: { readonly data: unknown; readonly waitUntil: () => void }) => void
  >();
  const skipWaiting = vi.fn();
  const elsewhere = vi.fn(() => {
    throw new Error('nothing else is done');
  });
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting,
    clients: { claim: elsewhere, matchAll: elsewhere, openWindow: elsewhere },
    registration: { showNotification: elsewhere },
  });
  vi.stubGlobal('fetch', elsewhere);
  await import('../src/device/worker/worker.ts');
  const hear = listeners.get('message');
  if (hear === undefined) throw new Error('the worker hears nothing');
  const waitUntil = vi.fn();
  const strange = [
    'takeover',
    'takeOver ',
    '',
    { type: 'takeOver' },
    ['takeOver'],
    new String('takeOver'),
    null,
    1,
  ];
  for (const data of [...strange, undefined, { toString: () => 'takeOver' }]) hear({ data, waitUntil });
  expect([skipWaiting.mock.calls, waitUntil.mock.calls]).toEqual([[], []]);
  hear({ data: 'takeOver', waitUntil });
  expect([skipWaiting.mock.calls.length, waitUntil.mock.calls.length]).toEqual([1, 1]);
  expect(elsewhere).not.toHaveBeenCalled();
});

test('no page listens to others: of messages the app hears only those of its socket and to its worker', () => {
  const listening =
    /addEventListener\(\s*['"`]message(?:error)?['"`]|\bonmessage\b|new (?:BroadcastChannel|MessageChannel|SharedWorker)\b/;
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => listening.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(found.sort()).toEqual(['device/worker/worker.ts', 'wire/connection.ts']);
});
