import { CAREFUL, code, ICON_WORD, offer, PLACE, WORKER_WORD } from '../choices/code.ts';
import type { AbilityTable } from '../compile/box.ts';
import { BEFORE_PAYING, CONSTRUCT, OBJECTIVE_AIM } from '../compile/terms.ts';
import { buildingTable } from '../construct/construct.ts';
import { inForce } from '../engine/announce.ts';
import { fitsSite } from '../engine/hearing.ts';
import { isSpectral } from '../engine/spectral.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import { type Game, head, ISLANDS_LAID } from '../table/game.ts';
import { MINDED, talentsBefore, talentsOfRules, WEIGHS } from '../table/listening.ts';
import {
  anyMinions,
  findMinion,
  kindOfMinion,
  MINION_KINDS,
  minionOn,
  minionOwner,
} from '../table/minions.ts';
import { HAND, PLAY } from '../table/places.ts';
import {
  BIG,
  buildingOn,
  FIRST_ISLAND,
  HOME,
  nextBuilt,
  PLOTS,
  SMALL,
  standingOn,
  workerAt,
  workerAtHome,
} from '../table/sites.ts';
import { hasOctagon, isOpenSite, ownerOfSite, siteShown } from '../table/village.ts';
import { FIRST_MINION } from '../vocabulary.ts';
import { canUse } from './aims.ts';
import { canFinishPlacing } from './probe.ts';
import { FIRST_PIECE } from './use.ts';

/** What has to be looked at on every site, found out once for all of them. */
const CARDS_WEIGH = 1;
const RULES_MATTER = 2;
const MINIONS_ABOUT = 4;

export function careFor(g: Game, who: number): number {
  return (
    ((talentsBefore(g, who) & WEIGHS) !== 0 ? CARDS_WEIGH : 0) |
    ((talentsOfRules(g) & MINDED) !== 0 ? RULES_MATTER : 0) |
    (anyMinions(g) ? MINIONS_ABOUT : 0)
  );
}

/** Lists every placing a charter can make and finish. */
export function listPlacings(g: Game, who: number): void {
  const care = careFor(g, who);
  const worker = workerAtHome(g, who);
  // Without cards and rules that matter big and small are alike, too (a spectral worker's card weighs).
  if (worker >= 0 && care === 0 && head(g, ISLANDS_LAID) === 0) {
    listPlain(g, who, worker);
    return;
  }
  if (worker >= 0) {
    const both = worker === BIG && workerAt(g, who, SMALL) === HOME && workersDiffer(g, who);
    for (let site = nextBuilt(g, 0); site !== 0; site = nextBuilt(g, site)) {
      listPlacing(g, who, worker, site, care);
      if (both) listPlacing(g, who, SMALL, site, care);
    }
  }
  if ((care & MINIONS_ABOUT) !== 0) listMinions(g, who, care);
}

/** Nothing is to be minded, as in the first games: the same list, without asking for every site what there is not. */
function listPlain(g: Game, who: number, worker: number): void {
  const word = WORKER_WORD + worker;
  for (let site = 1; site < FIRST_ISLAND; site++) {
    const card = buildingOn(g, site);
    if (card === 0) continue;
    const building = buildingTable(g, card);
    if (!canUse(g, who, building) || (building.octagon && hasOctagon(g, site, who))) continue;
    if (isOwnSite(g, who, site, building.aim) && !canFinishPlacing(g, who, worker, site)) continue;
    offer(g, code(PLACE, word, site));
    if (building.plain) offer(g, code(CAREFUL, word, site));
  }
}

function listPlacing(g: Game, who: number, worker: number, site: number, care: number): void {
  if (!canPlace(g, who, worker, site, care)) return;
  const word =
    worker <= SMALL ? WORKER_WORD + worker : ICON_WORD + FIRST_MINION + kindOfMinion(worker - FIRST_PIECE);
  offer(g, code(PLACE, word, site));
  if (buildingTable(g, buildingOn(g, site)).plain) offer(g, code(CAREFUL, word, site));
}

/** Whether a worker can be placed on a site: it is there, nothing forbids it, and the use can be finished. */
export function canPlace(g: Game, who: number, worker: number, site: number, care: number): boolean {
  const card = buildingOn(g, site);
  if (card === 0 || !isOpenSite(g, site)) return false;
  if ((care & RULES_MATTER) !== 0 && forbidder(g, who, worker, site) !== 0) return false;
  const building = buildingTable(g, card);
  // An income building that already holds one's token is not offered (ruling 11).
  if (building.octagon && hasOctagon(g, site, who)) return false;
  if ((care & RULES_MATTER) !== 0 && rulesWeigh(g, who, worker, site))
    return canFinishPlacing(g, who, worker, site);
  // One's own cards and minions may only help: what can be paid as it is needs no probe.
  if (canUse(g, who, building))
    return (
      !isChangedByPlacing(g, who, worker, site, building.aim, care) || canFinishPlacing(g, who, worker, site)
    );
  return mayBeHelped(g, who, worker, site, care) && canFinishPlacing(g, who, worker, site);
}

/**
 * Whether being there changes what can be done there: another's minion helps its owner first; what a card gives on the way may undo a
 * goal (329 and 221); and a building can't be built over by its own use, because the worker stands on it by then.
 */
function isChangedByPlacing(
  g: Game,
  who: number,
  worker: number,
  site: number,
  aim: number,
  care: number,
): boolean {
  if ((care & MINIONS_ABOUT) !== 0 && worker <= SMALL && holdsForeignMinion(g, who, site)) return true;
  if (aim === OBJECTIVE_AIM && (care & CARDS_WEIGH) !== 0) return true;
  return isOwnSite(g, who, site, aim);
}

/** A building that builds, on a site that could be built on. */
function isOwnSite(g: Game, who: number, site: number, aim: number): boolean {
  return aim === CONSTRUCT && ownerOfSite(g, site) === who;
}

/** Whether the answers on the way to the price have to be weighed, so that none of them leads into a dead end. */
export function mustProbe(g: Game, who: number, worker: number, site: number): boolean {
  return (
    worker > SMALL ||
    (talentsBefore(g, who) & WEIGHS) !== 0 ||
    rulesWeigh(g, who, worker, site) ||
    holdsForeignMinion(g, who, site)
  );
}

function holdsForeignMinion(g: Game, who: number, site: number): boolean {
  const minion = minionOn(g, site);
  return minion >= 0 && minionOwner(g, minion) !== who;
}

/** Whether a price that is too high could come within reach on the way: by a card that speaks at this site, or by the minion placed. */
function mayBeHelped(g: Game, who: number, worker: number, site: number, care: number): boolean {
  if (worker > SMALL && g.box.helpWeighs[kindOfMinion(worker - FIRST_PIECE)] === 1) return true;
  if ((care & CARDS_WEIGH) === 0) return false;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + who); card !== 0; card = nextCard(g, card))
      if (((g.box.talents[card] ?? 0) & WEIGHS) !== 0 && speaksAt(g, who, worker, site, card)) return true;
  return false;
}

function speaksAt(g: Game, who: number, worker: number, site: number, card: number): boolean {
  for (const number of g.box.abilitiesOf[card] ?? []) {
    const ability = g.box.abilities[number];
    if (ability === undefined || ((BEFORE_PAYING >> ability.moment) & 1) === 0) continue;
    if (mayHear(g, ability, who, worker, site)) return true;
  }
  return false;
}

/** Whether an ability could hear this worker go to this site: the filters that can be asked before it goes. */
function mayHear(g: Game, ability: AbilityTable, who: number, worker: number, site: number): boolean {
  if (ability.where.bumped !== 0 && standingOn(g, site) < 0) return false;
  return fitsSite(g, ability.where, ability.card, who, site, worker);
}

/** Whether a rule or guidepost in force could, here or anywhere. */
function rulesWeigh(g: Game, who: number, worker: number, site: number): boolean {
  if ((talentsOfRules(g) & MINDED) === 0) return false;
  for (const number of g.box.rulesBeforePaying) {
    const ability = g.box.abilities[number];
    if (ability !== undefined && inForce(g, ability.card) && mayHear(g, ability, who, worker, site))
      return true;
  }
  return false;
}

/** Big and small are alike until a rule tells them apart (404), or the big one is spectral (343). */
function workersDiffer(g: Game, who: number): boolean {
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
function listMinions(g: Game, who: number, care: number): void {
  for (let kind = 0; kind < MINION_KINDS; kind++) {
    const piece = findMinion(g, who, kind, true);
    if (piece < 0) continue;
    for (let plot = 0; plot < PLOTS; plot++) {
      const site = siteShown(g, who, plot);
      if (buildingOn(g, site) !== 0) listPlacing(g, who, FIRST_PIECE + piece, site, care);
    }
  }
}
