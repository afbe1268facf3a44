import { code, offer, SCORE } from '../choices/code.ts';
import type { CostTable } from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { OBJECTIVE } from '../compile/terms.ts';
import { announce } from '../engine/announce.ts';
import { FIRST_TO_SCORE, PUBLIC } from '../engine/hearing.ts';
import { charterName } from '../engine/tell.ts';
import { holds } from '../engine/tests.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { firstCard, hasMark, nextCard, placeOf, SCORED, setMark } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { putInfluence } from '../table/goods.ts';
import { GOAL, talentsBefore } from '../table/listening.ts';
import { HAND, OBJECTIVE_MAT, OBJECTIVE_MAT_END } from '../table/places.ts';
import { CHARTERS, MOMENTS } from '../vocabulary.ts';

const SCORED_MOMENT = MOMENTS.indexOf('scored');
const ANYBODY = SCORED * ((1 << CHARTERS.length) - 1);

/** Whether the goal of an objective is met now. */
export function isCompleted(g: Game, charter: number, card: number): boolean {
  const goal = g.box.goals[card];
  return goal !== undefined && holds(g, goal, charter, card);
}

/** Each seat scores each objective once a game (rule 20). */
export function hasScored(g: Game, charter: number, card: number): boolean {
  return hasMark(g, card, SCORED << charter);
}

export function canScore(g: Game, charter: number, cost: CostTable, lacks?: Lack[]): boolean {
  return affords(g, charter, cost, FREE, 1, 0, false, lacks);
}

export function isPublic(g: Game, card: number): boolean {
  const place = placeOf(g, card);
  return place >= OBJECTIVE_MAT && place < OBJECTIVE_MAT_END;
}

/** Lists the objectives a charter can score, public ones and its own (rule 21); without `list` it stops at the first. */
export function objectiveAims(g: Game, charter: number, cost: CostTable, list: boolean): number {
  if (!canScore(g, charter, cost)) return 0;
  let n = 0;
  const last = (talentsBefore(g, charter) & GOAL) === 0 ? OBJECTIVE_MAT_END - 1 : OBJECTIVE_MAT_END;
  for (let place = OBJECTIVE_MAT; place <= last; place++) {
    const from = place === OBJECTIVE_MAT_END ? HAND + charter : place;
    for (let card = firstCard(g, from); card !== 0; card = nextCard(g, card)) {
      if (g.box.types[card] !== OBJECTIVE || hasScored(g, charter, card) || !isCompleted(g, charter, card))
        continue;
      n++;
      if (!list) return n;
      offer(g, code(SCORE, card));
    }
  }
  return n;
}

export function scoreObjective(g: Game, charter: number, card: number, why: number): void {
  const detail = (hasMark(g, card, ANYBODY) ? 0 : FIRST_TO_SCORE) | (isPublic(g, card) ? PUBLIC : 0);
  putInfluence(g, charter, 1);
  setMark(g, card, SCORED << charter);
  g.facts?.push({ fact: 'scored', charter: charterName(charter), card, why });
  announce(g, SCORED_MOMENT, charter, card, detail);
}
