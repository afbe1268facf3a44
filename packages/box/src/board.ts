import type { BoardData } from '@charterstone/rules';

/** Steps from the start space to the hourglass for 1 to 6 players. */
const STEPS = [8, 9, 13, 17, 21, 25];
/** Two spaces lie before the start of six players, for games that begin earlier. */
const HOURGLASS = 27;
const REPUTATION_SPACES = 20;

const fromHourglass = (remaining: number): number => HOURGLASS - remaining;

/** The tracks of the board. Lengths are ours, tuned by simulation. */
export const board: BoardData = {
  progress: {
    hourglass: HOURGLASS,
    start: STEPS.map(fromHourglass),
    // A boat on every fourth space counted back from the hourglass (ruling 4).
    boats: [4, 8, 12, 16, 20, 24].map(fromHourglass),
    income: [2, 6, 11, 18].map(fromHourglass),
  },
  reputation: {
    spaces: REPUTATION_SPACES,
    // Three spaces a player and two more, towards the ocean.
    start: [1, 2, 3, 4, 5, 6].map((players) => REPUTATION_SPACES - (3 * players + 2)),
  },
  quota: (['resource', 'coin', 'card'] as const).map((row) => ({
    row,
    take: [1, 2, 2, 3, 3, 3],
    bonus: [{}, {}, { vp: 1 }, {}, { vp: 1 }, { reputation: 1 }],
  })),
};
