import type { BoxData, CardData } from '@charterstone/rules';

/**
 * The Automa deck: seven cards for the charters, six for the Commons. Those of the Commons carry the progress icon, so that the clock
 * runs about as with people. 390 to 392 join after the third game; 390 leaves after the campaign.
 */
export const automaCards: { readonly [number: number]: CardData } = {
  // The Commons
  377: {
    kind: 'automa',
    go: 'grandstand',
    vp: 'difficulty',
    rewards: ['reputation', 'quota', 'progress'],
    king: 'displeased',
  },
  378: {
    kind: 'automa',
    go: 'grandstand',
    vp: 'difficulty',
    rewards: ['reputation', 'quota', 'progress'],
    king: 'pleased',
  },
  379: {
    kind: 'automa',
    go: 'charterstone',
    vp: 'difficulty',
    rewards: ['crate', 'progress'],
    king: 'pleased',
  },
  380: {
    kind: 'automa',
    go: 'charterstone',
    vp: 'difficulty',
    rewards: ['crate', 'progress'],
    king: 'displeased',
  },
  381: {
    kind: 'automa',
    go: 'zeppelin',
    vp: 'difficulty',
    rewards: ['construct', 'progress'],
    king: 'displeased',
  },
  382: {
    kind: 'automa',
    go: 'market',
    vp: 'difficulty',
    rewards: ['discardTwo', 'progress'],
    king: 'pleased',
  },
  // The charters
  383: { kind: 'automa', go: { charter: 'own', value: 'highest', ties: 'up' }, vp: 2, king: 'displeased' },
  384: {
    kind: 'automa',
    go: { charter: 'die', value: 'highest', ties: 'up' },
    vp: 'difficulty',
    king: 'pleased',
  },
  385: { kind: 'automa', go: { charter: 'die', value: 'second', ties: 'down' }, vp: 1, king: 'displeased' },
  386: { kind: 'automa', go: { charter: 'die', value: 'lowest', ties: 'up' }, vp: 1, king: 'pleased' },
  387: { kind: 'automa', go: { charter: 'own', value: 'second', ties: 'up' }, vp: 2, king: 'pleased' },
  388: {
    kind: 'automa',
    go: { charter: 'die', value: 'third', ties: 'up' },
    vp: 'difficulty',
    king: 'displeased',
  },
  389: { kind: 'automa', go: { charter: 'own', value: 'lowest', ties: 'down' }, vp: 2, king: 'displeased' },
  // Rules that are glued beside others: minions, islands, peril, overbuilding, after the campaign
  158: { kind: 'rule', slot: 0 },
  159: { kind: 'rule', slot: 0 },
  160: { kind: 'rule', slot: 0 },
  161: { kind: 'rule', slot: 0 },
  162: {
    kind: 'rule',
    slot: 0,
    abilities: {
      on: 'bonuses',
      where: { by: 'human' },
      do: { choose: { minion: { minion: 1 }, objective: { privateObjective: 1 }, card: { card: 1 } } },
    },
  },
  // Those that come later
  390: {
    kind: 'automa',
    go: 'grandstand',
    vp: 'difficulty',
    rewards: ['reputation', 'progress'],
    king: 'pleased',
  },
  391: {
    kind: 'automa',
    go: { charter: 'die', value: 'highest', ties: 'down' },
    vp: 'difficulty',
    rewards: ['quota'],
    king: 'displeased',
  },
  392: {
    kind: 'automa',
    go: { charter: 'own', value: 'third', ties: 'down' },
    vp: 'difficulty',
    rewards: ['construct'],
    king: 'pleased',
  },
};

export const automaDeck: NonNullable<BoxData['automa']> = {
  deck: [377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389],
  later: [390, 391, 392],
  joinAfter: 3,
  leaving: [390],
  stickers: [
    { rule: 158, beside: 33 },
    { rule: 159, beside: 132 },
    { rule: 160, beside: 36 },
    { rule: 161, beside: 29 },
    { rule: 162, beside: 157 },
  ],
};
