import type { BoxData, CardData } from '@charterstone/rules';

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
      do: [
        { shuffle: 'deck' },
        { refreshMat: 1 },
        { shuffle: 'objectiveDeck' },
        { reveal: 'objective', n: 3 },
        { cast: 'firstPlayer' },
      ],
    },
    { on: 'seats', if: { game: 1 }, do: { coin: 4 } },
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
    { on: 'opened', do: { progress: 1 } },
    { on: 'opened', once: 'campaign', do: [{ enter: [14, 15] }, { read: [16] }] },
  ],
  // 20 Objectives
  20: [{ on: 'scored', do: { progress: 1 } }],
  // 22 Quota track
  22: [],
  // 23 Reputation track
  23: [
    { on: 'scoring', if: { reputationTokens: 'most' }, do: { vp: 10 } },
    { on: 'scoring', if: { reputationTokens: 'second' }, do: { vp: 7 } },
    { on: 'scoring', if: { reputationTokens: 'third' }, do: { vp: 4 } },
  ],
  // 24 Income: ignored until it is unlocked
  24: [],
  // 25 Progress track
  25: [
    { on: 'turn', if: { influence: 0 }, do: { progress: 1 } },
    { on: 'advanced', where: { space: 'boat' }, do: { reputation: 1 } },
    { on: 'advanced', where: { by: 'anyone', space: 'hourglass' }, do: { end: 'round' } },
  ],
  // 26 End of game
  26: [],
};

/** Rules that enter the Chronicle later. */
export const ruleCards: { readonly [number: number]: CardData } = {
  14: { kind: 'rule', slot: 18, abilities: { on: 'built', do: { progress: 1 } } },
  15: { kind: 'rule', slot: 5 },
};
