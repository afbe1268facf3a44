import { atOf, deedOf, QUOTA_AT, SELL, whatOf } from '../choices/code.ts';
import {
  type BuildingTable,
  CONSTRUCT,
  type CostTable,
  CRATE,
  NO_AIM,
  OBJECTIVE_AIM,
  QUOTA,
} from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { buildingTable, constructAims } from '../construct/construct.ts';
import { crateAims } from '../crates/crates.ts';
import type { Procedure } from '../engine/procedure.ts';
import { aimIn, cardIn, deedIn, frameOf, pop, setAim, setLeft, whoIn } from '../engine/stack.ts';
import { affords } from '../engine/weigh.ts';
import { objectiveAims } from '../objectives/objectives.ts';
import { quotaAims, quotaSpace } from '../quota/quota.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, influenceOf } from '../table/goods.ts';
import { COIN } from '../vocabulary.ts';

/** Lists what a building's icon can be aimed at by a charter that can also pay for it; without `list` one is enough. */
export function aims(g: Game, charter: number, building: BuildingTable, list: boolean): number {
  switch (building.aim) {
    case CONSTRUCT:
      return constructAims(g, charter, building, list);
    case CRATE:
      return crateAims(g, charter, building, list);
    case OBJECTIVE_AIM:
      return objectiveAims(g, charter, building, list);
    case QUOTA:
      return quotaAims(g, charter, building, list);
    default:
      return 0;
  }
}

/** Whether a charter can use a building: it can pay the cost, and the icon has something to act on (rule 15). */
export function canUse(g: Game, charter: number, building: BuildingTable): boolean {
  const { cost } = building;
  if (building.aim === NO_AIM) return cost.free || affords(g, charter, cost, FREE, 0, 0, undefined);
  // Most turns lack the coins or the influence for the great deeds: no need to look for an aim.
  if (cost.influence > influenceOf(g, charter) || cost.coin > goodsOf(g, charter, COIN)) return false;
  return aims(g, charter, building, false) > 0;
}

/** What the aim of a use takes beside the building's cost. */
export function aimPrice(g: Game, use: number): CostTable {
  const { aim } = buildingTable(g, cardIn(g, use));
  if (aim === CONSTRUCT) return buildingTable(g, aimIn(g, use)).build;
  return aim === QUOTA ? quotaSpace(g, aimIn(g, use)).cost : FREE;
}

/** The card that the aim of a use needs, so that it can't be paid. */
export function reservedCard(g: Game, use: number): number {
  const { aim } = buildingTable(g, cardIn(g, use));
  return aim === CONSTRUCT || aim === CRATE ? aimIn(g, use) : 0;
}

/** AIMING: the aim of the use `deed` is asked before paying, because the price depends on it. */
export const aiming: Procedure = {
  step: () => true,
  list: (g, f) => {
    const use = frameOf(deedIn(g, f));
    aims(g, whoIn(g, f), buildingTable(g, cardIn(g, use)), true);
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
