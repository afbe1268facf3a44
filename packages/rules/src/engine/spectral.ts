import { SPECTRAL } from '../compile/terms.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { HAND } from '../table/places.ts';
import { AUTOMA, roleOf } from '../table/seats.ts';

/** Whoever holds card 343 has a spectral worker in the place of the big one; but not an Automa that stands in for them. */
export function isSpectral(g: Game, charter: number): boolean {
  if (roleOf(g, charter) === AUTOMA) return false;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (g.box.types[card] === SPECTRAL) return true;
  return false;
}
