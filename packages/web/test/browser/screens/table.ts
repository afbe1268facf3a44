import type { Page } from 'playwright-core';
import { makeTable } from '../guests.ts';
import { fromMenu, press, type Screen } from './screen.ts';
import { beginning, begun, late, middle, over, paying, taking, watched } from './tables.ts';

/** The cards that lie open, or what was done and said: sheets where there is no room beside the village. */
async function openSheet(page: Page, what: 'mats' | 'words'): Promise<void> {
  // What was looked at before lies on it.
  if (await page.locator('.inspector').isVisible()) await page.keyboard.press('Escape');
  const button = what === 'words' ? '[data-sheet=words]' : ':not([data-sheet])';
  const sheet = page.locator(`.sheet-button${button}`);
  if (await sheet.isVisible()) await sheet.click();
}

async function settingsAt(page: Page, tab: string): Promise<void> {
  await fromMenu(page, 'settings');
  await page.locator(`.settings-tab[data-key=${tab}]`).click();
  await page.locator('.settings-panel').waitFor();
}

/** A look at something on the table: a pointer rests on it, a finger touches it. */
async function lookAt(page: Page, object: string): Promise<void> {
  const thing = page.locator(object).first();
  if (await page.evaluate(() => matchMedia('(hover: hover) and (width >= 60rem)').matches))
    await thing.hover({ force: true });
  else await thing.click({ force: true });
  await page.locator('.inspector').waitFor();
}

/** The village, its tray and what happened. */
const TRAY = '.village:has(.log li)';
const TURN = '.village:has(.log li):has(.thing-possible)';

/** Everything at a table, before what is opened from there. */
export const TABLE: readonly Screen[] = [
  { name: 'table-first', as: 'player', hash: beginning, ready: '.tray-buttons .gold' },
  { name: 'table', as: 'player', hash: middle, ready: TURN },
  {
    name: 'table-building',
    as: 'player',
    hash: middle,
    within: '.inspector',
    ready: TURN,
    then: async (page) => {
      // A phone shows a part of the village, with whatever has to do with one's turn.
      await page.locator('.board-tools button').last().click();
      await lookAt(page, '[data-object="commons:grandstand"]');
    },
  },
  {
    name: 'table-card',
    as: 'player',
    hash: middle,
    within: '.inspector',
    ready: TURN,
    then: async (page) => {
      await openSheet(page, 'mats');
      await lookAt(page, '.mats .card');
    },
  },
  {
    name: 'table-paying',
    as: 'player',
    hash: paying,
    within: '.tray',
    ready: '.village:has(.log li):has(.good[data-mark=possible])',
    then: async (page) => {
      await page.locator('.good[data-mark=possible]').last().click();
      await page.locator('.held-one').waitFor();
    },
  },
  {
    name: 'table-taking',
    as: 'player',
    hash: taking,
    within: '.tray',
    ready: '.village:has(.log li):has(.tray-buttons .gold[data-declines])',
    // However much lies above them, what can be pressed is in sight.
    then: async (page) => {
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.tray-buttons button')].every(
          (one) => one.getBoundingClientRect().bottom <= innerHeight,
        ),
      );
    },
  },
  {
    name: 'table-mats',
    as: 'player',
    hash: middle,
    within: '.mats',
    ready: TRAY,
    sizes: ['phone', 'tablet'],
    then: async (page) => {
      await openSheet(page, 'mats');
      await page.locator('.mats .card').first().waitFor();
    },
  },
  {
    name: 'table-log',
    as: 'player',
    hash: middle,
    within: '.side',
    ready: TRAY,
    then: async (page) => {
      await openSheet(page, 'words');
      await page.locator('.log').scrollIntoViewIfNeeded();
      await page.locator('.log li').last().waitFor();
    },
  },
  {
    name: 'table-chat',
    as: 'player',
    hash: middle,
    within: '.side',
    ready: TRAY,
    then: async (page) => {
      await openSheet(page, 'words');
      await page.locator('.side [data-key=chat]').click();
      await page.locator('.chat input').fill('Whose turn is it?');
      await page.keyboard.press('Enter');
      await page.locator('.chat li').first().waitFor();
    },
  },
  {
    name: 'table-menu',
    as: 'player',
    hash: middle,
    within: '.more-menu',
    ready: TRAY,
    sizes: ['phone', 'tablet', 'zoomed'],
    then: async (page) => {
      await page.locator('.table-menu > button').click();
      await page.locator('.more-menu').waitFor();
    },
  },
  ...(['seats', 'names', 'notes', 'you', 'table'] as const).map(
    (tab): Screen => ({
      name: `table-settings-${tab}`,
      as: 'player',
      hash: middle,
      within: '.dialog',
      ready: TRAY,
      then: (page) => settingsAt(page, tab),
    }),
  ),
  {
    name: 'table-bug',
    as: 'player',
    hash: middle,
    within: '.dialog',
    ready: TRAY,
    then: async (page) => {
      await fromMenu(page, 'bug');
      await page.locator('.bug-text').waitFor();
    },
  },
  {
    name: 'table-advice',
    as: 'player',
    hash: middle,
    within: '.note',
    ready: TURN,
    then: async (page) => {
      await fromMenu(page, 'hint');
      await page.locator('.note-actions .button').first().waitFor();
    },
  },
  { name: 'table-first-hint', as: 'player', hash: begun, within: '.note', ready: '.note', hints: true },
  {
    name: 'table-first-cards',
    as: 'player',
    hash: beginning,
    within: '.dialog',
    ready: '.pile',
    then: async (page) => {
      await press(page, '.pile');
      await page.locator('.dialog').waitFor();
    },
  },
  {
    name: 'table-go-back',
    as: 'player',
    hash: middle,
    within: '.dialog',
    ready: TRAY,
    then: async (page) => {
      await fromMenu(page, 'rewind');
      await page.locator('.place').first().waitFor();
    },
  },
  {
    name: 'table-curtain',
    as: 'player',
    // Whoever draws it has made a choice: the table is another one each time.
    hash: async ({ player }) =>
      `table/${await makeTable(player, 'On one sofa', { mine: [1, 2], bots: {}, seed: 'sofa' })}`,
    ready: '.tray-buttons .gold',
    then: async (page) => {
      await press(page, '.tray-buttons .gold');
      await page.locator('.curtain').waitFor();
    },
  },
  {
    name: 'table-keys',
    as: 'player',
    hash: middle,
    within: '.dialog',
    ready: TRAY,
    then: async (page) => {
      await page.keyboard.press('?');
      await page.locator('.keys').waitFor();
    },
  },
  { name: 'table-watching', as: 'watcher', hash: watched, within: '.tray', ready: TRAY },
  { name: 'table-over', as: 'player', hash: over, within: '.at-the-end', ready: '.at-the-end' },
  { name: 'table-late', as: 'player', hash: late, ready: TURN },
  { name: 'table-not-yours', as: 'watcher', hash: middle, ready: '.page .join' },
  {
    name: 'table-line-lost',
    as: 'player',
    isLasting: true,
    hash: middle,
    within: '.village-line',
    ready: TRAY,
    then: async (page) => {
      await page.context().setOffline(true);
      await page.evaluate('lines.at(-1).close()');
      await page.locator('.village-line p').waitFor({ timeout: 60_000 });
    },
  },
];
