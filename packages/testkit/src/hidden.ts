import { CHARTERS, type State } from '@charterstone/rules';
import { firstCard, moveCard, nextCard, places, head as table } from '@charterstone/rules/internal';
import type { Chance } from './chance.ts';

/** Piles that lie face down: what is in them is known, their order is not. */
export const FACE_DOWN = [places.DECK, places.OBJECTIVE_DECK] as const;
/** Where the cards of the Automa deck lie. */
export const AUTOMA_PILES = {
  deck: places.AUTOMA_DECK,
  discard: places.AUTOMA_DISCARD,
  aside: places.AUTOMA_ASIDE,
} as const;
const GENERATOR_HALVES = 8;

/** A state that differs from this one only in what nobody may see: the order of face-down piles, the generator. */
export function otherwiseHidden(state: State, chance: Chance): State {
  const g = table.gameOn(state.box, state.table.slice());
  for (const pile of FACE_DOWN)
    for (const card of chance.shuffled(pileOrder(state, pile))) moveCard(g, card, pile);
  for (let i = 0; i < GENERATOR_HALVES; i++)
    table.setHead(g, table.GENERATOR + i, chance.below(0x10000) - 0x8000);
  return { box: state.box, table: g.table, past: undefined };
}

/** The cards of a place as they lie, the top one first. */
export function pileOrder(state: Pick<State, 'box' | 'table'>, place: number): number[] {
  const g = table.gameOn(state.box, state.table);
  const order: number[] = [];
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) order.push(card);
  return order;
}

/** The cards that somebody looks at just now; to everybody else they seem to lie on their pile. */
export function lookedAt(state: Pick<State, 'box' | 'table'>): ReadonlySet<number> {
  return new Set(CHARTERS.flatMap((_, charter) => pileOrder(state, places.EYES + charter)));
}

/** The generator as it lies on the table: eight halves of words. */
export function generatorOf(state: Pick<State, 'table'>): number[] {
  return [...state.table.subarray(table.GENERATOR, table.GENERATOR + GENERATOR_HALVES)];
}
