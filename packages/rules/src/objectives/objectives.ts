import { code, offer, SCORE } from '../choices/code.ts';
import type { BuildingTable } from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { announce } from '../engine/announce.ts';
import { holds } from '../engine/counts.ts';
import { charterName } from '../engine/tell.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { firstCard, hasMark, SCORED, setMark } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { putInfluence } from '../table/goods.ts';
import { OBJECTIVE_MAT, OBJECTIVE_MAT_END } from '../table/places.ts';
import { MOMENTS } from '../vocabulary.ts';

const SCORED_MOMENT = MOMENTS.indexOf('scored');

/** Whether the goal of an objective is met now. */
export function isCompleted(g: Game, charter: number, card: number): boolean {
  const goal = g.box.goals[card];
  return goal !== undefined && holds(g, goal, charter);
}

/** Each seat scores each objective once a game (rule 20). */
export function hasScored(g: Game, charter: number, card: number): boolean {
  return hasMark(g, card, SCORED << charter);
}

export function canScore(g: Game, charter: number, building: BuildingTable, lacks?: Lack[]): boolean {
  return affords(g, charter, building.cost, FREE, 1, 0, lacks);
}

/** Lists the objectives a charter can score; without `list` it stops at the first. */
export function objectiveAims(g: Game, charter: number, building: BuildingTable, list: boolean): number {
  if (!canScore(g, charter, building)) return 0;
  let n = 0;
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++) {
    const card = firstCard(g, place);
    if (card === 0 || hasScored(g, charter, card) || !isCompleted(g, charter, card)) continue;
    n++;
    if (!list) return n;
    offer(g, code(SCORE, card));
  }
  return n;
}

export function scoreObjective(g: Game, charter: number, card: number, why: number): void {
  putInfluence(g, charter, 1);
  setMark(g, card, SCORED << charter);
  g.facts?.push({ fact: 'scored', charter: charterName(charter), card, why });
  announce(g, SCORED_MOMENT, charter, card, 0);
}
