import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, makeTable } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { ScreenPlayer, skipMoments } from './player.ts';

const LANGUAGES = ['en', 'de', 'pl'] as const;

/** What can be drawn at any size has one of its own here. */
const DRAWN = expect.any(String);

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string };
type Manifest = {
  readonly id: string;
  readonly lang: string;
  readonly description: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly icons: readonly Icon[] }[];
};

describe.skipIf(NO_BROWSER)('on a device', () => {
  let house: BrowserHouse;
  let me: BrowserContext;
  let table: string;

  beforeAll(async () => {
    house = await BrowserHouse.open('whole');
    me = await house.visitor({ permissions: ['notifications'], serviceWorkers: 'allow' });
    await arrive(me, 'Maria');
    table = await makeTable(me, 'Harbour');
  });

  afterAll(() => house?.close());

  test('the app can be installed, in every language', async () => {
    const page = await me.newPage();
    const complaints = complaintsOf(page);
    await page.goto('/');
    await page.locator('.tables').waitFor();
    for (const language of LANGUAGES) {
      const answer = await me.request.get(`/manifest.${language}.webmanifest`);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const { id, lang, description, icons, shortcuts }: Manifest = await answer.json();
      expect([id, lang, description.length > 20, shortcuts.length]).toEqual(['/', language, true, 2]);
      const purposes = new Set(icons.map(({ purpose }) => purpose));
      expect(purposes).toEqual(new Set(['any', 'maskable', 'monochrome']));
      if (language !== 'en') continue;
      for (const { src, sizes, type } of [...icons, ...shortcuts.flatMap((one) => one.icons)])
        expect(await pictureAt(page, src)).toEqual([src, type, sizes === 'any' ? DRAWN : sizes]);
    }
    const device = await me.newCDPSession(page);
    const { url, errors } = await device.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${house.url}/manifest.en.webmanifest`, []]);
    await page.getByLabel('Language').selectOption('de');
    await page.locator('link[rel=manifest][href="/manifest.de.webmanifest"]').waitFor({ state: 'attached' });
    await page.getByLabel('Sprache').selectOption('en');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('without a server it opens, and says so; with a newer one it asks before it reloads', async () => {
    const worker = await me.request.get('/sw.js');
    expect(worker.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    const page = await me.newPage();
    await page.goto('/');
    await page.locator('.tables').waitFor();
    await isSo(page, 'navigator.serviceWorker.controller !== null');
    const kept = await page.evaluate<string[]>(KEPT);
    expect(kept).toContain('/');
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);

    await house.killServer();
    await page.reload();
    await page.getByRole('heading', { name: 'Charterstone' }).waitFor();
    await page.getByText('No line to the server just now.').waitFor();
    expect(await page.locator('.tables').count()).toBe(0);
    await page.goto(`/#/table/${table}`);
    await page.locator('.village-line p').waitFor();
    await house.startServer();
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await page.locator('.village').waitFor();

    await page.goto('/#/');
    await page.locator('.tables').waitFor();
    await page.route(
      (url) => url.pathname === '/',
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' }),
    );
    await page.evaluate(`dispatchEvent(new Event('vite:preloadError'))`);
    await page.getByText('A new version is ready.').waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByText('A new version is ready.').waitFor({ state: 'detached' });
    await page.close();
  });

  test('a message from the server calls to the table', async () => {
    const page = await me.newPage();
    const complaints = complaintsOf(page);
    await page.goto('/#/settings');
    await isSo(page, 'navigator.serviceWorker.controller !== null');
    const device = await me.newCDPSession(page);
    const registrationId = await registrationIn(device);
    const link = `${house.url}/#/table/${table}`;
    const told = { type: 'turn', table, body: 'Harbour waits for you.', link };
    const deliver = (data: string) =>
      device.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data });
    // The second takes the place of the first, and what is none shows nothing. Of a worker that would not start just
    // then DevTools says nothing: as a push service would, the test sends again what did not arrive.
    for (const title of ['Your turn', 'Still your turn'])
      await expect
        .poll(
          async () => {
            for (const data of [JSON.stringify({ ...told, title }), 'no JSON']) await deliver(data);
            await page.waitForTimeout(300);
            return page.evaluate(SHOWN);
          },
          { interval: 2000 },
        )
        .toEqual([{ title, body: 'Harbour waits for you.', tag: table, link }]);
    // It leads to the table, in the page that is open; and whoever is there need not be called any more.
    await me.serviceWorkers()[0]?.evaluate(CLICKED);
    await page.locator('.village').waitFor();
    expect(page.url()).toBe(link);
    await isSo(page, `${SHOWN}.then((shown) => shown.length === 0)`);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('the table is heard, until somebody turns it off', async () => {
    const page = await me.newPage();
    await page.addInitScript(COUNT_SOUNDS);
    await page.goto(`/#/table/${table}`);
    await page.locator('.thing-possible, [data-mark=possible], .tray-buttons .gold').first().waitFor();
    const heard = (): Promise<number> => page.evaluate<number>('heard');
    expect(await heard()).toBe(0);
    const player = new ScreenPlayer(page);
    await player.until(async () => (await heard()) > 0, 200);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await skipMoments(page);
    await more.click();
    await page.getByRole('menuitem', { name: 'Sound off' }).click();
    await more.click();
    await page.getByRole('menuitem', { name: 'Sound on' }).waitFor();
    await page.keyboard.press('Escape');
    const before = await heard();
    const [choices, seen] = [player.choices, await page.locator('.village').innerText()];
    await player.until(
      async () => player.choices > choices && (await page.locator('.village').innerText()) !== seen,
      200,
    );
    expect(await heard()).toBe(before);
    // In silence the loudspeaker rests, and wakes for the next sound.
    await isSo(page, `rests.at(-1) === 'suspended'`);
    const rest = await page.evaluate<number>('rests.length');
    await page.goto('/#/settings');
    await page.getByText('Sound', { exact: true }).click();
    await page.getByRole('group', { name: 'Listen to them' }).getByRole('button', { name: 'Crate' }).click();
    await isSo(page, `heard > ${before}`);
    await isSo(page, `rests[${rest}] === 'running'`);
    await page.close();
  });

  test('every sound is soft, short, and there', async () => {
    const page = await me.newPage();
    const measured = await page.evaluate<readonly Measured[]>(`${await recipes()}; measured()`);
    expect(measured.length).toBeGreaterThan(10);
    for (const { name, peak, seconds } of measured) {
      expect([name, peak > 0.05 && peak < 0.3]).toEqual([name, true]);
      expect([name, seconds > 0.05 && seconds < 1.2]).toEqual([name, true]);
    }
    await page.close();
  });
});

/** Looked at again and again: the page's own rules allow no script to be made of text. */
async function isSo(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(what)).toBe(true);
}

type Measured = { readonly name: string; readonly peak: number; readonly seconds: number };

/** As a browser sees it: its kind and its size. */
async function pictureAt(page: Page, src: string): Promise<readonly [string, string, string]> {
  const answer = await page.request.get(src);
  const size = await page.evaluate<string>(
    `new Promise((resolve, reject) => {
      const picture = new Image();
      picture.onload = () => resolve(picture.naturalWidth + 'x' + picture.naturalHeight);
      picture.onerror = () => reject(new Error('no picture'));
      picture.src = ${JSON.stringify(src)};
    })`,
  );
  return [src, answer.headers()['content-type'] ?? '', size];
}

/** What the worker keeps, by path. */
const KEPT = `caches.keys().then(async (names) => {
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map(({ url }) => new URL(url).pathname);
})`;

const SHOWN = `navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link })))`;

/** Runs in the worker. */
const CLICKED = `self.registration.getNotifications().then(([notification]) => {
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})`;

/** What is heard, and whether the loudspeaker runs or rests. */
const COUNT_SOUNDS = `globalThis.heard = 0;
globalThis.rests = [];
globalThis.AudioContext = class extends AudioContext {
  constructor(...how) {
    super(...how);
    this.addEventListener('statechange', () => globalThis.rests.push(this.state));
  }
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...when) { globalThis.heard++; return start.apply(this, when); };
}`;

async function registrationIn(device: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    device.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await device.send('ServiceWorker.enable');
  return found;
}

const MEASURED = `
async function measured() {
  const rate = 44100;
  return Promise.all(Object.entries(sounds.RECIPES).map(async ([name, make]) => {
    const context = new OfflineAudioContext(1, rate * 2, rate);
    make({ context, out: context.destination, at: 0 });
    const samples = (await context.startRendering()).getChannelData(0);
    let [peak, last] = [0, 0];
    samples.forEach((sample, i) => {
      peak = Math.max(peak, Math.abs(sample));
      if (sample !== 0) last = i;
    });
    return { name, peak, seconds: last / rate };
  }));
}`;

/** How the sounds are made, as a script. */
async function recipes(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../src/sound/recipes.ts'),
        formats: ['iife'],
        name: 'sounds',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  const code = first?.output[0].code;
  if (code === undefined) throw new Error('the sounds were not built');
  return code + MEASURED;
}
