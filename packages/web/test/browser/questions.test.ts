// Spoilers: what is seen here is the middle of the campaign.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrived, bring, makeTable, sat } from './guests.ts';
import { BrowserHouse, NO_BROWSER, PHONE } from './house.ts';
import { storedUntil } from './journals.ts';

describe.skipIf(NO_BROWSER)('what is asked (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('between games every question begins at its headline, which says that the first answer was taken', async () => {
    const visitor = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await arrived(visitor, 'Ada');
    const { journal, next } = storedUntil(
      2,
      ({ choices, game }) => {
        const [first] = choices();
        return game > 6 && first?.do === 'lay' && typeof first.what === 'string';
      },
      ({ seat }) => [3 - seat],
    );
    await page.goto(`/#/table/${await bring(visitor, 'Islands', journal, [next.seat])}`);
    const panel = page.locator('.between');
    const headline = panel.locator('h2');
    await expect.poll(() => headline.innerText()).toMatch(/\(1 of 2\)$/);
    // Only what was there for a moment can be pressed.
    await panel.locator('.options:not([data-fresh]) .site-option').last().tap();
    const plot = panel.locator('.plot-options:not([data-fresh]) .site-option:enabled').last();
    await plot.scrollIntoViewIfNeeded();
    const scrolled = (): Promise<number> => panel.evaluate(({ scrollTop }) => scrollTop);
    expect(await scrolled()).toBeGreaterThan(0);
    await plot.tap();
    await expect.poll(() => headline.innerText()).toMatch(/\(2 of 2\)$/);
    await expect.poll(scrolled).toBe(0);
    await visitor.close();
  });

  test('where a device is passed round, the first screen says whose it is; so it does for whoever comes next', async () => {
    const visitor = await house.visitor();
    const page = await arrived(visitor, 'Family');
    const names = { 1: 'Ada', 2: 'Bo' };
    const table = await makeTable(visitor, 'Round', {
      seats: 2,
      mine: [1, 2],
      bots: {},
      names,
      seed: 'round',
    });
    await sat(page, table);
    const headline = page.locator('.tray-words h2');
    const words = async (): Promise<string> => (await headline.innerText()).replace(/[\u2068\u2069]/g, '');
    await expect.poll(words).toBe('Ada: your turn');
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.locator('.curtain button').first().click();
    await expect.poll(words).toBe('Bo: your turn');
    await visitor.close();
  });
});
