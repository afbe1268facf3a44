import { accept, bring, invite, makeTable } from '../guests.ts';
import { journalUntil, type Moment, storedUntil } from '../journals.ts';
import type { World } from './world.ts';

/** The address of a table that several screens look at and nobody changes. */
const at = (name: string, make: (world: World) => Promise<string>) => async (world: World) =>
  `table/${await world.once(name, make)}`;

const hasTurn = ({ seat, choices }: Moment): boolean =>
  seat === 1 && choices().some((choice) => choice.do === 'place');

const VILLAGE = { seats: 4, seed: 'a village to look at', games: 1 };

export const beginning = at('beginning', ({ player }) =>
  makeTable(player, 'Friday evening', {
    seats: 4,
    bots: { 2: 'easy', 3: 'normal', 4: 'hard' },
    seed: 'a first decision',
  }),
);

/** The first turn of somebody who never played. */
export const begun = at('begun', ({ player }) =>
  bring(player, 'Friday evening', journalUntil(VILLAGE, hasTurn)),
);

/** The middle of a first game, somebody's turn. */
export const middle = at('middle', ({ player }) =>
  bring(
    player,
    'Friday evening',
    journalUntil(VILLAGE, (moment) => moment.turn >= 20 && hasTurn(moment)),
  ),
);

/** Somebody has to pay several things, with what is up to them. */
export const paying = at('paying', ({ player }) =>
  bring(
    player,
    'Friday evening',
    journalUntil(
      VILLAGE,
      ({ seat, choices, now }) =>
        seat === 1 &&
        choices().filter((choice) => choice.do === 'pay').length > 1 &&
        now().questions.some(({ left }) => left > 1),
    ),
  ),
);

/** Somebody may take any good, or nothing; the supply has three rows on a phone, and cards below them. */
export const taking = at('taking', ({ player }) =>
  bring(
    player,
    'Friday evening',
    journalUntil(
      { seats: 3, seed: '1', games: 6 },
      ({ seat, game, turn, choices }) =>
        seat === 1 &&
        game >= 5 &&
        turn > 0 &&
        choices().some(({ do: deed, what }) => deed === 'pick' && what === 'pumpkin') &&
        choices().some(({ what }) => what === 'none'),
    ),
  ),
);

export const over = at('over', ({ player }) =>
  bring(
    player,
    'Friday evening',
    journalUntil(VILLAGE, ({ choices }) => choices().length === 0),
  ),
);

export const late = at('late', ({ player }) =>
  bring(
    player,
    'Eleven games later',
    storedUntil(
      5,
      (moment) => moment.seat === 1 && moment.choice.do === 'place' && moment.game >= 11 && moment.turn >= 3,
    ).journal,
  ),
);

export const watched = at('watched', async (world) => {
  const table = await bring(
    world.player,
    'Friday evening',
    journalUntil(VILLAGE, (moment) => moment.turn >= 16 && hasTurn(moment)),
  );
  await accept(world.person('watcher'), await invite(world.player, table));
  return table;
});
