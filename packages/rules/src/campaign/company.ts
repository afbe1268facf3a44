import { isAutoma } from '../automa/deck.ts';
import { comeBack, standIn, storeKept, takeSideOf } from '../automa/standing.ts';
import { kindOf } from '../engine/kinds.ts';
import { enterLane, MARKING, push, setCard, setLeft, setNode } from '../engine/stack.ts';
import { charterName, tellGoods } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { next } from '../setup/course.ts';
import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import {
  AUTOMA_COMES,
  AUTOMA_GOES,
  automaPlan,
  charterToCome,
  isAbsent,
  isLeaving,
  planAutoma,
  setComing,
  setPresent,
} from '../table/company.ts';
import { FINISHED, type Game, head, PLAYERS, reveal, setHead } from '../table/game.ts';
import { dealInfluence, goodsOf, moveGoods, SUPPLY, takeInfluence } from '../table/goods.ts';
import { PRINTED_RULE } from '../table/layout.ts';
import { findMinion, giveMinion, MINION_KINDS, minionsOfKind } from '../table/minions.ts';
import { CHEST, DECK, HAND, INDEX } from '../table/places.ts';
import { below } from '../table/random.ts';
import {
  AUTOMA,
  charterOf,
  getUp,
  HUMAN,
  isActive,
  MOST_SEATS,
  players,
  roleOf,
  seatOf,
  sitDown,
} from '../table/seats.ts';
import { allCapacityOf, gloryOf } from '../table/sheets.ts';
import {
  CHARTERS,
  COIN,
  CONSTRUCTED,
  FIRST_KIND,
  FIRST_MINION,
  iconNumber,
  LAST_RESOURCE,
  UNCONSTRUCTED,
} from '../vocabulary.ts';

/** Who sits at the table may change between two games (ruling 18): first those go who said so, then others come, Automas behind people. */
const RULE_COMPANY = PRINTED_RULE + 2;
const SEATS = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);

export function regroup(g: Game, f: number): void {
  next(g, f);
  const coming = SEATS.map((seat) => charterToCome(g, seat));
  for (const seat of SEATS) if (isLeaving(g, seat)) leave(g, seat);
  for (const charter of planned(g, AUTOMA_GOES)) dismiss(g, charter);
  // Whoever comes is measured by those who are there, not by others who come at the same time.
  const stars = meanOf(g, gloryOf);
  const circles = meanOf(g, allCapacityOf);
  SEATS.forEach((seat, i) => {
    const charter = coming[i] ?? -1;
    if (charter >= 0) join(g, seat, charter, HUMAN, stars, circles);
  });
  for (const charter of planned(g, AUTOMA_COMES)) invite(g, charter, stars, circles);
  for (let charter = 0; charter < CHARTERS.length; charter++) storeKept(g, charter);
}

/** The charters of a plan, which is carried out now. */
function planned(g: Game, plan: number): number[] {
  const charters = CHARTERS.map((_, charter) => charter).filter((charter) => automaPlan(g, charter) === plan);
  for (const charter of charters) planAutoma(g, charter, 0);
  return charters;
}

/** An Automa sits down on a free chair, or stands in for whoever sits there. */
function invite(g: Game, charter: number, stars: number, circles: number): void {
  if (isActive(g, charter)) standIn(g, charter);
  else {
    const chair = SEATS.find((seat) => charterOf(g, seat) < 0);
    if (chair !== undefined) join(g, chair, charter, AUTOMA, stars, circles);
  }
}

/** An Automa goes; where it stood in, its player is back. */
function dismiss(g: Game, charter: number): void {
  const seat = seatOf(g, charter);
  // Whoever it stood in for has left for good.
  if (roleOf(g, charter) !== AUTOMA) return;
  if (isAbsent(g, seat)) comeBack(g, charter);
  else leave(g, seat);
}

/** Coins, resources, cards and minions go back to the supply; what is written in the chest stays. */
function leave(g: Game, seat: number): void {
  const charter = charterOf(g, seat);
  setComing(g, seat, 0);
  const wasAbsent = isAbsent(g, seat);
  setPresent(g, seat);
  for (let good = COIN; good <= LAST_RESOURCE; good++) {
    const n = goodsOf(g, charter, good);
    if (n === 0) continue;
    moveGoods(g, good, n, charter, SUPPLY);
    tellGoods(g, 'returned', charter, good, n, RULE_COMPANY);
  }
  returnCards(g, HAND + charter, charter);
  returnCards(g, CHEST + charter, charter);
  for (let kind = 0; kind < MINION_KINDS; kind++) {
    const n = minionsOfKind(g, charter, kind);
    for (let i = 0; i < n; i++) giveMinion(g, findMinion(g, charter, kind, false), -1);
    if (n > 0) tellGoods(g, 'returned', charter, FIRST_MINION + kind, n, RULE_COMPANY);
  }
  const fact = isAutoma(g, charter) && !wasAbsent ? 'automaLeft' : 'departed';
  takeInfluence(g, charter);
  getUp(g, seat, charter);
  setHead(g, PLAYERS, players(g) - 1);
  g.facts?.push({ fact, seat, charter: charterName(charter) });
}

/** Advancement cards in the hand, and those that wait in the chest of whoever was away. */
function returnCards(g: Game, from: number, charter: number): void {
  for (let card = firstCard(g, from); card !== 0; ) {
    const after = nextCard(g, card);
    if (kindOf(g, card) >= FIRST_KIND) tellMove(g, card, DECK, charter, RULE_COMPANY);
    card = after;
  }
}

/** An inactive charter, a random building card of the deck, and stars and circles as the others have them on average. */
function join(g: Game, seat: number, charter: number, role: number, stars: number, circles: number): void {
  setComing(g, seat, 0);
  sitDown(g, seat, charter, role);
  dealInfluence(g, charter);
  setHead(g, PLAYERS, players(g) + 1);
  g.facts?.push({ fact: role === AUTOMA ? 'automaSeated' : 'arrived', seat, charter: charterName(charter) });
  // Once the campaign is over nobody owns anything, and there is nothing to make up for.
  if (head(g, FINISHED) === 1) return;
  const { persona } = g.box.data.startUp.charters[charterName(charter)];
  if (placeOf(g, persona) === INDEX) tellMove(g, persona, CHEST + charter, charter, RULE_COMPANY);
  takeSideOf(g, charter, role);
  // An Automa has no use for a card.
  if (role === HUMAN) giveBuilding(g, charter);
  enterLane(g, charter + 1);
  askForMarks(g, charter, 'capacity', circles - allCapacityOf(g, charter));
  askForMarks(g, charter, 'glory', stars - gloryOf(g, charter));
  enterLane(g, 0);
}

/** The mean of the active charters, rounded down. */
function meanOf(g: Game, count: (g: Game, charter: number) => number): number {
  const active = CHARTERS.map((_, charter) => charter).filter((charter) => isActive(g, charter));
  return Math.floor(active.reduce((sum, charter) => sum + count(g, charter), 0) / Math.max(1, active.length));
}

function giveBuilding(g: Game, charter: number): void {
  const buildings: number[] = [];
  for (let card = firstCard(g, DECK); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) === UNCONSTRUCTED || kindOf(g, card) === CONSTRUCTED) buildings.push(card);
  // The order of the deck says nothing: it is shuffled before the next game.
  const card = buildings.sort((a, b) => a - b)[buildings.length === 0 ? 0 : below(g, buildings.length)];
  if (card === undefined) return;
  reveal(g);
  tellMove(g, card, HAND + charter, charter, RULE_COMPANY);
}

function askForMarks(g: Game, charter: number, sheet: 'glory' | 'capacity', n: number): void {
  if (n <= 0) return;
  const q = push(g, MARKING, charter);
  setNode(g, q, iconNumber(sheet));
  setCard(g, q, RULE_COMPANY);
  setLeft(g, q, n);
}
