import { BUILD, code, offer } from '../choices/code.ts';
import type { BuildingTable } from '../compile/box.ts';
import { announce } from '../engine/announce.ts';
import { kindOf } from '../engine/counts.ts';
import { charterName } from '../engine/tell.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { tellMove } from '../mat/mat.ts';
import { firstCard, nextCard, PEELED, setMark } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { ARCHIVE, HAND } from '../table/places.ts';
import { buildingOn, glue, PLOTS, plotSite, siteName } from '../table/sites.ts';
import { MOMENTS, UNCONSTRUCTED } from '../vocabulary.ts';

const BUILT = MOMENTS.indexOf('built');

export function buildingTable(g: Game, card: number): BuildingTable {
  const building = g.box.buildings[card];
  if (building === undefined) throw new Error(`card ${card} is no building`);
  return building;
}

/** A building goes onto an empty plot of one's own charter (rule 18). */
export function canBuildOn(g: Game, charter: number, site: number): boolean {
  const first = plotSite(charter, 0);
  return site >= first && site < first + PLOTS && buildingOn(g, site) === 0;
}

/** Whether the cost of the place and the four resources on the card can be paid together (rule 17). */
export function canPayFor(
  g: Game,
  charter: number,
  place: BuildingTable,
  card: number,
  lacks?: Lack[],
): boolean {
  return affords(g, charter, place.cost, buildingTable(g, card).build, 0, card, lacks);
}

/** Lists which of one's building cards can be constructed where; without `list` it stops at the first. */
export function constructAims(g: Game, charter: number, place: BuildingTable, list: boolean): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card)) {
    if (kindOf(g, card) !== UNCONSTRUCTED || !canPayFor(g, charter, place, card)) continue;
    for (let plot = 0; plot < PLOTS; plot++) {
      const site = plotSite(charter, plot);
      if (!canBuildOn(g, charter, site)) continue;
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
  setMark(g, card, PEELED);
  glue(g, card, site, charter);
  g.facts?.push({ fact: 'built', charter: charterName(charter), card, site: siteName(site), why });
}
