import type { CardData } from '@charterstone/rules';

/**
 * The charter of clay and hospitality. Line A is the inn, its guests and what they leave; line B the quarry with its golems
 * and the watch against bandits.
 */
export const redBuildings: { readonly [number: number]: CardData } = {
  // The basic building with the charter's starting crate
  8: { kind: 'building', charter: 'red', crate: 4, benefit: { clay: 1 } },

  // Line A
  73: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, grain: 1, metal: 1 },
    value: 4,
    crate: 31,
    cost: { clay: 1 },
    benefit: { pumpkin: 1, grain: 1 },
  },
  76: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, pumpkin: 1, wood: 1 },
    value: 7,
    crate: 33,
    cost: { clay: 1 },
    benefit: { guest: 1, coin: 1 },
  },
  77: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, coal: 1, grain: 1 },
    value: 10,
    crate: 34,
    cost: { guest: 1 },
    benefit: { coin: 3, vp: 2 },
  },
  78: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, pumpkin: 1, metal: 1 },
    value: 15,
    crate: 35,
    benefit: { put: 'octagon' },
    income: { vp: 1, coin: 1 },
  },
  79: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, wood: 1, grain: 1 },
    value: 16,
    cost: { coin: 2 },
    benefit: { guest: 1, reputation: 1 },
  },
  80: {
    kind: 'building',
    charter: 'red',
    build: { clay: 1, pumpkin: 1, coal: 1, metal: 1 },
    value: 18,
    cost: { guest: 1 },
    benefit: { vp: 4, influence: 1 },
  },
  81: {
    kind: 'building',
    charter: 'red',
    build: { clay: 1, wood: 1, metal: 1, grain: 1 },
    value: 20,
    cost: { clay: 1, coin: 3 },
    benefit: { vp: 8 },
  },

  // Line B
  74: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, wood: 1, coal: 1 },
    value: 3,
    crate: 32,
    cost: { coin: 1 },
    benefit: { coal: 1, wood: 1, grain: 1, metal: 1 },
  },
  82: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, pumpkin: 1, coal: 1 },
    value: 7,
    crate: 36,
    cost: { clay: 2 },
    benefit: { golem: 1, vp: 2 },
  },
  83: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, wood: 1, metal: 1 },
    value: 10,
    crate: 37,
    cost: { bandit: 1 },
    benefit: { coin: 2, vp: 1 },
  },
  84: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, pumpkin: 1, grain: 1 },
    value: 15,
    crate: 38,
    cost: { clay: 1, coin: 1 },
    benefit: { reputation: 1, vp: 2 },
  },
  85: {
    kind: 'building',
    charter: 'red',
    build: { clay: 2, coal: 1, metal: 1 },
    value: 16,
    cost: { minion: 1 },
    benefit: { influence: 1, vp: 3 },
  },
  86: {
    kind: 'building',
    charter: 'red',
    build: { clay: 1, coal: 1, wood: 1, grain: 1 },
    value: 18,
    cost: { bandit: 1, coin: 2 },
    benefit: { vp: 6 },
  },
  87: {
    kind: 'building',
    charter: 'red',
    build: { clay: 1, pumpkin: 1, wood: 1, metal: 1 },
    value: 19,
    cost: { clay: 1 },
    benefit: { vp: { per: 'minionKinds', max: 4 } },
  },
};
