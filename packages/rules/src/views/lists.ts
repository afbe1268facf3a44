import { cardsIn, firstCard, nextCard } from '../table/cards.ts';
import type { Game } from '../table/game.ts';

/** The cards of a place, as it lists them; in a view a place that may not be looked into is empty. */
export function cardsOf(g: Game, place: number): number[] {
  const cards: number[] = [];
  for (
    let card = firstCard(g, place);
    card !== 0 && cards.length <= cardsIn(g, place);
    card = nextCard(g, card)
  )
    cards.push(card);
  return cards;
}

/** The open cards of a row of places. */
export function cardsOn(g: Game, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => firstCard(g, from + i)).filter((card) => card !== 0);
}

/** An object of those entries that are there. */
export function record<Value>(
  entries: Iterable<readonly [string | number, Value | undefined]>,
): Record<string, Value> {
  const made: Record<string, Value> = {};
  for (const [key, value] of entries) if (value !== undefined) made[key] = value;
  return made;
}
