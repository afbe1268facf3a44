import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, bring } from './guests.ts';
import { BrowserHouse, NO_BROWSER, type Visit } from './house.ts';
import { journalUntil } from './journals.ts';

/** A phone whose browser takes some of the height. */
const LOW_PHONE: Visit = { viewport: { width: 360, height: 600 }, hasTouch: true, isMobile: true };
const HINTS = `localStorage.getItem('charterstone') ??
  localStorage.setItem('charterstone', '{"speed":0,"sound":false,"hints":true}')`;

describe.skipIf(NO_BROWSER)('the hints of a first game (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  let journal: string;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
    journal = journalUntil({ seats: 2, seed: 'hints', games: 1, bots: [] }, ({ choices }) =>
      choices().some((choice) => choice.do === 'place'),
    );
  });
  afterAll(() => house?.close());

  /** Two people who have chosen everything, before the first turn. */
  async function begun(options: Visit): Promise<{ readonly page: Page; readonly visitor: BrowserContext }> {
    const visitor = await house.visitor(options);
    await arrive(visitor, 'Family');
    await visitor.addInitScript(HINTS);
    const page = await visitor.newPage();
    await page.goto(`/#/table/${await bring(visitor, 'One', journal, [1, 2])}`);
    await page.locator('.curtain button').first().click();
    return { page, visitor };
  }

  const ownRoof = async (page: Page) => {
    const own = await page.locator('.tray').getAttribute('data-charter');
    return page.locator(`.thing-possible[data-object^="site:${own}-"]`).first();
  };

  test('go with what they are about, and whoever is handed the device has their own', async () => {
    const { page, visitor } = await begun({});
    const hint = page.getByRole('region', { name: 'Good to know' });
    const first = await hint.innerText();
    await hint.getByRole('button', { name: 'Close: Good to know' }).click();
    await hint.waitFor({ state: 'detached' });
    await (await ownRoof(page)).click();
    await page.locator('.curtain button').first().click();
    // What the one has put away, the other has yet to read.
    await expect.poll(() => hint.innerText()).toBe(first);
    await visitor.close();
  });

  test('are not covered on a phone by what is looked at, and the buttons below the village lie on nothing', async () => {
    const { page, visitor } = await begun(LOW_PHONE);
    await page.getByRole('region', { name: 'Good to know' }).waitFor();
    expect(await page.evaluate<string[]>(BETWEEN_BUTTONS)).toEqual([]);
    await (await ownRoof(page)).tap();
    await page.locator('.inspector').waitFor();
    const [hint, inspector] = await Promise.all(
      ['.note', '.inspector'].map((one) => page.locator(one).boundingBox()),
    );
    expect(inspector?.y).toBeGreaterThanOrEqual((hint?.y ?? 0) + (hint?.height ?? Number.POSITIVE_INFINITY));
    await visitor.close();
  });
});

/** Runs in the page: what of the village shows beside the buttons that zoom it, from one edge of the screen to the other. */
const BETWEEN_BUTTONS = `(() => {
  const { top, bottom } = document.querySelector('.board-tools button').getBoundingClientRect();
  return Array.from({ length: innerWidth / 4 }, (_, i) => document.elementFromPoint(4 * i + 1, (top + bottom) / 2))
    .filter((one) => one === null || one.closest('.board-village') !== null || one.matches('.board'))
    .map((one) => String(one?.className?.baseVal ?? one?.className));
})()`;
