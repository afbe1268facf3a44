import type { CostTable } from '../compile/box.ts';
import { charterName, tellGoods } from '../engine/tell.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, influenceOf, moveGoods, payInfluence, SUPPLY } from '../table/goods.ts';
import { giveMinion, MINION_KINDS, spareMinion } from '../table/minions.ts';
import { movePeril, PERIL_KINDS, perilsOf } from '../table/perils.ts';
import {
  COIN,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_RESOURCE,
  INFLUENCE,
  iconOf,
  LAST_RESOURCE,
} from '../vocabulary.ts';

/** What is paid changes hands: to the general supply, or to whoever is paid (406). */

/** Pays what is named at once; `swap` coins are left to be asked about. */
export function payNamed(
  g: Game,
  who: number,
  why: number,
  cost: CostTable,
  payee: number,
  swap: number,
  gently: boolean,
): void {
  if (cost.free) return;
  payGood(g, who, COIN, cost.coin - swap, payee, why, gently);
  if (cost.namedSum > 0)
    for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++)
      payGood(g, who, good, cost.named[good] ?? 0, payee, why, gently);
  const influence = gently ? Math.min(cost.influence, influenceOf(g, who)) : cost.influence;
  if (influence > 0) {
    payInfluence(g, who, influence);
    tellGoods(g, 'paid', who, INFLUENCE, influence, why);
  }
  if (cost.minionSum > 0)
    for (let kind = 0; kind < MINION_KINDS; kind++)
      for (let i = 0; i < (cost.minions[kind] ?? 0); i++) payMinion(g, who, kind, why);
  if (cost.perilSum > 0)
    for (let kind = 0; kind < PERIL_KINDS; kind++)
      for (let i = 0; i < (cost.perils[kind] ?? 0); i++) payPeril(g, who, kind, why);
}

export function payGood(
  g: Game,
  who: number,
  good: number,
  wanted: number,
  payee: number,
  why: number,
  gently: boolean,
): void {
  const n = gently ? Math.min(wanted, goodsOf(g, who, good)) : wanted;
  if (n === 0) return;
  moveGoods(g, good, n, who, payee);
  if (payee === SUPPLY || !g.facts) tellGoods(g, 'paid', who, good, n, why);
  else
    g.facts.push({
      fact: 'gave',
      charter: charterName(who),
      to: charterName(payee),
      good: iconOf(good),
      n,
      why,
    });
}

/** One at home goes first; a placed one can be paid too (rule 16). */
export function payMinion(g: Game, who: number, kind: number, why: number): void {
  const piece = spareMinion(g, who, kind);
  if (piece < 0) return;
  giveMinion(g, piece, -1);
  tellGoods(g, 'paid', who, FIRST_MINION + kind, 1, why);
}

export function payPeril(g: Game, who: number, kind: number, why: number): void {
  if (perilsOf(g, who, kind) === 0) return;
  movePeril(g, kind, 1, who, SUPPLY);
  tellGoods(g, 'paid', who, FIRST_PERIL + kind, 1, why);
}
