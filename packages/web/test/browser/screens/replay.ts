import { bring, makeTable, post } from '../guests.ts';
import { journalUntil } from '../journals.ts';
import { press, type Screen } from './screen.ts';
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
  world.once('shared past', ({ player }) => makeTable(player, 'At one screen', { mine: [1, 2], bots: {} }));

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

export const REPLAY: readonly Screen[] = [
  { name: 'replay', ...lookingBack },
  {
    name: 'replay-sheet',
    ...lookingBack,
    sizes: ['phone', 'tablet'],
    then: (page) => press(page, '.replay-sheet-button'),
  },
  { name: 'replay-share', ...lookingBack, within: '.dialog', then: (page) => press(page, '.replay-share') },
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
    hash: async (world) => `table/${await shared(world)}/replay`,
    ready: '.replay-eyes',
  },
];
