import type { CardData } from '@charterstone/rules';

/**
 * The charter of harvest and company. Line A is the tavern, its friends and the trade with the Cloud Port; line B the
 * kitchen: chefs, famine, provisions and the feast.
 */
export const yellowBuildings: { readonly [number: number]: CardData } = {
  // The basic building with the charter's starting crate
  10: { kind: 'building', charter: 'yellow', crate: 6, benefit: { grain: 1 } },

  // Line A
  109: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, wood: 1, pumpkin: 1 },
    value: 5,
    crate: 47,
    cost: { grain: 1 },
    benefit: { vp: 2, coin: 1 },
  },
  112: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, coal: 1, clay: 1 },
    value: 8,
    crate: 49,
    cost: { grain: 1, pumpkin: 1 },
    benefit: { friend: 1, vp: 3 },
  },
  113: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, pumpkin: 1, metal: 1 },
    value: 10,
    crate: 50,
    cost: { friend: 1 },
    benefit: { reputation: 1, vp: 2 },
  },
  114: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, wood: 1, clay: 1 },
    value: 15,
    crate: 51,
    cost: { grain: 1 },
    benefit: { quota: 1, vp: 6 },
  },
  115: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, pumpkin: 1, coal: 1 },
    value: 16,
    cost: { grain: 1 },
    benefit: { friend: 1, vp: 2 },
  },
  116: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 1, coal: 1, wood: 1, metal: 1 },
    value: 17,
    cost: { grain: 1 },
    benefit: { vp: { per: 'card', max: 5 } },
  },
  117: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 1, pumpkin: 1, clay: 1, metal: 1 },
    value: 20,
    cost: { grain: 1 },
    benefit: { objective: 1, vp: 9 },
  },

  // Line B
  110: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, coal: 1, metal: 1 },
    value: 3,
    crate: 48,
    cost: { grain: 1 },
    benefit: { assistant: 1, vp: 2 },
  },
  118: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, wood: 1, metal: 1 },
    value: 7,
    crate: 52,
    cost: { grain: 1, coal: 1 },
    benefit: { chef: 1, vp: 2 },
  },
  119: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, pumpkin: 1, clay: 1 },
    value: 10,
    crate: 53,
    cost: { famine: 1 },
    benefit: { resource: 4 },
  },
  120: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, coal: 1, wood: 1 },
    value: 15,
    crate: 54,
    benefit: { put: 'octagon' },
    income: { grain: 1, coin: 1 },
  },
  121: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 2, clay: 1, metal: 1 },
    value: 16,
    benefit: { put: 'octagon' },
    income: { influence: 1, grain: 1 },
  },
  122: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 1, pumpkin: 1, coal: 1, clay: 1 },
    value: 17,
    cost: { grain: 1, influence: 1 },
    benefit: { minion: 1, vp: 2 },
  },
  123: {
    kind: 'building',
    charter: 'yellow',
    build: { grain: 1, pumpkin: 1, wood: 1, metal: 1 },
    value: 19,
    cost: { grain: 3 },
    benefit: { vp: 6 },
  },
};
