import { PAYEE_OWNER } from '../compile/terms.ts';
import { inForce } from '../engine/announce.ts';
import { gain } from '../engine/gains.ts';
import { cardIn, siteIn, whoIn } from '../engine/stack.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, SUPPLY } from '../table/goods.ts';
import { HUMAN, roleOf } from '../table/seats.ts';
import { ownerOfSite } from '../table/village.ts';
import { printedCost } from '../turn/aims.ts';
import { COIN, FIRST_RESOURCE, LAST_RESOURCE, MOMENTS } from '../vocabulary.ts';

const PAY = MOMENTS.indexOf('pay');

/**
 * Where what is paid at a building belongs to its owner (406), the supply pays for an Automa: coins and resources of the printed price. Of
 * resources that one may choose, the first that are there.
 */
export function payHost(g: Game, use: number): void {
  const host = ownerOfSite(g, siteIn(g, use));
  if (host < 0 || host === whoIn(g, use) || roleOf(g, host) !== HUMAN || !ownersArePaid(g)) return;
  const cost = printedCost(g, use);
  const why = cardIn(g, use);
  if (cost.coin > 0) gain(g, host, COIN, cost.coin, why);
  let open = cost.resource;
  for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++) {
    const named = cost.named[good] ?? 0;
    const chosen = Math.min(open, Math.max(0, goodsOf(g, SUPPLY, good) - named));
    open -= chosen;
    if (named + chosen > 0) gain(g, host, good, named + chosen, why);
  }
}

function ownersArePaid(g: Game): boolean {
  return (g.box.ruleEars[PAY] ?? []).some((number) => {
    const ability = g.box.abilities[number];
    return ability !== undefined && (ability.change & PAYEE_OWNER) !== 0 && inForce(g, ability.card);
  });
}
