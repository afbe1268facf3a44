import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { furnish, homeScreens, invite, type Screen } from './homeScreens.ts';
import { BrowserHouse, DESKTOP, NO_BROWSER, PHONE } from './house.ts';

const MINUTE = 60_000;
/** Half of a desktop: what is left of it at a zoom of 200 %. */
const ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };
const SIZES = { desktop: DESKTOP, phone: PHONE, zoomed: ZOOMED } as const;
type Size = keyof typeof SIZES;

describe.skipIf(NO_BROWSER)('screens before and beside the tables', () => {
  let house: BrowserHouse;
  let people: { readonly [P in Screen['as']]: BrowserContext };
  let screens: readonly Screen[];

  beforeAll(async () => {
    house = await BrowserHouse.open();
    const me = await house.visitor();
    const friend = await house.visitor();
    const table = await furnish(me, friend);
    screens = homeScreens(await invite(me, table, 4));
    people = { player: me, stranger: await house.visitor() };
  }, 2 * MINUTE);

  afterAll(() => house?.close());

  async function speaking(page: Page, language: string): Promise<void> {
    await page.goto('/#/credits');
    await page.evaluate(`localStorage.setItem('charterstone', '{"language":"${language}"}')`);
    await page.reload();
    await page.locator(`html[lang=${language}] .credits`).waitFor();
  }

  /** By way of another, so that each begins anew. */
  async function opened(page: Page, screen: Screen): Promise<void> {
    await page.goto('/#/credits');
    await page.locator('.credits').waitFor();
    await page.goto(`/#/${screen.hash}`);
    await page.locator(screen.ready).first().waitFor();
    await screen.then?.(page);
  }

  /** What somebody would stumble over, each with where it was. */
  async function flawsOf(page: Page, size: Size): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    const wide = await page.evaluate<number>(TOO_WIDE);
    const small = size === 'phone' ? await page.evaluate<string[]>(TOO_SMALL) : [];
    return [...grave, ...(wide > 0 ? [`${wide} px too wide`] : []), ...small];
  }

  test.for([
    ['en', 'desktop'],
    ['de', 'desktop'],
    ['pl', 'desktop'],
    ['en', 'phone'],
    ['de', 'phone'],
    ['pl', 'phone'],
    // The longest words are German.
    ['de', 'zoomed'],
  ] as const)('nobody stumbles in %s on a %s screen', { timeout: 5 * MINUTE }, async ([language, size]) => {
    const found: string[] = [];
    for (const as of ['stranger', 'player'] as const) {
      const page = await people[as].newPage();
      await page.setViewportSize(SIZES[size]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await speaking(page, language);
      for (const screen of screens.filter((one) => one.as === as)) {
        await opened(page, screen);
        found.push(...(await flawsOf(page, size)).map((flaw) => `${screen.name}: ${flaw}`));
      }
      await page.close();
    }
    expect(found).toEqual([]);
  });
});

/** Runs in the page: what a finger would miss. Links within a text are as high as the text; what can't be reached is not for fingers. */
const TOO_SMALL = `[...document.querySelectorAll('button, select, summary, a.button, input.field-input')]
  .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
  .map((one) => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
  .map(({ one, box }) => one.tagName + ' ' + one.className + ' is ' + box.width + ' by ' + box.height)`;
const TOO_WIDE = 'document.documentElement.scrollWidth - innerWidth';
