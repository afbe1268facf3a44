import type { CardData } from '@charterstone/rules';

/** The six building cards of crate 39 (rule 9): of no charter, without crates. */
export const specialBuildings: { readonly [number: number]: CardData } = {
  // Throws the five open cards out and takes one of the new ones.
  92: {
    kind: 'building',
    build: { wood: 1, clay: 1, metal: 1, coal: 1 },
    value: 8,
    cost: { coal: 1 },
    benefit: { refreshMat: 1, card: 1 },
  },
  // Puts on another persona.
  93: {
    kind: 'building',
    build: { pumpkin: 1, grain: 1, wood: 1, clay: 1 },
    value: 8,
    cost: { coin: 1 },
    benefit: { persona: 1 },
  },
  // Moves the progress token.
  94: {
    kind: 'building',
    build: { metal: 1, coal: 1, pumpkin: 1, grain: 1 },
    value: 9,
    cost: { coin: 3 },
    benefit: { progress: 1, vp: 3 },
  },
  // Changes money.
  95: {
    kind: 'building',
    build: { coal: 1, clay: 1, grain: 1, pumpkin: 1 },
    value: 9,
    cost: { resource: 2 },
    benefit: { coin: 3 },
  },
  // Takes any advancement card.
  96: {
    kind: 'building',
    build: { wood: 1, metal: 1, coal: 1, grain: 1 },
    value: 10,
    cost: { card: 1, influence: 1 },
    benefit: { vp: 5 },
  },
  // Takes whatever one has.
  97: {
    kind: 'building',
    build: { pumpkin: 1, clay: 1, metal: 1, wood: 1 },
    value: 12,
    cost: { resource: 4 },
    benefit: { vp: 7 },
  },
};
