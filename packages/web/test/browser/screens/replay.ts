import type { Page } from 'playwright-core';
import { bring, post } from '../guests.ts';
import { journalUntil } from '../journals.ts';
import { fromMenu, press, type Screen } from './screen.ts';
import type { World } from './world.ts';

const SETTING = { seats: 3, seed: 'a past to look back at' };

/** A campaign in its third game, with much to look back at. */
const past = (world: World): Promise<string> =>
  world.once('past', ({ player }) =>
    bring(
      player,
      'Friday evening',
      journalUntil(SETTING, ({ game, turn }) => game >= 3 && turn >= 3),
    ),
  );

/** Two people with one device. */
const shared = (world: World): Promise<string> =>
  world.once('shared past', ({ player }) => {
    const journal = journalUntil({ ...SETTING, bots: [3] }, ({ turn, seat }) => turn >= 3 && seat === 1);
    return bring(player, 'At one screen', journal, [1, 2]);
  });

/** In the middle of the second game. */
const PLACE = 120;

/** A copy of it, to be played on from there. */
const whatIf = (world: World): Promise<string> =>
  world.once('what if', async () => {
    const address = `/api/tables/${await past(world)}/history/${PLACE}/what-if`;
    return (await post<{ id: string }>(world.player, address, {})).id;
  });

const lookingBack: Pick<Screen, 'as' | 'hash' | 'ready' | 'within'> = {
  as: 'player',
  hash: async (world) => `table/${await past(world)}/replay/${PLACE}`,
  ready: '.replay-village .board',
  within: '.replay-head, .replay-deck, .replay-side',
};

/** The first step of the third game: all that is dealt and laid out is told in it, and there is more of it than room. */
async function longStep(page: Page): Promise<void> {
  await press(page, '.replay-leaps .replay-game:last-child');
  await page.locator('.replay-more').waitFor();
}

export const REPLAY: readonly Screen[] = [
  { name: 'replay', ...lookingBack },
  { name: 'replay-long', ...lookingBack, then: longStep },
  {
    name: 'replay-long-open',
    ...lookingBack,
    then: async (page) => {
      await longStep(page);
      await press(page, '.replay-more');
      await page.locator('.replay-story[data-open]').waitFor();
    },
  },
  {
    name: 'replay-long-sheet',
    ...lookingBack,
    sizes: ['phone', 'tablet'],
    then: async (page) => {
      await longStep(page);
      await press(page, '.replay-sheet-button');
    },
  },
  {
    name: 'replay-sheet',
    ...lookingBack,
    sizes: ['phone', 'tablet'],
    then: (page) => press(page, '.replay-sheet-button'),
  },
  { name: 'replay-share', ...lookingBack, within: '.dialog', then: (page) => press(page, '.replay-share') },
  // The same moment, for somebody who was only sent the link.
  {
    name: 'replay-not-yours',
    as: 'stranger',
    hash: async (world) => `table/${await past(world)}/replay/${PLACE}`,
    ready: '.page .join',
  },
  {
    name: 'replay-what-if',
    ...lookingBack,
    within: '.dialog',
    then: (page) => press(page, '.replay-what-if'),
  },
  {
    name: 'replay-played-on',
    as: 'player',
    hash: async (world) => `table/${await whatIf(world)}`,
    ready: '.village:has(.log) .what-if-of',
    within: '.village-head',
  },
  {
    name: 'replay-eyes',
    as: 'player',
    // From the table: what it looks like there must not change what it looks like here.
    hash: async (world) => `table/${await shared(world)}`,
    ready: '.curtain .gold',
    then: async (page) => {
      await press(page, '.curtain .gold');
      await fromMenu(page, 'replay');
      await page.locator('.replay-eyes').waitFor();
    },
  },
];
