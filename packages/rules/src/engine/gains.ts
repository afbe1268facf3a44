import type { Game } from '../table/game.ts';
import {
  goodsOf,
  moveGoods,
  pointsOf,
  regainInfluence,
  SUPPLY,
  setPoints,
  spentInfluence,
} from '../table/goods.ts';
import { INFLUENCE, VP } from '../vocabulary.ts';
import { charterName, tellGoods } from './tell.ts';

/** How much of a plain good could be gained now: coins and resources are finite, only paid influence comes back. */
export function availableOf(g: Game, charter: number, icon: number): number {
  if (icon === VP) return 32767;
  return icon === INFLUENCE ? spentInfluence(g, charter) : goodsOf(g, SUPPLY, icon);
}

/** Gains a plain good: points, coins, a resource, or influence back. You get what is left (ruling 9). */
export function gain(g: Game, charter: number, icon: number, n: number, why: number): void {
  if (icon === VP) {
    gainPoints(g, charter, n, why);
    return;
  }
  const got = Math.min(n, availableOf(g, charter, icon));
  if (got > 0) {
    if (icon === INFLUENCE) regainInfluence(g, charter, got);
    else moveGoods(g, icon, got, SUPPLY, charter);
    tellGoods(g, 'gained', charter, icon, got, why);
  }
  if (got < n) tellGoods(g, 'short', charter, icon, n - got, why);
}

export function gainPoints(g: Game, charter: number, n: number, why: number): void {
  const total = pointsOf(g, charter) + n;
  setPoints(g, charter, total);
  g.facts?.push({ fact: 'points', charter: charterName(charter), n, total, why });
}
