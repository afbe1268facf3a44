import type { BoardData, QuotaRow } from '@charterstone/rules';

/** Steps from the start space to the hourglass for 1 to 6 players. */
const STEPS = [5, 6, 10, 12, 13, 14];
/** Two spaces lie before the start of six players, for games that begin earlier. */
const HOURGLASS = 16;
const REPUTATION_SPACES = 20;
/** The last row of stars has no end: a star can always be filled (ruling 17). */
const NO_LIMIT = 9999;

const fromHourglass = (remaining: number): number => HOURGLASS - remaining;

/** Bonuses under the columns of the quota track; every row has them, also those that stickers add. */
const quotaBonus: QuotaRow['bonus'] = [{}, {}, { vp: 1 }, {}, { vp: 1 }, { reputation: 1 }];

/** The tracks of the board. Lengths are ours, tuned by simulation. */
export const board: BoardData = {
  progress: {
    hourglass: HOURGLASS,
    start: STEPS.map(fromHourglass),
    // A boat on every fourth space counted back from the hourglass (ruling 4).
    boats: [4, 8, 12].map(fromHourglass),
    income: [2, 5, 9, 13].map(fromHourglass),
  },
  reputation: {
    spaces: REPUTATION_SPACES,
    // Three spaces a player and two more, towards the ocean.
    start: [1, 2, 3, 4, 5, 6].map((players) => REPUTATION_SPACES - (3 * players + 2)),
  },
  quota: [
    { row: 'resource', take: [1, 2, 2, 3, 3, 3], bonus: quotaBonus },
    { row: 'coin', take: [1, 2, 2, 3, 3, 3], bonus: quotaBonus },
    { row: 'card', take: [1, 2, 2, 3, 3, 3], bonus: quotaBonus },
    // Stickers with five spaces: none in the first column (cards 34 and 37).
    { row: 'minion', card: 34, take: [0, 2, 2, 3, 3, 3], bonus: quotaBonus },
    { row: 'peril', card: 37, take: [0, 2, 2, 3, 3, 3], bonus: quotaBonus },
  ],
  // What a village of 1 to 6 people reaches together in game 6, alone and with one Automa, two and so on: means of greedy bots, 200
  // campaigns each without Automas (docs/balance.md), 100 with.
  average: [
    [37, 52, 79, 94, 104, 112],
    [88, 106, 110, 115, 122],
    [147, 149, 140, 136],
    [199, 180, 164],
    [244, 216],
    [293],
  ],
  // Glory rows with their bonuses in the order of rule 28 (ruling 17).
  glory: [
    { stars: 3, bonus: { resource: 1 } },
    { stars: 4, bonus: { coin: 1 } },
    { stars: 5, bonus: { vp: 3 } },
    { stars: 5, bonus: { move: 'peril', from: 'myCharter', to: 'hand' } },
    { stars: 6, bonus: { reputation: 1 } },
    { stars: 6, bonus: { minion: 1 } },
    { stars: 7, bonus: { capacity: 1 } },
    { stars: 7, bonus: { card: 1 } },
    { stars: 8, bonus: { persona: 1 } },
    { stars: NO_LIMIT, bonus: {} },
  ],
};
