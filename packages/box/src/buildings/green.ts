import type { CardData } from '@charterstone/rules';

/**
 * The woodland charter. Line A is the workshop: items made and items sold, income in kind, construction; line B the lodge
 * in the forest: building with timber, vermin, butlers, hospitality.
 */
export const greenBuildings: { readonly [number: number]: CardData } = {
  // The basic building with the charter's starting crate
  7: { kind: 'building', charter: 'green', crate: 3, benefit: { wood: 1 } },

  // Line A
  58: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, coal: 1, clay: 1 },
    value: 3,
    crate: 23,
    cost: { wood: 1 },
    benefit: { metal: 1, clay: 1, pumpkin: 1 },
  },
  61: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, pumpkin: 1, metal: 1 },
    value: 6,
    crate: 25,
    cost: { wood: 1 },
    benefit: { item: 1, vp: 1 },
  },
  62: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, coal: 1, grain: 1 },
    value: 10,
    crate: 26,
    cost: { item: 1, influence: 1 },
    benefit: { vp: 6 },
  },
  63: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, clay: 1, metal: 1 },
    value: 15,
    crate: 27,
    benefit: { put: 'octagon' },
    income: { wood: 1, metal: 1, clay: 1 },
  },
  64: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, pumpkin: 1, coal: 1 },
    value: 16,
    cost: { wood: 1 },
    benefit: { item: 2 },
  },
  65: {
    kind: 'building',
    charter: 'green',
    build: { wood: 1, pumpkin: 1, clay: 1, grain: 1 },
    value: 17,
    cost: { item: 1 },
    benefit: { vp: 3, reputation: 1 },
  },
  66: {
    kind: 'building',
    charter: 'green',
    build: { wood: 1, coal: 1, metal: 1, grain: 1 },
    value: 20,
    cost: { resource: 1, influence: 2 },
    benefit: { construct: 1, vp: 9 },
  },

  // Line B
  59: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, grain: 1, pumpkin: 1 },
    value: 4,
    crate: 24,
    cost: { wood: 1 },
    benefit: { choose: { coins: { coin: 3 }, word: { reputation: 1 } } },
  },
  67: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, metal: 1, grain: 1 },
    value: 8,
    crate: 28,
    cost: { coin: 1, influence: 2 },
    benefit: { construct: 1, vp: 7 },
  },
  68: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, pumpkin: 1, clay: 1 },
    value: 11,
    crate: 29,
    cost: { vermin: 1 },
    benefit: { card: 1, coin: 1 },
  },
  69: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, coal: 1, metal: 1 },
    value: 15,
    crate: 30,
    cost: { wood: 1, coin: 1 },
    benefit: { butler: 1, vp: 1 },
  },
  70: {
    kind: 'building',
    charter: 'green',
    build: { wood: 2, clay: 1, grain: 1 },
    value: 16,
    cost: { wood: 1, coin: 1 },
    benefit: { quota: 1, vp: 8 },
  },
  71: {
    kind: 'building',
    charter: 'green',
    build: { wood: 1, pumpkin: 1, coal: 1, metal: 1 },
    value: 18,
    cost: { wood: 1 },
    benefit: { vp: 2, retrieve: 'all' },
  },
  72: {
    kind: 'building',
    charter: 'green',
    build: { wood: 1, coal: 1, clay: 1, grain: 1 },
    value: 19,
    cost: { peril: 2 },
    benefit: { influence: 1, coin: 1, vp: 2 },
  },
};
