import { SPECTRAL } from '../compile/terms.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { HAND } from '../table/places.ts';

/** Whoever holds card 343 has a spectral worker in the place of the big one. */
export function isSpectral(g: Game, charter: number): boolean {
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (g.box.types[card] === SPECTRAL) return true;
  return false;
}
