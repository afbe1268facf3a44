import { atOf, deedOf, QUOTA_AT, SELL, whatOf } from '../choices/code.ts';
import type { BuildingTable, CostTable } from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { CONSTRUCT, CRATE, NO_AIM, NO_AIM_WANTED, OBJECTIVE_AIM, QUOTA } from '../compile/terms.ts';
import { buildingTable, constructAims } from '../construct/construct.ts';
import { crateAims } from '../crates/crates.ts';
import type { Procedure } from '../engine/procedure.ts';
import {
  aimIn,
  cardIn,
  changeIn,
  deedIn,
  frameOf,
  nodeIn,
  pop,
  setAim,
  setLeft,
  whoIn,
} from '../engine/stack.ts';
import { affords } from '../engine/weigh.ts';
import { objectiveAims } from '../objectives/objectives.ts';
import { quotaAims, quotaSpace } from '../quota/quota.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, influenceOf } from '../table/goods.ts';
import { COIN } from '../vocabulary.ts';

/**
 * Lists what a building's icon can be aimed at by a charter that can also pay for it, its own cost being `cost`; without
 * `list` one is enough.
 */
export function aims(
  g: Game,
  charter: number,
  building: BuildingTable,
  cost: CostTable,
  list: boolean,
): number {
  switch (building.aim) {
    case CONSTRUCT:
      return constructAims(g, charter, cost, list);
    case CRATE:
      return crateAims(g, charter, cost, list);
    case OBJECTIVE_AIM:
      return objectiveAims(g, charter, cost, list);
    case QUOTA:
      return quotaAims(g, charter, cost, list);
    default:
      return 0;
  }
}

/** Whether a charter can use a building: it can pay the cost, and the icon has something to act on (rule 15). */
export function canUse(g: Game, charter: number, building: BuildingTable): boolean {
  const { cost } = building;
  if (building.aim !== NO_AIM) {
    // Most turns lack the coins or the influence for the great deeds: no need to look for an aim.
    const put = building.aim === OBJECTIVE_AIM || building.aim === QUOTA ? 1 : 0;
    if (cost.influence + put > influenceOf(g, charter) || cost.coin > goodsOf(g, charter, COIN)) return false;
    return aims(g, charter, building, cost, false) > 0;
  }
  if (building.octagon) return affords(g, charter, cost, FREE, 1, 0, false, undefined);
  return cost.free || affords(g, charter, cost, FREE, 0, 0, false, undefined);
}

/** The cost printed on the building of a use. */
export function printedCost(g: Game, use: number): CostTable {
  return buildingTable(g, cardIn(g, use)).cost;
}

/** Whether a use has an aim: the icon has one, and nobody did without. */
export function hasAim(g: Game, use: number): boolean {
  return aimIn(g, use) !== NOT_AIMED && buildingTable(g, cardIn(g, use)).aim !== NO_AIM;
}

/** In the field `aim` of a use that does without. */
export const NOT_AIMED = -1;

/** What the aim of a use takes beside the building's cost. */
export function aimPrice(g: Game, use: number): CostTable {
  if (!hasAim(g, use)) return FREE;
  const { aim } = buildingTable(g, cardIn(g, use));
  if (aim === CONSTRUCT) return buildingTable(g, aimIn(g, use)).build;
  return aim === QUOTA ? quotaSpace(g, aimIn(g, use)).cost : FREE;
}

/** Influence that the benefit of a use puts down somewhere, to stay. */
export function putByUse(g: Game, use: number): number {
  const building = buildingTable(g, cardIn(g, use));
  const aimed = hasAim(g, use) && (building.aim === OBJECTIVE_AIM || building.aim === QUOTA);
  return (building.octagon ? 1 : 0) + (aimed ? 1 : 0);
}

/** The card that the aim of a use needs, so that it can't be paid. */
export function reservedCard(g: Game, use: number): number {
  if (!hasAim(g, use)) return 0;
  const { aim } = buildingTable(g, cardIn(g, use));
  return aim === CONSTRUCT || aim === CRATE ? aimIn(g, use) : 0;
}

/** AIMING: the aim of the use `deed` is asked before paying, because the price depends on it. */
export const aiming: Procedure = {
  step: () => true,
  list: (g, f) => {
    const use = frameOf(deedIn(g, f));
    const building = buildingTable(g, cardIn(g, use));
    // Where the cost may still change, the list is generous and the probe sorts out what can't be finished.
    aims(g, whoIn(g, f), building, nodeIn(g, use) === 1 ? FREE : building.cost, true);
  },
  answer: (g, f, move) => {
    const use = frameOf(deedIn(g, f));
    setAim(g, use, deedOf(move) === SELL ? atOf(move) - QUOTA_AT : whatOf(move));
    setLeft(g, use, atOf(move));
    pop(g);
  },
  // An opened crate can't be closed again, so even the only one is confirmed.
  asksAnyway: (g, f) => buildingTable(g, cardIn(g, frameOf(deedIn(g, f)))).aim === CRATE,
};

/** Whether somebody did without the aim (155, 156). */
export function aimDeclined(g: Game, use: number): boolean {
  return (changeIn(g, use) & NO_AIM_WANTED) !== 0;
}
