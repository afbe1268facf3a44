// Beware: spoilers.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sightOf } from './glance.ts';
import { arrive, bring, STILL } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER, PHONE } from './house.ts';
import { storedUntil } from './journals.ts';
import { pressThing, ScreenPlayer } from './player.ts';

describe.skipIf(NO_BROWSER)('the Chronicle (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  const visit = async (): Promise<Page> => {
    const visitor = await house.visitor();
    await visitor.addInitScript(STILL);
    await arrive(visitor, 'Maria');
    return visitor.newPage();
  };
  const rules = (page: Page): Promise<number> => page.locator('.rule-place').count();
  const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

  test('by keys: from the menu, to what is looked for, and back to the village as it was left', async () => {
    const page = await visit();
    const complaints = complaintsOf(page);
    const { journal } = storedUntil(
      2,
      ({ game, seat, choice }) => game >= 4 && seat === 1 && choice.do === 'place',
    );
    const table = await bring(page.context(), 'Try', journal);
    await page.goto(`/#/table/${table}`);
    const opener = page.locator('.table-menu-row [data-action=chronicle]');
    await opener.waitFor();
    const village = page.locator('.board-village');
    await page.locator('.board-tools button').first().click();
    const seenFrom = (): Promise<string> => village.evaluate((one: HTMLElement) => one.style.transform);
    const left = await seenFrom();

    await opener.press('Enter');
    await page.locator('.rule-place').first().waitFor();
    // The table was the first thing that this page has shown.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await rules(page)).toBeLessThan(29);
    expect((await rules(page)) + (await page.locator('.rule-empty').count())).toBe(29);
    await page.keyboard.press('/');
    // Where there is more than anybody reads, it is said how much of it is there.
    await page.keyboard.type('a');
    await page.locator('.results .part-none', { hasText: 'The first 60 are shown.' }).waitFor();
    expect(await page.locator('.results a').count()).toBe(60);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('hourglasses');
    const best = page.locator('.results a').first();
    await best.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await best.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => best.locator('mark').first().textContent()).toMatch(/hourglass/i);
    // What was found is no part of the book.
    expect(await page.locator('.tome [aria-current]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^entry-\d+$/);
    const entry = page.locator(`#${await focused(page)}`);
    expect(page.url()).toContain(`/chronicle/${(await focused(page)).slice('entry-'.length)}`);
    await expect.poll(() => entry.getAttribute('data-marked')).toBe('true');

    // A word of the game leads on from there.
    await page.locator('.rule .term').first().press('Enter');
    await expect.poll(() => page.locator('[data-marked]').count()).toBe(1);

    await page.locator('.chronicle-back').press('Enter');
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await seenFrom()).toBe(left);

    // From a word of the table, and a page further there, one comes back to that word.
    const asked = page.locator('.tray .term').first();
    await asked.press('Enter');
    await page.locator('.rule .term').first().press('Enter');
    await page.locator('.chronicle-back').press('Enter');
    await expect.poll(() => asked.evaluate((one) => one === document.activeElement)).toBe(true);

    // Whoever is sent a link to a rule sees it at once; what is locked stays so.
    await page.goto(`/#/table/${table}/chronicle/437`);
    await page.reload();
    await page.locator('#entry-437[data-marked]').waitFor();
    await expect.poll(() => page.locator('#entry-437').evaluate(isSeen)).toBe(true);

    // A phone that is turned still shows what was read: what one was led to, and what one scrolled to.
    const upright = { ...PHONE };
    const onItsSide = { width: PHONE.height, height: PHONE.width };
    await page.setViewportSize(upright);
    await expect.poll(() => page.locator('#entry-437').evaluate(isSeen)).toBe(true);
    for (const shape of [onItsSide, upright, onItsSide]) {
      await page.setViewportSize(shape);
      await expect.poll(() => page.locator('#entry-437').evaluate(isSeen)).toBe(true);
    }
    await page.setViewportSize(upright);
    const read = page.locator('.part-icons .entry').nth(20);
    await read.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The page hears of it with the next frame.
    await page.evaluate(
      () => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))),
    );
    for (const shape of [onItsSide, upright]) {
      await page.setViewportSize(shape);
      await expect.poll(() => read.evaluate(isSeen)).toBe(true);
    }

    await page.goto(`/#/table/${table}/chronicle/412`);
    await page.locator('.chronicle-lost').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('what enters while it is played stands in it', async () => {
    const page = await visit();
    // The last worker of the first game: the Chronicle learns how a campaign goes on.
    const { journal, next } = storedUntil(
      2,
      ({ seat, choice, facts }) =>
        seat === 1 && choice.do === 'place' && facts.some(({ fact }) => fact === 'ruleEntered'),
    );
    const table = await bring(page.context(), 'Try', journal);
    await page.goto(`/#/table/${table}/chronicle`);
    await page.locator('.rule-place').first().waitFor();
    const before = await rules(page);
    await page.locator('.chronicle-back').click();
    const site = next.choice.do === 'place' ? next.choice.at : '';
    const { seq } = await sightOf(page);
    await pressThing(page, `[data-object="site:${site}"]`);
    const player = new ScreenPlayer(page);
    // Which worker it is to be does not matter.
    await player.until(async () => (await sightOf(page)).seq > seq, 60);
    await page.goto(`/#/table/${table}/chronicle`);
    await expect.poll(() => rules(page)).toBeGreaterThan(before);
    await page.context().close();
  });
});

/** Runs in the page. */
function isSeen(entry: Element): boolean {
  const { top, bottom } = entry.getBoundingClientRect();
  return top >= 0 && top < innerHeight && bottom > 0;
}
