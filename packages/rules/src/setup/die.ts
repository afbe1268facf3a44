import { charterName } from '../engine/tell.ts';
import { FIRST, type Game, reveal, setHead } from '../table/game.ts';
import { below } from '../table/random.ts';
import { isActive } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';

/** Rolls the Charterstone die: six faces, a charter each. */
export function roll(g: Game): number {
  const charter = below(g, CHARTERS.length);
  reveal(g);
  g.facts?.push({ fact: 'rolled', charter: charterName(charter) });
  return charter;
}

/** The die is rolled until it shows an active charter: that one goes first (rule 4). */
export function castFirstPlayer(g: Game): void {
  let charter = roll(g);
  while (!isActive(g, charter)) charter = roll(g);
  setHead(g, FIRST, charter);
}
