import { bring, makeTable } from '../guests.ts';
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
const lookingBack: Pick<Screen, 'as' | 'hash' | 'ready' | 'within'> = {
  as: 'player',
  hash: async (world) => `table/${await past(world)}/replay/120`,
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
    name: 'replay-eyes',
    as: 'player',
    hash: async (world) => `table/${await shared(world)}/replay`,
    ready: '.replay-eyes',
  },
];
