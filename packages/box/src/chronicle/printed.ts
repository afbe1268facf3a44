import type { BoxData, Effect } from '@charterstone/rules';

/** Set-up of the general supply (rule 4), in every edition of the rule. */
export const layTable: readonly Effect[] = [
  { shuffle: 'deck' },
  { refreshMat: 1 },
  { shuffle: 'objectiveDeck' },
  { reveal: 'objective', n: 3 },
  { cast: 'firstPlayer' },
];

/**
 * The rules printed in the Chronicle before the first game, as far as they speak. A rule without abilities is what the
 * icons themselves do (docs/effects.md); rules 1-3, 5, 9, 11-14, 16, 18, 21, 27-29 are empty slots.
 */
export const printedRules: BoxData['printedRules'] = {
  // 4 Setup
  4: [
    {
      on: 'supply',
      where: { by: 'anyone' },
      do: layTable,
    },
    { on: 'seats', where: { by: 'human' }, if: { game: 1 }, do: { coin: 4 } },
  ],
  // 6 Influence tokens, 7 Advancement mat, 8 Assistants, 10 Constructed building cards, 15 Player turn, 17 The Commons
  6: [],
  7: [],
  8: [],
  10: [],
  15: [],
  17: [],
  // 19 Unlocking a crate. Constructing and personas are explained when the first crate of the campaign is open (card 14, 15).
  19: [
    { on: 'opened', where: { by: 'human' }, do: { progress: 1 } },
    { on: 'opened', where: { by: 'anyone' }, once: 'campaign', do: [{ enter: [14, 15] }, { read: [16] }] },
  ],
  // 20 Objectives
  20: [{ on: 'scored', where: { by: 'human' }, do: { progress: 1 } }],
  // 22 Quota track
  22: [],
  // 23 Reputation track
  23: [
    { on: 'scoring', if: { reputationTokens: 'most' }, do: { vp: 10 } },
    { on: 'scoring', if: { reputationTokens: 'second' }, do: { vp: 7 } },
    { on: 'scoring', if: { reputationTokens: 'third' }, do: { vp: 4 } },
  ],
  // 24 Income: ignored until it is unlocked (card 27)
  24: [],
  // 25 Progress track
  25: [
    { on: 'turn', where: { by: 'human' }, if: { influence: 0 }, do: { progress: 1 } },
    { on: 'advanced', where: { by: 'human', space: 'boat' }, do: { reputation: 1 } },
    { on: 'advanced', where: { by: 'anyone', space: 'hourglass' }, do: { end: 'round' } },
  ],
  // 26 End of game. After the first one the Chronicle learns how a campaign goes on.
  26: [{ on: 'guidepost', where: { by: 'anyone' }, if: { game: 1 }, do: { enter: [17, 18, 19, 20] } }],
};
