import { atOf, CHARTER, CHARTER_WORD, code, LAY, offer, whatOf } from '../choices/code.ts';
import { canBuildOn, peelAndGlue } from '../construct/construct.ts';
import { asks } from '../engine/procedure.ts';
import {
  CHARTER_CHOICE,
  cardIn,
  enterLane,
  LAYING,
  leftIn,
  pop,
  push,
  setCard,
  setLeft,
  whoIn,
} from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import type { Game } from '../table/game.ts';
import { CHEST, DECK, HAND, PLAY } from '../table/places.ts';
import { AUTOMA, HUMAN, isActive, sitDown } from '../table/seats.ts';
import { PLOTS, plotSite } from '../table/sites.ts';
import { CHARTERS } from '../vocabulary.ts';
import { roll } from './die.ts';

/** The start-up cards 1 to 13: how a campaign's first game comes onto the table. */

/** Seats choose their charters one after the other (ruling 2). CHARTER_CHOICE: `left` is the seat that chooses. */
export function askForCharter(g: Game, seat: number): void {
  setLeft(g, push(g, CHARTER_CHOICE, -1), seat);
}

export const choosingCharter = asks(
  (g) => {
    for (let charter = 0; charter < CHARTERS.length; charter++)
      if (!isActive(g, charter)) offer(g, code(CHARTER, CHARTER_WORD + charter));
  },
  (g, f, move) => {
    const seat = leftIn(g, f);
    const charter = whatOf(move) - CHARTER_WORD;
    pop(g);
    sitDown(g, seat, charter, HUMAN);
    g.facts?.push({ fact: 'charterChosen', seat, charter: charterName(charter) });
    tellMove(g, startOf(g, charter).persona, PLAY + charter, charter, startUpCard(g));
  },
);

/** An Automa takes the charter that the die shows; its persona waits in the chest, for it has no use for one. */
export function seatAutoma(g: Game, seat: number): void {
  let charter = roll(g);
  while (isActive(g, charter)) charter = roll(g);
  sitDown(g, seat, charter, AUTOMA);
  g.facts?.push({ fact: 'automaSeated', seat, charter: charterName(charter) });
  tellMove(g, startOf(g, charter).persona, CHEST + charter, charter, startUpCard(g));
}

/** The basic building goes onto a plot of its owner's choice (card 4); every seat chooses in its own time. */
export function askForPlot(g: Game, charter: number): void {
  enterLane(g, charter + 1);
  setCard(g, push(g, LAYING, charter), startOf(g, charter).basic);
  enterLane(g, 0);
}

/** LAYING: `who` glues the building `card` onto one of the own plots, free of charge. */
export const laying = asks(
  (g, f) => {
    const who = whoIn(g, f);
    for (let plot = 0; plot < PLOTS; plot++) {
      const site = plotSite(who, plot);
      if (canBuildOn(g, who, site)) offer(g, code(LAY, cardIn(g, f), site));
    }
  },
  (g, f, move) => {
    const who = whoIn(g, f);
    const card = cardIn(g, f);
    pop(g);
    tellMove(g, card, HAND + who, who, startUpCard(g));
    peelAndGlue(g, who, card, atOf(move), startUpCard(g));
  },
);

/** An inactive charter still gets its basic building, on its first plot; the card with the crate joins the deck (card 11). */
export function settleInactive(g: Game, charter: number): void {
  const { basic } = startOf(g, charter);
  peelAndGlue(g, charter, basic, plotSite(charter, 0), startUpCard(g));
  tellMove(g, basic, DECK, -1, startUpCard(g));
}

function startOf(g: Game, charter: number): { readonly basic: number; readonly persona: number } {
  return g.box.data.startUp.charters[charterName(charter)];
}

/** The reason of all start-up facts: the first numbered card. */
function startUpCard(g: Game): number {
  return g.box.data.startUp.read.opening[0] ?? 0;
}
