import { BUILD, code, offer } from '../choices/code.ts';
import type { BuildingTable, CostTable } from '../compile/box.ts';
import { announce } from '../engine/announce.ts';
import { kindOf } from '../engine/kinds.ts';
import { charterName } from '../engine/tell.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { tellMove } from '../mat/mat.ts';
import { isAllowed } from '../setup/chronicle.ts';
import { firstCard, nextCard, PEELED, setMark } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { ARCHIVE, HAND } from '../table/places.ts';
import { buildingOn, glue, PLOTS, siteName } from '../table/sites.ts';
import { hasTokens, siteShown } from '../table/village.ts';
import { MOMENTS, UNCONSTRUCTED } from '../vocabulary.ts';

const BUILT = MOMENTS.indexOf('built');

export function buildingTable(g: Game, card: number): BuildingTable {
  const building = g.box.buildings[card];
  if (building === undefined) throw new Error(`card ${card} is no building`);
  return building;
}

/** Whether a building may go onto a building: the rule is there, nothing lies on it, and it is no basic one (rule 18). */
function canOverbuild(g: Game, site: number): boolean {
  if (!isAllowed(g, 'overbuilding')) return false;
  return !buildingTable(g, buildingOn(g, site)).basic && !hasTokens(g, site);
}

/** A building goes onto one of the six sites one's own charter shows: empty, or fit to be built over (rule 18). */
export function canBuildOn(g: Game, charter: number, site: number): boolean {
  for (let plot = 0; plot < PLOTS; plot++)
    if (siteShown(g, charter, plot) === site) return buildingOn(g, site) === 0 || canOverbuild(g, site);
  return false;
}

/** Whether the cost of the place and the four resources on the card can be paid together (rule 17). */
export function canPayFor(g: Game, charter: number, cost: CostTable, card: number, lacks?: Lack[]): boolean {
  return affords(g, charter, cost, buildingTable(g, card).build, 0, card, false, lacks);
}

/** Lists which of one's building cards can be constructed where; without `list` it stops at the first. */
export function constructAims(g: Game, charter: number, cost: CostTable, list: boolean): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card)) {
    if (kindOf(g, card) !== UNCONSTRUCTED || !canPayFor(g, charter, cost, card)) continue;
    for (let plot = 0; plot < PLOTS; plot++) {
      const site = siteShown(g, charter, plot);
      if (buildingOn(g, site) !== 0 && !canOverbuild(g, site)) continue;
      n++;
      if (!list) return n;
      offer(g, code(BUILD, card, site));
    }
  }
  return n;
}

/** Peels the sticker off and glues it on. The card stays in the hand if it shows a crate, else it is archived (rule 10). */
export function construct(g: Game, charter: number, card: number, site: number, why: number): void {
  peelAndGlue(g, charter, card, site, why);
  if (buildingTable(g, card).crate === 0) tellMove(g, card, ARCHIVE, charter, why);
  announce(g, BUILT, charter, card, 0);
}

export function peelAndGlue(g: Game, charter: number, card: number, site: number, why: number): void {
  const over = buildingOn(g, site);
  setMark(g, card, PEELED);
  glue(g, card, site, charter);
  if (!g.facts) return;
  const built = { fact: 'built', charter: charterName(charter), card, site: siteName(site), why } as const;
  g.facts.push(over === 0 ? built : { ...built, over });
}
