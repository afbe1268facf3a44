import { CAREFUL, code, ICON_WORD, offer, PLACE, WORKER_WORD } from '../choices/code.ts';
import { BEFORE_PAYING } from '../compile/box.ts';
import { buildingTable } from '../construct/construct.ts';
import { inForce, listens } from '../engine/announce.ts';
import { fitsSite } from '../engine/hearing.ts';
import { isSpectral } from '../engine/spectral.ts';
import type { Game } from '../table/game.ts';
import {
  anyMinions,
  findMinion,
  kindOfMinion,
  MINION_KINDS,
  minionOn,
  minionOwner,
} from '../table/minions.ts';
import { HAND, PLAY } from '../table/places.ts';
import { BIG, buildingOn, HOME, nextBuilt, PLOTS, SMALL, workerAt, workerAtHome } from '../table/sites.ts';
import { hasOctagon, isOpenSite, siteShown } from '../table/village.ts';
import { FIRST_MINION } from '../vocabulary.ts';
import { canUse } from './aims.ts';
import { canFinishPlacing } from './probe.ts';
import { FIRST_PIECE } from './use.ts';

/** Lists every placing a charter can make and finish. */
export function listPlacings(g: Game, who: number): void {
  const matters = cardsMatter(g, who) || rulesMatter(g);
  const worker = workerAtHome(g, who);
  if (worker >= 0) {
    const both = worker === BIG && workerAt(g, who, SMALL) === HOME && workersDiffer(g, who);
    for (let site = nextBuilt(g, 0); site !== 0; site = nextBuilt(g, site)) {
      listPlacing(g, who, worker, site, matters);
      if (both) listPlacing(g, who, SMALL, site, matters);
    }
  }
  if (anyMinions(g)) listMinions(g, who);
}

function listPlacing(g: Game, who: number, worker: number, site: number, matters: boolean): void {
  if (!canPlace(g, who, worker, site, matters)) return;
  const word =
    worker <= SMALL ? WORKER_WORD + worker : ICON_WORD + FIRST_MINION + kindOfMinion(worker - FIRST_PIECE);
  offer(g, code(PLACE, word, site));
  if (buildingTable(g, buildingOn(g, site)).plain) offer(g, code(CAREFUL, word, site));
}

/** Whether a worker can be placed on a site: it is there, nothing forbids it, and the use can be finished. */
export function canPlace(g: Game, who: number, worker: number, site: number, matters: boolean): boolean {
  const card = buildingOn(g, site);
  if (card === 0 || !isOpenSite(g, site) || forbidder(g, who, worker, site) !== 0) return false;
  const building = buildingTable(g, card);
  // An income building that already holds one's token is not offered (ruling 11).
  if (building.octagon && hasOctagon(g, site, who)) return false;
  if (mustProbe(g, who, worker, site, matters)) return canFinishPlacing(g, who, worker, site);
  return canUse(g, who, building);
}

/** Whether a placing has to be played through to be weighed. */
export function mustProbe(g: Game, who: number, worker: number, site: number, matters: boolean): boolean {
  if (matters || worker > SMALL) return true;
  const minion = minionOn(g, site);
  return minion >= 0 && minionOwner(g, minion) !== who;
}

/** Whether a charter's own cards could change what a use costs. */
export function cardsMatter(g: Game, who: number): boolean {
  return (
    (g.box.heard & BEFORE_PAYING) !== 0 &&
    (listens(g, HAND + who, BEFORE_PAYING) || listens(g, PLAY + who, BEFORE_PAYING))
  );
}

/** Whether a rule or guidepost in force could. */
export function rulesMatter(g: Game): boolean {
  const { rulesBeforePaying } = g.box;
  for (let i = 0; i < rulesBeforePaying.length; i++) if (inForce(g, rulesBeforePaying[i] ?? 0)) return true;
  return false;
}

/** Big and small are alike until a rule tells them apart (404), or the big one is spectral (343). */
export function workersDiffer(g: Game, who: number): boolean {
  if (isSpectral(g, who)) return true;
  for (const number of g.box.placeForbids) {
    const ability = g.box.abilities[number];
    if (ability !== undefined && ability.where.worker === 2 && inForce(g, ability.card)) return true;
  }
  return false;
}

/** The card that forbids a placing, or 0. */
export function forbidder(g: Game, who: number, worker: number, site: number): number {
  const { placeForbids } = g.box;
  for (let i = 0; i < placeForbids.length; i++) {
    const ability = g.box.abilities[placeForbids[i] ?? 0];
    if (ability === undefined || !inForce(g, ability.card)) continue;
    const { where } = ability;
    if (
      fitsSite(g, where, ability.card, who, site, worker) &&
      (where.not === undefined || !fitsSite(g, where.not, ability.card, who, site, worker))
    )
      return ability.card;
  }
  return 0;
}

/** Minions go only to empty buildings of one's own charter (rule 16). */
function listMinions(g: Game, who: number): void {
  for (let kind = 0; kind < MINION_KINDS; kind++) {
    const piece = findMinion(g, who, kind, true);
    if (piece < 0) continue;
    for (let plot = 0; plot < PLOTS; plot++) {
      const site = siteShown(g, who, plot);
      if (buildingOn(g, site) !== 0) listPlacing(g, who, FIRST_PIECE + piece, site, true);
    }
  }
}
