// Spoilers: the book of five games.
import { readFileSync } from 'node:fs';
import type { Statistics } from '@charterstone/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graveIn } from './axe.ts';
import { arrive, HOSTILE, makeTable, STILL } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';

describe.skipIf(NO_BROWSER)('the campaign book (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  /** The rows of a table of numbers, each as its cells. */
  const rowsIn = (page: Page, part: string): Promise<string[][]> =>
    page
      .locator(`${part} .book-numbers tbody tr`)
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

  test('five games are told as the server counted them; the slider goes by keys; a page is saved', async () => {
    const visitor = await house.visitor({ acceptDownloads: true });
    await visitor.addInitScript(STILL);
    await arrive(visitor, HOSTILE.markup);
    const table = await makeTable(visitor, HOSTILE.markup, { preparedGame: 6, seed: 'a book' });
    const page = await visitor.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`/#/table/${table}/book`);
    const slider = page.getByRole('slider', { name: 'Game' });
    await slider.waitFor();

    const statistics: Statistics = await (
      await visitor.request.get(`/api/tables/${table}/statistics`)
    ).json();
    const over = statistics.games.filter((game) => game.over);
    expect(over).toHaveLength(5);
    const told = await rowsIn(page, 'section:has(#book-points)');
    expect(told.map(([game]) => game)).toEqual(['1', '2', '3', '4', '5']);
    for (const [i, [, ...cells]] of told.entries()) {
      const points = Object.values(over[i]?.points ?? {}).toSorted((a, b) => a - b);
      expect(cells.map((cell) => Number.parseInt(cell, 10)).toSorted((a, b) => a - b)).toEqual(points);
      expect(cells.filter((cell) => cell.includes('won'))).toHaveLength(over[i]?.winners.length ?? 0);
    }

    // The numbers fold out and in again, and their button says which.
    const numbers = page.locator('section:has(#book-points) .book-toggle');
    for (const [isOpen, says] of [
      ['true', 'Hide the numbers'],
      ['false', 'Show the numbers'],
    ] as const) {
      await numbers.click();
      await expect.poll(() => numbers.innerText()).toBe(says);
      expect(await numbers.getAttribute('aria-expanded')).toBe(isOpen);
    }

    // After the last game that is over, then with the keys to the beginning and a game on.
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('After game 5');
    await page.locator('.book-board .thing').first().waitFor();
    const houses = (): Promise<number> =>
      page.locator('.book-board .tile[aria-label*="VP"], .book-board .tile .art-name').count();
    const late = await houses();
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Before the first game');
    await expect.poll(houses).toBeLessThan(late);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('After game 1');
    expect(new URL(page.url()).hash).toBe(`#/table/${table}/book/1`);
    await expect.poll(() => page.locator('#book-game').textContent()).toBe('Game 1');

    // The words of the game lead to where they are explained.
    const explained = await page.locator('.book-sheet').first().locator('a.term').allInnerTexts();
    expect(explained.map((word) => word.toLowerCase())).toEqual(
      expect.arrayContaining(['glory', 'capacity']),
    );
    // And back to that word, in the book as it was.
    const word = page.locator('.book-sheet').last().locator('a.term').last();
    await word.press('Enter');
    await page.getByRole('link', { name: 'Back to the campaign book' }).press('Enter');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('After game 1');
    await expect.poll(() => word.evaluate((one) => one === document.activeElement)).toBe(true);

    expect(await graveIn(page, { isWithPicture: true, isStrict: true })).toEqual([]);

    // On paper: every game with its village, and where everybody's points came from; afterwards the book as it was.
    await page.evaluate(`globalThis.print = () => dispatchEvent(new Event('beforeprint'))`);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(`[...document.querySelectorAll('.book-tools button')][0].click()`);
    const printed = page.locator('.book-printed-game');
    await expect
      .poll(() => printed.locator('h2').allTextContents())
      .toEqual(over.map(({ game }) => `Game ${game}`));
    expect(await printed.getByRole('img').count()).toBe(5);
    expect(await slider.isVisible()).toBe(false);
    // What was chosen on the screen is among them: no game stands there twice.
    expect(await page.locator('[data-unprinted]').count()).toBe(1);
    expect(await page.locator('[data-unprinted]').isVisible()).toBe(false);
    for (const { game } of over)
      expect(await page.getByRole('heading', { name: `Game ${game}`, exact: true }).count()).toBe(1);
    // A game has a page of its own, A4 or Letter (within the margins), and charts are drawn for it.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 703, height: 965 });
    for (const one of await printed.all()) expect((await one.boundingBox())?.height).toBeLessThan(965);
    const drawnFor = page
      .locator('.book-printed-game, section:has(#book-points)')
      .locator('.book-picture > svg');
    expect(
      await drawnFor.evaluateAll((all) => all.map((one) => one.getAttribute('viewBox')?.split(' ')[2])),
    ).toEqual([...over.map(() => '330'), '640']);
    await page.setViewportSize({ width, height });
    const players = Object.keys(over[0]?.points ?? {}).length;
    expect(players).toBeGreaterThan(1);
    const sources = page.locator('section:has(#book-sources) .book-chart');
    expect(await sources.count()).toBe(players);
    // Each says first whose it is.
    const named = page.locator('section:has(#book-sources) .book-kept > :first-child');
    expect(new Set(await named.allTextContents()).size).toBe(players);
    expect(await named.evaluateAll((all) => all.every(({ tagName }) => tagName === 'H3'))).toBe(true);
    for (const one of [...(await printed.all()), ...(await sources.all())])
      expect(await one.isVisible()).toBe(true);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => page.locator('.book-printed').count()).toBe(0);
    await expect.poll(() => slider.isVisible()).toBe(true);

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a page' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/\.html$/);
    const file = await download.path();
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/<script|<img/i);
    expect(complaints).toEqual([]);
    const saved = await visitor.newPage();
    await saved.setContent(text);
    await expect.poll(() => saved.getByRole('heading', { level: 3, name: /^Game \d$/ }).count()).toBe(5);
    await expect.poll(() => saved.getByRole('img').count()).toBe(5);
    await visitor.close();
  });
});
