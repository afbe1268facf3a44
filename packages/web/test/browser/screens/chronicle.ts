import type { Page } from 'playwright-core';
import { bring, makeTable } from '../guests.ts';
import { storedUntil } from '../journals.ts';
import type { Screen } from './screen.ts';
import type { World } from './world.ts';

const chronicle =
  (name: string, make: (world: World) => Promise<string>, place?: number) => async (world: World) =>
    ['table', await world.once(name, make), 'chronicle', place]
      .filter((part) => part !== undefined)
      .join('/');

const empty = (world: World): Promise<string> =>
  makeTable(world.player, 'Friday evening', {
    seats: 3,
    bots: { 2: 'easy', 3: 'easy' },
    seed: 'an empty book',
  });

const threeGames = (world: World): Promise<string> =>
  makeTable(world.player, 'Three games later', {
    seats: 3,
    bots: { 2: 'easy', 3: 'easy' },
    preparedGame: 4,
    seed: 'a chronicle to look at',
  });

const tenGames = (world: World): Promise<string> =>
  bring(
    world.player,
    'Ten games later',
    storedUntil(5, ({ game, seat, choice }) => game >= 11 && seat === 1 && choice.do === 'place').journal,
  );

const turnTo = (part: string) => async (page: Page) => {
  await page.locator(`#part-${part}`).evaluate((one) => one.scrollIntoView());
  await page.locator(`#part-${part} .drawn`).first().waitFor();
};

const RULE = '.rule-place';

/** The Chronicle: before there is much in it, in the middle, and nearly full. */
export const CHRONICLE: readonly Screen[] = [
  { name: 'chronicle-empty', as: 'player', hash: chronicle('empty chronicle', empty), ready: RULE },
  { name: 'chronicle', as: 'player', hash: chronicle('three games', threeGames), ready: RULE },
  {
    name: 'chronicle-search',
    as: 'player',
    hash: chronicle('three games', threeGames),
    ready: RULE,
    within: '.chronicle',
    then: async (page) => {
      const words = { en: 'influence', de: 'Einfluss', pl: 'wplywy' };
      const language = await page.locator('html').getAttribute('lang');
      await page
        .locator('.chronicle-search input')
        .fill(language === 'de' || language === 'pl' ? words[language] : words.en);
      await page.locator('.results a').first().waitFor();
    },
  },
  {
    name: 'chronicle-icons',
    as: 'player',
    hash: chronicle('three games', threeGames),
    ready: RULE,
    within: '#part-icons',
    then: turnTo('icons'),
  },
  {
    name: 'chronicle-story',
    as: 'player',
    hash: chronicle('ten games', tenGames, 136),
    ready: '.story[data-marked] .drawn',
    within: '#part-stories',
  },
  {
    name: 'chronicle-people',
    as: 'player',
    hash: chronicle('ten games', tenGames),
    ready: RULE,
    within: '#part-people',
    then: turnTo('people'),
  },
];
