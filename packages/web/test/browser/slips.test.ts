import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, bring } from './guests.ts';
import { BrowserHouse, DESKTOP, NO_BROWSER, PHONE, type Visit } from './house.ts';
import { journalUntil } from './journals.ts';

const SLIP = '.rite-slip';
const PHONE_IN_HAND: Visit = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Runs in the page. */
function isAtTop(heading: Element): boolean {
  const panel = heading.closest('[role=tabpanel]');
  if (panel === null) return false;
  const { scrollTop, scrollHeight, clientHeight } = panel;
  const [top, from] = [heading.getBoundingClientRect().top, panel.getBoundingClientRect().top];
  const isEnd = scrollHeight - scrollTop - clientHeight < 2 && top >= from;
  return isEnd || (top >= from && top < from + 48);
}

describe.skipIf(NO_BROWSER)('slips of paper at the table (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  let journal: string;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
    journal = journalUntil(
      { seats: 3, seed: '1', games: 2 },
      ({ seat, turn, choices }) =>
        seat === 1 && turn > 8 && choices().some((choice) => choice.do === 'place'),
    );
  });
  afterAll(() => house?.close());

  /** Somebody who comes back in the middle of their first game, and has missed all of it. */
  async function back(options: Visit, hints: boolean): Promise<Page> {
    const ada = await house.audience(options);
    await arrive(ada, 'Ada');
    const table = await bring(ada, 'Away', journal);
    await ada.addInitScript(
      ([moments, settings]) => {
        localStorage.setItem(moments ?? '', '0');
        localStorage.setItem('charterstone', settings ?? '');
      },
      [`charterstone-moments-${table}-1`, JSON.stringify({ speed: 0, sound: false, hints })],
    );
    const page = await ada.newPage();
    await page.goto(`/#/table/${table}`);
    await page.locator('.village:has(.log li)').waitFor();
    await page.locator(SLIP).waitFor({ state: 'attached' });
    return page;
  }

  test.for([
    ['a desktop', { viewport: DESKTOP }],
    ['a phone', PHONE_IN_HAND],
  ] as const)('what was missed is offered beside the village, not on it, on %s', async ([, options]) => {
    const page = await back(options, false);
    const slip = await page.locator(SLIP).boundingBox();
    const village = await page.locator('.village-board').boundingBox();
    if (slip === null || village === null) throw new Error('nothing is offered');
    expect(slip.y).toBeGreaterThanOrEqual(village.y + village.height);
    // What the others did since one's last turn is read from its beginning.
    const since = page.locator('.sheet-news');
    if (await since.isVisible()) await since.click();
    await page.locator('.log h3').waitFor();
    await expect.poll(() => page.locator('.log h3').evaluate(isAtTop)).toBe(true);
    expect(await since.isVisible()).toBe(false);
    await page.context().close();
  });

  test('on a phone advice that was asked for comes first, and what was missed after it', async () => {
    const page = await back(PHONE_IN_HAND, false);
    await page.locator(SLIP).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Hint', exact: true }).tap();
    const note = page.getByRole('region', { name: 'A word of advice' });
    await note.getByRole('button', { name: 'Do it' }).click({ trial: true });
    expect(await page.locator(SLIP).isVisible()).toBe(false);
    await note.getByRole('button', { name: /^Close/ }).tap();
    await page.locator(SLIP).waitFor();
    await page.context().close();
  });

  test('on a phone the hints of a first game are seen though something was missed', async () => {
    const page = await back(PHONE_IN_HAND, true);
    await page.getByRole('region', { name: 'Good to know' }).waitFor();
    expect(await page.locator(SLIP).isVisible()).toBe(false);
    await page.context().close();
  });
});
