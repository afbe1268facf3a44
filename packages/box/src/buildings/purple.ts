import type { CardData } from '@charterstone/rules';

/**
 * The fairground charter. Line A is about objectives, private ones and income from the crowd; line B about the garden
 * with its cats, and what to do about blight.
 */
export const purpleBuildings: { readonly [number: number]: CardData } = {
  // The basic building with the charter's starting crate
  5: { kind: 'building', charter: 'purple', crate: 1, benefit: { pumpkin: 1 } },

  // Line A
  22: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, grain: 1, wood: 1 },
    value: 4,
    crate: 7,
    cost: { pumpkin: 1 },
    benefit: { coin: 3 },
  },
  25: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, coal: 1, clay: 1 },
    value: 6,
    crate: 9,
    cost: { pumpkin: 1 },
    benefit: { privateObjective: 1, vp: 1 },
  },
  26: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, metal: 1, grain: 1 },
    value: 10,
    crate: 10,
    cost: { coin: 1 },
    benefit: { objective: 1, vp: 7 },
  },
  28: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, coal: 1, wood: 1 },
    value: 15,
    crate: 11,
    benefit: { put: 'octagon' },
    income: { vp: 2 },
  },
  30: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, wood: 1, metal: 1 },
    value: 16,
    cost: { pumpkin: 1 },
    benefit: { privateObjective: 1, influence: 1, coin: 1 },
  },
  31: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 1, clay: 1, metal: 1, grain: 1 },
    value: 18,
    benefit: { put: 'octagon' },
    income: { vp: 1, pumpkin: 2 },
  },
  32: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 1, coal: 1, wood: 1, grain: 1 },
    value: 20,
    cost: { pumpkin: 1 },
    benefit: { coin: 1, vp: { per: 'objectivesScored', max: 5 } },
  },

  // Line B
  23: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, clay: 1, metal: 1 },
    value: 3,
    crate: 8,
    cost: { coin: 1 },
    benefit: { resource: 3 },
  },
  35: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, coal: 1, grain: 1 },
    value: 7,
    crate: 12,
    cost: { pumpkin: 1, grain: 1 },
    benefit: { cat: 1, vp: 2 },
  },
  38: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, wood: 1, clay: 1 },
    value: 11,
    crate: 13,
    cost: { blight: 1 },
    benefit: { vp: 3 },
  },
  39: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, coal: 1, metal: 1 },
    value: 15,
    crate: 14,
    cost: { minion: 1, influence: 1 },
    benefit: { vp: 7 },
  },
  40: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 2, clay: 1, grain: 1 },
    value: 16,
    cost: { coin: 2 },
    benefit: { minion: 1, vp: 1 },
  },
  41: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 1, wood: 1, clay: 1, metal: 1 },
    value: 18,
    cost: { pumpkin: 1 },
    benefit: { vp: 2, retrieve: 1 },
  },
  42: {
    kind: 'building',
    charter: 'purple',
    build: { pumpkin: 1, coal: 1, clay: 1, grain: 1 },
    value: 19,
    cost: { peril: 2, influence: 1 },
    benefit: { vp: 6 },
  },
};
