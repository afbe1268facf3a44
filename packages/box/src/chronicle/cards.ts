import type { CardData } from '@charterstone/rules';
import { layTable } from './printed.ts';

/**
 * Rules that enter the Chronicle in the course of the campaign, each in its slot; what lay there before goes to the
 * Archive, so a card that replaces another says everything again. Slot 0 is that of stickers for the quota track.
 */
const firstCrate: { readonly [number: number]: CardData } = {
  // 18 Constructing
  14: {
    kind: 'rule',
    slot: 18,
    abilities: { on: 'built', where: { by: 'human' }, do: { progress: 1 } },
  },
  // 5 Personas
  15: {
    kind: 'rule',
    slot: 5,
    abilities: { on: 'seats', where: { by: 'human' }, if: { game: '2-12' }, do: { persona: 1 } },
  },
};

const firstGame: { readonly [number: number]: CardData } = {
  // 26 End of game
  17: { kind: 'rule', slot: 26, abilities: { on: 'crown', if: { vp: 'most' }, do: { victory: 1 } } },
  // 28 Glory
  18: {
    kind: 'rule',
    slot: 28,
    abilities: [
      { on: 'bonuses', where: { by: 'human' }, if: { game: '2-12' }, do: { rows: 'complete' } },
      { on: 'glory', if: { game: '1-12' }, do: { glory: { per: 'vp', every: 10 } } },
    ],
  },
  // 29 Capacity
  19: {
    kind: 'rule',
    slot: 29,
    abilities: [
      { on: 'aftermath', if: { game: '2-12', not: { vp: 'most' } }, do: { capacity: 1 } },
      { on: 'clear', if: { game: '2-12' }, do: { keep: 'capacity' } },
    ],
  },
  // 27 Guideposts
  20: { kind: 'rule', slot: 27 },
};

const numberedCrates: { readonly [number: number]: CardData } = {
  // 21 Private objectives
  24: { kind: 'rule', slot: 21 },
  // 24 Income
  27: {
    kind: 'rule',
    slot: 24,
    abilities: {
      on: 'advanced',
      where: { by: 'anyone', space: 'income' },
      do: { each: 'human', from: 'actor', order: 'reverse', do: { income: 1 } },
    },
  },
  // 18 Constructing, also over a building without tokens
  29: {
    kind: 'rule',
    slot: 18,
    allows: 'overbuilding',
    abilities: { on: 'built', where: { by: 'human' }, do: { progress: 1 } },
  },
  // 16 Minions, and their row of the quota track
  33: {
    kind: 'rule',
    slot: 16,
    abilities: { forbid: 'place', where: { worker: 'minion', not: { charter: 'mine', holds: 'nobody' } } },
  },
  34: { kind: 'rule', slot: 0 },
  // 3 Peril, and its row of the quota track
  36: {
    kind: 'rule',
    slot: 3,
    abilities: [
      { on: 'village', where: { by: 'anyone' }, do: { scatter: 'peril', over: 'charters' } },
      { on: 'used', where: { peril: 'any' }, do: { move: 'peril', from: 'here', to: 'hand' } },
    ],
  },
  37: { kind: 'rule', slot: 0 },
  // 14 Treasures, 12 Items, 11 Guests, 9 Building cards, 13 Friends: the cards themselves say what they do
  47: { kind: 'rule', slot: 14 },
  60: { kind: 'rule', slot: 12 },
  75: { kind: 'rule', slot: 11 },
  90: { kind: 'rule', slot: 9 },
  111: { kind: 'rule', slot: 13 },
};

const story: { readonly [number: number]: CardData } = {
  // 26 End of game
  125: { kind: 'rule', slot: 26, abilities: { on: 'crown', if: { vp: 'most' }, do: { victory: 1 } } },
  // 2 Setup of inactive charters
  126: {
    kind: 'rule',
    slot: 2,
    abilities: {
      on: 'village',
      where: { by: 'anyone' },
      do: {
        each: 'inactiveCharter',
        do: {
          if: { openPlots: '1+' },
          then: [{ shuffle: 'deck' }, { raise: 'unconstructedBuilding', from: 'deck', to: 'deck' }],
        },
      },
    },
  },
  // 4 Setup
  127: {
    kind: 'rule',
    slot: 4,
    abilities: {
      on: 'supply',
      where: { by: 'anyone' },
      do: layTable,
    },
  },
  // 1 Sky islands
  132: {
    kind: 'rule',
    slot: 1,
    abilities: {
      on: 'village',
      where: { by: 'anyone' },
      do: { each: 'player', apart: true, do: { lay: 'skyIsland', n: 2 } },
    },
  },
};

export const ruleCards: { readonly [number: number]: CardData } = {
  ...firstCrate,
  ...firstGame,
  ...numberedCrates,
  ...story,
};
