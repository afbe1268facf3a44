import { isAutoma } from '../automa/deck.ts';
import { leftIn, setLeft } from '../engine/stack.ts';
import { tellMove } from '../mat/mat.ts';
import { AUTOMAS, GAME, type Game, head, setHead } from '../table/game.ts';
import { DECK, OBJECTIVE_DECK } from '../table/places.ts';
import { isActive, players } from '../table/seats.ts';
import { setCapacity } from '../table/sheets.ts';
import { CHARTERS } from '../vocabulary.ts';
import { readAloud } from './chronicle.ts';
import { next } from './course.ts';
import { askForCharter, askForPlot, seatAutoma, settleInactive } from './startup.ts';

/** The steps before the first game: the start-up cards 1 to 13. */

export function chooseCharters(g: Game, f: number): void {
  const seat = leftIn(g, f) + 1;
  const { opening, charters } = g.box.data.startUp.read;
  if (seat === 1) readAloud(g, [...opening, ...charters]);
  if (seat > players(g)) {
    next(g, f);
    return;
  }
  setLeft(g, f, seat);
  // Automas sit down behind the people, where the die says.
  if (seat > players(g) - head(g, AUTOMAS)) seatAutoma(g, seat);
  else askForCharter(g, seat);
}

export function layBasicBuildings(g: Game, f: number): void {
  readAloud(g, g.box.data.startUp.read.plots);
  next(g, f);
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (isActive(g, charter) && !isAutoma(g, charter)) askForPlot(g, charter);
}

export function settle(g: Game, f: number): void {
  if (players(g) < CHARTERS.length) readAloud(g, g.box.data.startUp.read.inactive);
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (!isActive(g, charter) || isAutoma(g, charter)) settleInactive(g, charter);
    // Everybody begins with one circle of each kind (rule 29).
    for (let kind = 0; kind < 4; kind++) setCapacity(g, charter, kind, 1);
  }
  next(g, f);
}

export function layOutDecks(g: Game, f: number): void {
  const { deck, objectives, read } = g.box.data.startUp;
  readAloud(g, read.begin);
  for (const card of deck) tellMove(g, card, DECK, -1, read.begin[0] ?? 0);
  for (const card of objectives) tellMove(g, card, OBJECTIVE_DECK, -1, read.begin[0] ?? 0);
  setHead(g, GAME, 1);
  next(g, f);
}
