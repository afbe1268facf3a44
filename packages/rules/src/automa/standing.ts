import { PERSONA } from '../compile/terms.ts';
import { kindOf } from '../engine/kinds.ts';
import { charterName } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import { setAbsent } from '../table/company.ts';
import type { Game } from '../table/game.ts';
import { LAST_CARD, PRINTED_RULE } from '../table/layout.ts';
import { CHEST, HAND, INDEX } from '../table/places.ts';
import { AUTOMA, HUMAN, seatOf, sitDown } from '../table/seats.ts';

/** An Automa may stand in for an absent player from one game to the next. */
const RULE_COMPANY = PRINTED_RULE + 2;

/** What the absent player kept waits in the chest: an Automa uses no cards, and none of them speaks. */
export function standIn(g: Game, charter: number): void {
  const seat = seatOf(g, charter);
  sitDown(g, seat, charter, AUTOMA);
  setAbsent(g, seat, true);
  g.facts?.push({ fact: 'standsIn', seat, charter: charterName(charter) });
  moveKept(g, HAND + charter, CHEST + charter, charter);
}

/** Whoever was away finds everything as it was, with what the Automa has won meanwhile. */
export function comeBack(g: Game, charter: number): void {
  const seat = seatOf(g, charter);
  sitDown(g, seat, charter, HUMAN);
  setAbsent(g, seat, false);
  g.facts?.push({ fact: 'isBack', seat, charter: charterName(charter) });
  moveKept(g, CHEST + charter, HAND + charter, charter);
  takeOwnSide(g, charter);
}

function moveKept(g: Game, from: number, to: number, charter: number): void {
  for (let card = firstCard(g, from); card !== 0; ) {
    const after = nextCard(g, card);
    if (kindOf(g, card) >= 0) tellMove(g, card, to, charter, RULE_COMPANY);
    card = after;
  }
}

/** If an Automa took a side with a persona that is made for Automas, whoever plays after it takes the own one of the same side. */
export function takeOwnSide(g: Game, charter: number): void {
  const { forAutoma, sides, charterOf, types } = g.box;
  for (let made = firstCard(g, CHEST + charter); made !== 0; made = nextCard(g, made)) {
    if (forAutoma[made] !== 1) continue;
    for (let own = 1; own <= LAST_CARD; own++) {
      const fits = types[own] === PERSONA && forAutoma[own] === 0 && charterOf[own] === charter + 1;
      if (!fits || sides[own] !== sides[made]) continue;
      tellMove(g, made, INDEX, charter, RULE_COMPANY);
      tellMove(g, own, CHEST + charter, charter, RULE_COMPANY);
      return;
    }
  }
}
