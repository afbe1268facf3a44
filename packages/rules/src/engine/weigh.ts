import type { CostTable } from '../compile/box.ts';
import type { Lack } from '../lacks.ts';
import { placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, influenceOf, resourcesOf } from '../table/goods.ts';
import { minionsOfKind } from '../table/minions.ts';
import { perilsOf } from '../table/perils.ts';
import { HAND } from '../table/places.ts';
import {
  ANY_CARD,
  ANY_MINION,
  ANY_PERIL,
  ANY_RESOURCE,
  CARD_KINDS,
  COIN,
  FIRST_KIND,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_RESOURCE,
  INFLUENCE,
  iconOf,
  LAST_RESOURCE,
} from '../vocabulary.ts';
import { cardsHeld, heldOfKind, kindOf } from './kinds.ts';

/**
 * Whether a charter can pay two prices together (a building's cost and what its aim takes) and still put down
 * `put` influence. `reserved` is a card that the aim needs and that can't be paid; `swap` lets resources stand in for
 * coins of the first price (255). With `lacks` every shortage is collected: the same rows answer "can it" and "why not".
 */
export function affords(
  g: Game,
  charter: number,
  a: CostTable,
  b: CostTable,
  put: number,
  reserved: number,
  swap: boolean,
  lacks: Lack[] | undefined,
): boolean {
  let fine = true;
  const coin = a.coin + b.coin - goodsOf(g, charter, COIN);
  const swapped = coin > 0 && swap ? Math.min(coin, a.coin) : 0;
  if (coin > swapped) {
    fine = false;
    if (short(lacks, COIN, coin - swapped)) return false;
  }
  const influence = a.influence + b.influence + put - influenceOf(g, charter);
  if (influence > 0) {
    fine = false;
    if (short(lacks, INFLUENCE, influence)) return false;
  }
  const resources = a.namedSum + b.namedSum + a.resource + b.resource + swapped;
  if (resources > 0 && !affordsResources(g, charter, a, b, resources, lacks)) fine = false;
  if (a.rare + b.rare > 0 && !affordsRare(g, charter, a, b, reserved, lacks)) fine = false;
  return fine;
}

/** Cards and pieces: few prices have any. */
function affordsRare(
  g: Game,
  charter: number,
  a: CostTable,
  b: CostTable,
  reserved: number,
  lacks: Lack[] | undefined,
): boolean {
  let fine = true;
  if (a.kindSum + b.kindSum + a.card + b.card > 0 && !affordsCards(g, charter, a, b, reserved, lacks))
    fine = false;
  if (a.minionSum + b.minionSum + a.minion + b.minion > 0 && !affordsMinions(g, charter, a, b, lacks))
    fine = false;
  if (a.perilSum + b.perilSum + a.peril + b.peril > 0 && !affordsPerils(g, charter, a, b, lacks))
    fine = false;
  if (a.oneOf.length > 0 && !holdsOneOf(g, charter, a.oneOf)) {
    fine = false;
    short(lacks, ANY_CARD, 1);
  }
  return fine;
}

/** Notes a shortage; true when nobody listens, so that the caller can stop at the first. */
function short(lacks: Lack[] | undefined, good: number, n: number): boolean {
  lacks?.push({ lack: 'goods', good: iconOf(good), short: n });
  return lacks === undefined;
}

/** Named resources are taken first, then those of any kind. */
function affordsResources(
  g: Game,
  charter: number,
  a: CostTable,
  b: CostTable,
  all: number,
  lacks: Lack[] | undefined,
): boolean {
  let missing = 0;
  if (a.namedSum + b.namedSum > 0) {
    for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++) {
      const lack = (a.named[good] ?? 0) + (b.named[good] ?? 0) - goodsOf(g, charter, good);
      if (lack <= 0) continue;
      if (short(lacks, good, lack)) return false;
      missing += lack;
    }
  }
  const open = all - missing - resourcesOf(g, charter);
  if (open > 0) short(lacks, ANY_RESOURCE, open);
  return missing === 0 && open <= 0;
}

function affordsCards(
  g: Game,
  charter: number,
  a: CostTable,
  b: CostTable,
  reserved: number,
  lacks: Lack[] | undefined,
): boolean {
  const kept = reserved === 0 ? -1 : kindOf(g, reserved);
  let missing = 0;
  for (let kind = 0; kind < CARD_KINDS.length; kind++) {
    const need = (a.kinds[kind] ?? 0) + (b.kinds[kind] ?? 0);
    if (need === 0) continue;
    const lack = need - heldOfKind(g, charter, FIRST_KIND + kind) + (kept === FIRST_KIND + kind ? 1 : 0);
    if (lack <= 0) continue;
    if (short(lacks, FIRST_KIND + kind, lack)) return false;
    missing += lack;
  }
  const all = a.kindSum + b.kindSum + a.card + b.card - missing;
  const open = all - cardsHeld(g, charter) + (kept >= 0 ? 1 : 0);
  if (open > 0) short(lacks, ANY_CARD, open);
  return missing === 0 && open <= 0;
}

function affordsMinions(
  g: Game,
  charter: number,
  a: CostTable,
  b: CostTable,
  lacks: Lack[] | undefined,
): boolean {
  const of = (kind: number): number => minionsOfKind(g, charter, kind);
  const minions = { first: FIRST_MINION, any: ANY_MINION, of };
  return affordsPieces(minions, [a.minions, b.minions], a.minion + b.minion, lacks);
}

function affordsPerils(
  g: Game,
  charter: number,
  a: CostTable,
  b: CostTable,
  lacks: Lack[] | undefined,
): boolean {
  const of = (kind: number): number => perilsOf(g, charter, kind);
  const perils = { first: FIRST_PERIL, any: ANY_PERIL, of };
  return affordsPieces(perils, [a.perils, b.perils], a.peril + b.peril, lacks);
}

/** Minions or peril: so many of each kind, and so many of any. */
type Pieces = { readonly first: number; readonly any: number; readonly of: (kind: number) => number };

function affordsPieces(
  { first, any, of }: Pieces,
  named: readonly [Int8Array, Int8Array],
  open: number,
  lacks: Lack[] | undefined,
): boolean {
  const [a, b] = named;
  let missing = 0;
  let spare = 0;
  for (let kind = 0; kind < a.length; kind++) {
    const rest = of(kind) - (a[kind] ?? 0) - (b[kind] ?? 0);
    spare += Math.max(0, rest);
    if (rest >= 0) continue;
    if (short(lacks, first + kind, -rest)) return false;
    missing -= rest;
  }
  if (open > spare) short(lacks, any, open - spare);
  return missing === 0 && open <= spare;
}

function holdsOneOf(g: Game, charter: number, cards: readonly number[]): boolean {
  for (const card of cards) if (placeOf(g, card) === HAND + charter) return true;
  return false;
}
