import type { AmountTable, RangeTable, TestTable } from '../compile/box.ts';
import { ASSISTANT, BUILDING, FEWEST } from '../compile/box.ts';
import type { Count } from '../language/effect.ts';
import { firstCard, hasMark, nextCard, PEELED, SCORED } from '../table/cards.ts';
import { GAME, type Game, head } from '../table/game.ts';
import { goodsOf, influenceOf, pointsOf, resourcesOf } from '../table/goods.ts';
import { HAND, OBJECTIVE_MAT, OBJECTIVE_MAT_END } from '../table/places.ts';
import { isActive } from '../table/seats.ts';
import { quotaTokens, reputationTokens } from '../table/tracks.ts';
import {
  CHARTERS,
  COIN,
  CONSTRUCTED,
  FIRST_KIND,
  FIRST_RESOURCE,
  LAST_RESOURCE,
  UNCONSTRUCTED,
} from '../vocabulary.ts';

/** The kind of an advancement card as an icon number, or -1 for any other card. */
export function kindOf(g: Game, card: number): number {
  const type = g.box.types[card];
  if (type === BUILDING) return hasMark(g, card, PEELED) ? CONSTRUCTED : UNCONSTRUCTED;
  return type === ASSISTANT ? FIRST_KIND : -1;
}

/** How many advancement cards of a kind a charter holds. */
export function heldOfKind(g: Game, charter: number, kind: number): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) === kind) n++;
  return n;
}

/** How many advancement cards of any kind a charter holds. */
export function cardsHeld(g: Game, charter: number): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) >= 0) n++;
  return n;
}

function resourceKinds(g: Game, charter: number): number {
  let n = 0;
  for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++) if (goodsOf(g, charter, good) > 0) n++;
  return n;
}

function cardKinds(g: Game, charter: number): number {
  let kinds = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card)) {
    const kind = kindOf(g, card);
    if (kind >= 0) kinds |= 1 << (kind - FIRST_KIND);
  }
  let n = 0;
  for (; kinds !== 0; kinds &= kinds - 1) n++;
  return n;
}

function objectivesScored(g: Game, charter: number): number {
  let n = 0;
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++) {
    const card = firstCard(g, place);
    if (card !== 0 && hasMark(g, card, SCORED << charter)) n++;
  }
  return n;
}

type CountFunction = (g: Game, charter: number) => number;

/** What can be counted, in the game's words; a new count is one line. */
const COUNTS: { readonly [C in Count]: CountFunction } = {
  coin: (g, charter) => goodsOf(g, charter, COIN),
  influence: influenceOf,
  resource: resourcesOf,
  vp: pointsOf,
  card: cardsHeld,
  assistant: ofKind(0),
  unconstructedBuilding: ofKind(1),
  constructedBuilding: ofKind(2),
  guest: ofKind(3),
  item: ofKind(4),
  friend: ofKind(5),
  treasure: ofKind(6),
  resourceKinds,
  cardKinds,
  quotaTokens,
  reputationTokens,
  objectivesScored,
  buildingCards: (g, charter) => heldOfKind(g, charter, UNCONSTRUCTED) + heldOfKind(g, charter, CONSTRUCTED),
  game: (g) => head(g, GAME),
};

function ofKind(kind: number): CountFunction {
  return (g, charter) => heldOfKind(g, charter, FIRST_KIND + kind);
}

export const COUNT_NAMES: readonly string[] = Object.keys(COUNTS);
const functions: readonly CountFunction[] = Object.values(COUNTS);

/** The value of a count for a charter. */
export function countOf(g: Game, count: number, charter: number): number {
  const counts = functions[count];
  if (counts === undefined) throw new Error(`no count has the number ${count}`);
  return counts(g, charter);
}

/**
 * The number that holds a rank: the highest, second or third *distinct* number among the active charters, or the
 * lowest (ruling 1). -1 when there is none.
 */
export function rankedNumber(g: Game, count: number, rank: number): number {
  let below = 32767;
  let best = -1;
  for (let place = rank === FEWEST ? 1 : rank; place > 0; place--) {
    best = -1;
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      if (!isActive(g, charter)) continue;
      const n = countOf(g, count, charter);
      if (rank === FEWEST ? best === -1 || n < best : n < below && n > best) best = n;
    }
    below = best;
  }
  return best;
}

function inRange(g: Game, count: number, n: number, range: RangeTable): boolean {
  if (range.rank === 0) return n >= range.low && n <= range.high;
  if (range.rank !== FEWEST && n < 1) return false;
  return n === rankedNumber(g, count, range.rank);
}

/** Whether a test holds for a charter. */
export function holds(g: Game, test: TestTable, charter: number): boolean {
  for (const row of test) {
    const n = countOf(g, row.count, charter);
    for (const range of row.ranges) if (!inRange(g, row.count, n, range)) return false;
  }
  return true;
}

export function amountOf(g: Game, amount: AmountTable, charter: number): number {
  if (amount.per < 0) return amount.n;
  return Math.min(amount.max, Math.floor(countOf(g, amount.per, charter) / amount.every));
}
