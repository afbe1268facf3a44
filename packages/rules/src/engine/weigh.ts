import type { CostTable } from '../compile/box.ts';
import type { Lack } from '../lacks.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, influenceOf, resourcesOf } from '../table/goods.ts';
import {
  ANY_CARD,
  ANY_RESOURCE,
  CARD_KINDS,
  COIN,
  FIRST_KIND,
  FIRST_RESOURCE,
  INFLUENCE,
  iconOf,
  LAST_RESOURCE,
} from '../vocabulary.ts';
import { cardsHeld, heldOfKind, kindOf } from './counts.ts';

/**
 * Whether a charter can pay two prices together (a building's cost and what its aim takes) and still put down
 * `put` influence. `reserved` is a card that the aim needs and that can't be paid. With `lacks` every shortage is
 * collected: the same rows answer "can it" and "why not".
 */
export function affords(
  g: Game,
  charter: number,
  a: CostTable,
  b: CostTable,
  put: number,
  reserved: number,
  lacks: Lack[] | undefined,
): boolean {
  const coin = a.coin + b.coin - goodsOf(g, charter, COIN);
  if (coin > 0 && short(lacks, COIN, coin)) return false;
  const influence = a.influence + b.influence + put - influenceOf(g, charter);
  if (influence > 0 && short(lacks, INFLUENCE, influence)) return false;
  let fine = coin <= 0 && influence <= 0;
  const named = a.namedSum + b.namedSum;
  const open = a.resource + b.resource;
  if (named + open > 0 && !affordsResources(g, charter, a, b, named + open, lacks)) fine = false;
  if (a.kindSum + b.kindSum + a.card + b.card > 0 && !affordsCards(g, charter, a, b, reserved, lacks))
    fine = false;
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
