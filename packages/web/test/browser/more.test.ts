import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrived, makeTable, sat } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER, PHONE } from './house.ts';

/** Runs in the page: what has the focus. */
const FOCUSED = `document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName`;

describe.skipIf(NO_BROWSER)('what there is no room for (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  /** A table on a page that was just loaded: nothing that comes late is there yet. */
  async function fresh(page: Page, table: string): Promise<void> {
    await sat(page, table);
    await page.reload();
    await page.getByRole('button', { name: 'Begin like this' }).waitFor();
  }

  test('the focus comes back to More from its menu and from what is opened there, also the first time', async () => {
    const visitor = await house.visitor();
    const page = await arrived(visitor, 'Ada');
    const complaints = complaintsOf(page);
    const table = await makeTable(visitor, 'More', { seats: 2, seed: 'more' });
    const more = page.getByRole('button', { name: 'More', exact: true });
    const menu = page.getByRole('menu');
    await fresh(page, table);
    await more.focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      await menu.waitFor();
      // One is at a line of it: at the last one where one came from below.
      const line = key === 'ArrowUp' ? menu.getByRole('menuitem').last() : menu.getByRole('menuitem').first();
      await expect.poll(() => line.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(FOCUSED)).toBe('More');
    }
    for (const item of ['Keys', 'Something is wrong?']) {
      await fresh(page, table);
      await more.focus();
      await page.keyboard.press('Enter');
      await menu.getByRole('menuitem', { name: item }).press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(FOCUSED)).toBe('More');
    }
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  test('on a phone as well', async () => {
    const visitor = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await arrived(visitor, 'Ada');
    const table = await makeTable(visitor, 'More', { seats: 2, seed: 'more' });
    await fresh(page, table);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.tap();
    await page.getByRole('menuitem', { name: 'Table', exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).first().tap();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(FOCUSED)).toBe('More');
    // What it lies on closes it.
    await more.tap();
    await page.getByRole('menu').waitFor();
    await page.touchscreen.tap(20, 600);
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(FOCUSED)).toBe('More');
    await visitor.close();
  });
});
