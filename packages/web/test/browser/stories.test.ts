// Spoilers: what is seen here is the beginning of the campaign.

import { PROMISED } from '@charterstone/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileNames } from '../proofs/hostileNames.ts';
import { arrive, bring, STILL } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER, PHONE, type Visit } from './house.ts';
import { journalUntil } from './journals.ts';
import { closeDialog, pressThing } from './player.ts';

const MINUTE = 60_000;

describe.skipIf(NO_BROWSER)('stories of a table (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.open();
  }, 3 * MINUTE);
  afterAll(() => house?.close());

  async function guest(name: string, options: Visit = {}): Promise<BrowserContext> {
    const context = await house.visitor(options);
    await arrive(context, name);
    await context.addInitScript(STILL);
    return context;
  }

  async function sat(context: BrowserContext, table: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`/#/table/${table}`);
    await page.locator('.village').waitFor({ timeout: MINUTE });
    return page;
  }

  test(
    'the language changes in the middle of a choice: what was pointed at stays, names and words are others',
    async () => {
      const ada = await guest('Ada');
      // A building that can be used in two ways: it is pointed at, and how is not said yet.
      let site = '';
      const journal = journalUntil({ seats: 2, seed: 'language', games: 3 }, ({ seat, game, choices }) => {
        const places = seat === 1 && game > 1 ? choices().filter(({ do: deed }) => deed === 'place') : [];
        site = places.find(({ at }, i) => places.findIndex((one) => one.at === at) < i)?.at ?? '';
        return site !== '';
      });
      const page = await sat(ada, await bring(ada, 'Words', journal));
      const complaints = complaintsOf(page);
      const ways = page.locator('.tray-buttons .gold');
      const building = page.locator(`[data-object="site:${site}"]`).first();
      await pressThing(page, `[data-object="site:${site}"]`);
      await ways.nth(1).waitFor();
      const [said, name] = [await ways.allInnerTexts(), await building.getAttribute('aria-label')];
      await page.locator('[data-action=settings]').click();
      await page.locator('.settings-tab[data-key=you]').click();
      await page.locator('.settings-panel select').first().selectOption('pl');
      await page.locator('html[lang=pl]').waitFor();
      await closeDialog(page);
      await expect.poll(() => building.getAttribute('aria-label')).not.toBe(name);
      const now = await ways.allInnerTexts();
      expect(now).toHaveLength(said.length);
      expect(now).not.toEqual(said);
      const told = await page.locator('.log li').count();
      await ways.first().click();
      await expect.poll(() => page.locator('.log li').count(), { timeout: MINUTE }).toBeGreaterThan(told);
      expect(complaints).toEqual([]);
      await ada.close();
    },
    4 * MINUTE,
  );

  test(
    'a turn by touch on a phone: a first tap shows, the button does',
    async () => {
      const ada = await guest('Ada', { viewport: PHONE, hasTouch: true, isMobile: true });
      const journal = journalUntil(
        { seats: 2, seed: 'touch', games: 1 },
        ({ seat, choices }) =>
          seat === 1 && choices().some(({ do: deed, at }) => deed === 'place' && at === 'treasury'),
      );
      const page = await sat(ada, await bring(ada, 'Thumb', journal));
      const before = Number(await page.locator('.village').getAttribute('data-seq'));
      await page.locator('[data-object="commons:treasury"]').first().tap({ force: true });
      const shown = page.locator('.inspector');
      await shown.waitFor();
      await shown.locator('.gold').first().tap();
      await expect
        .poll(async () => Number(await page.locator('.village').getAttribute('data-seq')), {
          timeout: MINUTE,
        })
        .toBeGreaterThan(before);
      await shown.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      await ada.close();
    },
    4 * MINUTE,
  );

  test(
    'hostile names and words are text: nothing runs, nothing asks, nothing breaks',
    async () => {
      const counts = await hostileNames(house, { brought: 1 });
      expect(counts.of('names shown')).toBeGreaterThanOrEqual(PROMISED.names.small);
    },
    6 * MINUTE,
  );
});
