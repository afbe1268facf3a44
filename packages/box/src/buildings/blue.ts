import type { CardData } from '@charterstone/rules';

/**
 * The charter of plans and clockwork. Line A is the drawing office: building cards, construction, a growing charter; line B
 * the machine works: robots, repairs, and time itself.
 */
export const blueBuildings: { readonly [number: number]: CardData } = {
  // The basic building with the charter's starting crate
  9: { kind: 'building', charter: 'blue', crate: 5, benefit: { metal: 1 } },

  // Line A
  88: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, coal: 1, pumpkin: 1 },
    value: 5,
    crate: 39,
    cost: { metal: 1 },
    benefit: { card: 1 },
  },
  91: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, wood: 1, clay: 1 },
    value: 7,
    crate: 41,
    cost: { metal: 1 },
    benefit: { unconstructedBuilding: 1, vp: 1 },
  },
  98: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, coal: 1, grain: 1 },
    value: 11,
    crate: 42,
    cost: { resource: 1, influence: 1 },
    benefit: { construct: 1, vp: 7 },
  },
  99: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, pumpkin: 1, wood: 1 },
    value: 15,
    crate: 43,
    benefit: { put: 'octagon' },
    income: { card: 1 },
  },
  100: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, coal: 1, clay: 1 },
    value: 16,
    cost: { metal: 1, influence: 1 },
    benefit: { coal: 1, clay: 1, wood: 1, vp: 3 },
  },
  101: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 1, pumpkin: 1, coal: 1, grain: 1 },
    value: 17,
    cost: { unconstructedBuilding: 1 },
    benefit: { vp: 4, coin: 1 },
  },
  102: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 1, wood: 1, clay: 1, grain: 1 },
    value: 20,
    cost: { metal: 1, coin: 1 },
    benefit: { vp: { per: 'buildingsInCharter', max: 6 } },
  },

  // Line B
  89: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, clay: 1, grain: 1 },
    value: 4,
    crate: 40,
    cost: { metal: 1 },
    benefit: { influence: 1, vp: 2 },
  },
  103: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, pumpkin: 1, grain: 1 },
    value: 7,
    crate: 44,
    cost: { metal: 1, coal: 1 },
    benefit: { robot: 1, vp: 2 },
  },
  104: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, coal: 1, wood: 1 },
    value: 10,
    crate: 45,
    cost: { disrepair: 1 },
    benefit: { influence: 2, coin: 1 },
  },
  105: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, pumpkin: 1, clay: 1 },
    value: 15,
    crate: 46,
    cost: { metal: 1, coin: 1 },
    benefit: { progress: 1, vp: 3 },
  },
  106: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 2, wood: 1, grain: 1 },
    value: 16,
    cost: { minion: 1, metal: 1 },
    benefit: { vp: 7 },
  },
  107: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 1, pumpkin: 1, coal: 1, wood: 1 },
    value: 17,
    cost: { metal: 1, coin: 1, influence: 2 },
    benefit: { crate: 1, vp: 7 },
  },
  108: {
    kind: 'building',
    charter: 'blue',
    build: { metal: 1, coal: 1, clay: 1, grain: 1 },
    value: 18,
    cost: { metal: 1, influence: 1 },
    benefit: { vp: 3, again: 1 },
  },
};
