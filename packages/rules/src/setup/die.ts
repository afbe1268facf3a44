import { charterName } from '../engine/tell.ts';
import { FIRST, type Game, reveal, setHead } from '../table/game.ts';
import { dealInfluence, takeInfluence } from '../table/goods.ts';
import { below } from '../table/random.ts';
import { AUTOMA, INACTIVE, isActive, roleOf, seatOf, sitDown, standUp } from '../table/seats.ts';
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

/** After the campaign the die deals the charters: seat by seat, rolling on while one is taken (154). */
export function castCharters(g: Game): void {
  const seats = CHARTERS.map((name, charter) => ({
    name,
    seat: seatOf(g, charter),
    role: roleOf(g, charter),
  })).filter(({ role }) => role !== INACTIVE);
  for (const { seat, name } of seats) g.facts?.push({ fact: 'stoodUp', seat, charter: name });
  standUp(g);
  for (let charter = 0; charter < CHARTERS.length; charter++) takeInfluence(g, charter);
  for (const { seat, role } of seats.sort((a, b) => a.seat - b.seat)) {
    let charter = roll(g);
    while (isActive(g, charter)) charter = roll(g);
    sitDown(g, seat, charter, role);
    dealInfluence(g, charter);
    g.facts?.push({
      fact: role === AUTOMA ? 'automaSeated' : 'charterChosen',
      seat,
      charter: charterName(charter),
    });
  }
}

/** Of several the die decides: it is rolled until it shows one of them. -1 when there is nobody. */
export function rollOff(g: Game, charters: readonly number[]): number {
  if (charters.length < 2) return charters[0] ?? -1;
  let charter = roll(g);
  while (!charters.includes(charter)) charter = roll(g);
  return charter;
}
