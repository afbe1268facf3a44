import type { CardData } from '@charterstone/rules';

/**
 * The mining charter. Line A goes down to the ghosts and the treasures; line B is the bank, with crates on credit, fuel
 * and interest.
 */
export const blackBuildings: { readonly [number: number]: CardData } = {
  // The basic building with the charter's starting crate
  6: { kind: 'building', charter: 'black', crate: 2, benefit: { coal: 1 } },

  // Line A
  43: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, metal: 1, clay: 1 },
    value: 4,
    crate: 15,
    cost: { coal: 1 },
    benefit: { coin: 2, vp: 1 },
  },
  45: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, pumpkin: 1, grain: 1 },
    value: 7,
    crate: 17,
    cost: { coal: 1, clay: 1 },
    benefit: { ghost: 1, vp: 2 },
  },
  46: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, wood: 1, metal: 1 },
    value: 10,
    crate: 18,
    cost: { coal: 1 },
    benefit: { treasure: 1, vp: 1 },
  },
  48: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, clay: 1, grain: 1 },
    value: 15,
    crate: 19,
    cost: { treasure: 1, influence: 1 },
    benefit: { vp: 7 },
  },
  49: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, pumpkin: 1, clay: 1 },
    value: 16,
    cost: { coin: 2 },
    benefit: { refreshMat: 1, treasure: 1, vp: 2 },
  },
  50: {
    kind: 'building',
    charter: 'black',
    build: { coal: 1, pumpkin: 1, wood: 1, metal: 1 },
    value: 17,
    cost: { treasure: 1 },
    benefit: { coin: 4, vp: 3 },
  },
  51: {
    kind: 'building',
    charter: 'black',
    build: { coal: 1, wood: 1, clay: 1, grain: 1 },
    value: 20,
    cost: { coin: 7 },
    benefit: { vp: 13 },
  },

  // Line B
  44: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, wood: 1, pumpkin: 1 },
    value: 5,
    crate: 16,
    cost: { coin: 4 },
    benefit: { vp: 5 },
  },
  52: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, metal: 1, grain: 1 },
    value: 7,
    crate: 20,
    cost: { coal: 1, coin: 2, influence: 1 },
    benefit: { crate: 1, vp: 5 },
  },
  53: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, wood: 1, clay: 1 },
    value: 10,
    crate: 21,
    cost: { fuelShortage: 1 },
    benefit: { coin: 3 },
  },
  54: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, pumpkin: 1, metal: 1 },
    value: 15,
    crate: 22,
    benefit: { put: 'octagon' },
    income: { coin: 2 },
  },
  55: {
    kind: 'building',
    charter: 'black',
    build: { coal: 2, wood: 1, grain: 1 },
    value: 16,
    cost: { coal: 1, influence: 1 },
    benefit: { coin: 4 },
  },
  56: {
    kind: 'building',
    charter: 'black',
    build: { coal: 1, pumpkin: 1, clay: 1, metal: 1 },
    value: 17,
    cost: { coin: 1, influence: 1 },
    benefit: { income: 1 },
  },
  57: {
    kind: 'building',
    charter: 'black',
    build: { coal: 1, pumpkin: 1, wood: 1, grain: 1 },
    value: 19,
    cost: { coin: 5 },
    benefit: { vp: 7, influence: 1 },
  },
};
