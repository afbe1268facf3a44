// Spoilers: what is seen here is the beginning of the campaign.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept, arrive, atTable, bring, HOSTILE, invite, makeTable, STILL } from './guests.ts';
import { BrowserHouse, NO_BROWSER, PHONE } from './house.ts';
import { journalUntil } from './journals.ts';
import { fromMenu } from './screens/screen.ts';

/** Runs in the page: headings out of whose room a word runs, or that lie on what stands beside them. */
const RUNS_OUT = `(() => {
  const seen = [...document.querySelectorAll('h1, h2, h3, h4')].filter((one) => one.checkVisibility() && !one.matches('.unseen'));
  const wide = seen
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.textContent + ' is too wide');
  const words = document.querySelector('.tray-words').getBoundingClientRect();
  const covered = [...document.querySelectorAll('.tray > :not(.tray-words)')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < words.right - 1 && box.right > words.left + 1 && box.top < words.bottom - 1 && box.bottom > words.top + 1)
    .map(([one]) => 'the headline lies on .' + one.className);
  return [...wide, ...covered];
})()`;

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  PHONE,
];

describe.skipIf(NO_BROWSER)('long names (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  /** A page of somebody at a table of six who waits for somebody called that. */
  async function waitingFor(name: string): Promise<Page> {
    const [slow, waiting] = [await house.visitor(), await house.visitor()];
    await arrive(slow, name);
    await arrive(waiting, 'Bo');
    const journal = journalUntil(
      { seats: 6, seed: 'six', games: 1, bots: [3, 4, 5, 6] },
      ({ seat, turn, choices }) =>
        seat === 1 && turn >= 8 && choices().some((choice) => choice.do === 'place'),
    );
    const table = await bring(slow, 'Friday evening', journal);
    await accept(waiting, await invite(slow, table, 2));
    await waiting.addInitScript(STILL);
    const page = await waiting.newPage();
    await page.goto(`/#/table/${table}`);
    await page.locator('.tray-words h2', { hasText: name }).waitFor();
    return page;
  }

  test.for([HOSTILE.wide, 'anneliese_1987_muenchen', 'anneliese.obermueller@post.example.org'])(
    'whoever is called %s is waited for in a headline that stays in its room; all of the name is there to rest on',
    async (name) => {
      const page = await waitingFor(name);
      const headline = page.locator('.tray-words h2');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => page.evaluate(RUNS_OUT)).toEqual([]);
        // It takes no more of the screen than its neighbours.
        expect((await headline.boundingBox())?.height).toBeLessThan(110);
      }
      expect(await headline.getAttribute('title')).toContain(name);
    },
  );

  test('on one device it is the name that is cut, never that it is their turn', async () => {
    const visitor = await house.visitor();
    await visitor.addInitScript(STILL);
    await arrive(visitor, 'Ada');
    const names = { 1: HOSTILE.wide, 2: 'Władysław Brzęczyszczykiewicz' };
    const table = await makeTable(visitor, 'Our village', { seats: 2, mine: [1, 2], bots: {}, names });
    const page = await visitor.newPage();
    await page.goto(`/#/table/${table}`);
    const headline = page.locator('.tray-words h2');
    const turn = headline.getByText('your turn');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(RUNS_OUT)).toEqual([]);
      const [all, words] = [await headline.boundingBox(), await turn.boundingBox()];
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(
        (all?.y ?? 0) + (all?.height ?? 0) + 1,
      );
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(
        (all?.x ?? 0) + (all?.width ?? 0) + 1,
      );
      expect(words?.width).toBeGreaterThan(40);
    }
  });

  test('a table’s name has the room that two people leave it, also on a tablet, and the names of chairs begin below each other', async () => {
    const visitor = await house.visitor({ viewport: { width: 768, height: 1024 } });
    await visitor.addInitScript(STILL);
    await arrive(visitor, 'Ada');
    const page = await atTable(
      visitor,
      await makeTable(visitor, HOSTILE.wide, { seats: 2, preparedGame: 2, seed: 'long names' }),
    );
    const title = page.locator('.village-title');
    await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(220);
    await page.setViewportSize(PHONE);
    await fromMenu(page, 'settings');
    const names = page.locator('.chair-who strong');
    await names.nth(1).waitFor();
    const begins = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(begins).size).toBe(1);
  });
});
