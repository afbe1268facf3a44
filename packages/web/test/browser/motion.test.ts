// Spoilers: what is seen here is the beginning of the campaign.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';

const SITE = '.thing-possible[data-object^="site:"]';

/** Runs in the page. */
function changingByDegrees(): readonly string[] {
  return [...document.querySelectorAll('*')]
    .filter((one) => Number.parseFloat(getComputedStyle(one).transitionDuration) > 0)
    .map((one) => `${one.tagName} ${one.getAttribute('class')}`);
}

describe.skipIf(NO_BROWSER)('pieces on their way (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  /** A table for one, so that nobody else moves anything; everything that flies is written down. */
  async function seated(speed: number): Promise<Page> {
    const visitor = await house.visitor({ reducedMotion: 'no-preference' });
    await visitor.addInitScript((asMeant) => {
      localStorage.setItem('charterstone', JSON.stringify({ speed: asMeant, hints: false }));
    }, speed);
    const page = await visitor.newPage();
    await page.goto('/#/credits');
    await page.evaluate(async () => {
      const post = (path: string, body: object): Promise<Response> =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/session', { name: 'Ada' });
      const made = await post('/api/tables', {
        name: 'Alone',
        seats: 1,
        mine: [1],
        bots: {},
        seed: 'motion',
      });
      const { id } = await made.json();
      location.hash = `#/table/${id}`;
    });
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    await page.locator('.motion').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const layer = document.querySelector('.motion');
      if (layer === null) throw new Error('nothing can fly');
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof HTMLElement)
              document.body.dataset['flown'] =
                `${document.body.dataset['flown'] ?? ''} ${node.dataset['flight'] ?? ''}`;
      }).observe(layer, { childList: true });
    });
    return page;
  }

  const flown = (page: Page): Promise<string> => page.evaluate(() => document.body.dataset['flown'] ?? '');
  const pawns = (page: Page): Promise<number> =>
    page.locator('[data-piece^="worker-"]:not([data-held])').count();
  const flights = (page: Page): Promise<number> => page.locator('.flight').count();

  test('a placed worker flies and stands; the next choice waits for nothing', async () => {
    const page = await seated(1);
    const complaints = complaintsOf(page);
    // A board that is moved in the first frame begins everything anew: more may take off than there are.
    const workersFlown = async (): Promise<number> => (await flown(page)).split('worker').length - 1;
    const sends = async (n: number): Promise<void> => {
      const before = await workersFlown();
      await page.locator(SITE).nth(n).dispatchEvent('click');
      await expect.poll(workersFlown).toBeGreaterThan(before);
    };
    await sends(0);
    await expect.poll(() => pawns(page)).toBe(1);
    // With the second worker placed, both come home by themselves; the next one is sent while they may still be in the air.
    await sends(1);
    await sends(2);
    await expect.poll(() => flights(page)).toBe(0);
    await expect.poll(() => pawns(page)).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('whoever wants stillness has it', async () => {
    const page = await seated(0);
    await page.locator(SITE).first().dispatchEvent('click');
    await expect.poll(() => pawns(page)).toBe(1);
    expect(await flown(page)).toBe('');
    expect(await flights(page)).toBe(0);
    // Where the device says so, nothing changes by degrees either: each of thousands would be work, however short.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(changingByDegrees)).toEqual([]);
    await page.context().close();
  });
});
