import { atOf, BUILD, deedOf, OPEN, QUOTA_AT, SCORE, SELL, TAKE, whatOf } from '../choices/code.ts';
import type { BuildingTable } from '../compile/box.ts';
import { CONSTRUCT, CRATE, OBJECTIVE, OBJECTIVE_AIM } from '../compile/terms.ts';
import { buildingTable, canBuildOn, canPayFor } from '../construct/construct.ts';
import { canOpen, hasCrate } from '../crates/crates.ts';
import { kindOf } from '../engine/kinds.ts';
import type { ByBuilding, Lack } from '../lacks.ts';
import { canScore, hasScored, isCompleted, isPublic } from '../objectives/objectives.ts';
import { canSell, isOpenQuota, quotaName } from '../quota/quota.ts';
import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { QUOTA_SPACES, SITE_LIMIT } from '../table/layout.ts';
import { HAND, MAT, MAT_END, OBJECTIVE_MAT, OBJECTIVE_MAT_END } from '../table/places.ts';
import { PLOTS, siteName } from '../table/sites.ts';
import { quotaAt } from '../table/tracks.ts';
import { isOpenSite, ownerOfSite, siteShown } from '../table/village.ts';
import { CONSTRUCTED, UNCONSTRUCTED } from '../vocabulary.ts';

/** What no goods can mend weighs more than any shortage. */
const FAR = 1000;

/** Of several aims that all fail the nearest counts: the one with the smallest shortage. */
function nearest(reasons: readonly Lack[][], none: Lack): Lack[] {
  if (reasons.some((lacks) => lacks.length === 0)) return [];
  const sizes = reasons.map((lacks) => lacks.reduce((sum, lack) => sum + sizeOf(lack), 0));
  return reasons[sizes.indexOf(Math.min(...sizes))] ?? [none];
}

function sizeOf(lack: Lack): number {
  if (lack.lack === 'goods') return lack.short;
  return lack.lack === 'build' ? lack.goods.reduce((sum, { short }) => sum + short, 0) : FAR;
}

function cardsOfKind(g: Game, charter: number, kind: number): number[] {
  const cards: number[] = [];
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) === kind) cards.push(card);
  return cards;
}

function againstConstruct(g: Game, charter: number, building: BuildingTable): Lack[] {
  const sites = Array.from({ length: PLOTS }, (_, plot) => siteShown(g, charter, plot));
  if (!sites.some((site) => canBuildOn(g, charter, site))) return [{ lack: 'plot' }];
  const cards = cardsOfKind(g, charter, UNCONSTRUCTED);
  return nearest(
    cards.map((card) => againstPayingFor(g, charter, building, card)),
    { lack: 'aim', deed: 'construct' },
  );
}

/** Several cards may be held: what is short is said of one of them. */
function againstPayingFor(g: Game, charter: number, building: BuildingTable, card: number): Lack[] {
  const lacks: Lack[] = [];
  canPayFor(g, charter, building.cost, card, lacks);
  const goods = lacks.flatMap((lack) =>
    lack.lack === 'goods' ? [{ good: lack.good, short: lack.short }] : [],
  );
  return goods.length === 0 ? lacks : [{ lack: 'build', card, goods }];
}

function againstCrate(g: Game, charter: number, building: BuildingTable): Lack[] {
  const cards = cardsOfKind(g, charter, CONSTRUCTED);
  return nearest(
    cards.map((card) => againstOpening(g, charter, building, card)),
    { lack: 'aim', deed: 'crate' },
  );
}

function againstOpening(g: Game, charter: number, building: BuildingTable, card: number): Lack[] {
  if (!hasCrate(g, card)) return [{ lack: 'shut', card, crate: buildingTable(g, card).crate }];
  const lacks: Lack[] = [];
  canOpen(g, charter, building.cost, card, lacks);
  return lacks;
}

function againstObjective(g: Game, charter: number, building: BuildingTable): Lack[] {
  const known: number[] = [];
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++) {
    const card = firstCard(g, place);
    if (card !== 0) known.push(card);
  }
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (g.box.types[card] === OBJECTIVE) known.push(card);
  const reasons = known.map((card) => againstScoring(g, charter, building, card));
  const completed = reasons.filter((lacks) => lacks.every(({ lack }) => lack === 'goods'));
  // Which of those that are not completed is the nearest nobody can say: each is named.
  return completed.length === 0 && reasons.length > 0
    ? reasons.flat()
    : nearest(completed, { lack: 'aim', deed: 'objective' });
}

/** What speaks against an objective itself, wherever it would be scored. */
function againstGoal(g: Game, charter: number, card: number): Lack[] {
  if (hasScored(g, charter, card)) return [{ lack: 'scored', card }];
  return isCompleted(g, charter, card) ? [] : [{ lack: 'incomplete', card }];
}

function againstScoring(g: Game, charter: number, building: BuildingTable, card: number): Lack[] {
  const lacks = againstGoal(g, charter, card);
  if (lacks.length > 0) return lacks;
  canScore(g, charter, building.cost, lacks);
  return lacks;
}

function againstQuota(g: Game, charter: number, building: BuildingTable): Lack[] {
  const spaces = Array.from({ length: QUOTA_SPACES }, (_, space) => space).filter((space) =>
    isOpenQuota(g, space),
  );
  return nearest(
    spaces.map((space) => {
      const lacks: Lack[] = [];
      canSell(g, charter, building.cost, space, lacks);
      return lacks;
    }),
    { lack: 'aim', deed: 'quota' },
  );
}

/** Why the icon of a building has nothing to act on that could be paid for. */
export function againstAims(g: Game, charter: number, building: BuildingTable): Lack[] {
  if (building.aim === CONSTRUCT) return againstConstruct(g, charter, building);
  if (building.aim === CRATE) return againstCrate(g, charter, building);
  return building.aim === OBJECTIVE_AIM
    ? againstObjective(g, charter, building)
    : againstQuota(g, charter, building);
}

/** Why a turn can't begin with what a building is used for: what speaks against it anywhere, else that it takes a building. */
export function againstAimAlone(g: Game, charter: number, move: number): Lack[] {
  const card = whatOf(move);
  switch (deedOf(move)) {
    case SCORE:
      return isPublic(g, card) ? orByBuilding(againstGoal(g, charter, card), 'objective') : [];
    case SELL: {
      const space = atOf(move) - QUOTA_AT;
      if (space < 0 || space >= QUOTA_SPACES) return [];
      const isTaken = quotaAt(g, space) >= 0;
      if (!isTaken && !isOpenQuota(g, space)) return [];
      return orByBuilding(isTaken ? [{ lack: 'taken', space: quotaName(space) }] : [], 'quota');
    }
    case BUILD:
      return orByBuilding(againstPlot(g, charter, atOf(move)), 'construct');
    case TAKE:
      return placeOf(g, card) >= MAT && placeOf(g, card) < MAT_END ? orByBuilding([], 'card') : [];
    default:
      return [];
  }
}

/** The same of a card in the hand that is no help by itself. */
export function againstHeld(g: Game, charter: number, card: number): Lack[] {
  if (g.box.types[card] === OBJECTIVE) return orByBuilding(againstGoal(g, charter, card), 'objective');
  if (kindOf(g, card) === UNCONSTRUCTED) return orByBuilding([], 'construct');
  return kindOf(g, card) === CONSTRUCTED && hasCrate(g, card) ? orByBuilding([], 'crate') : [];
}

function orByBuilding(lacks: Lack[], gives: ByBuilding): Lack[] {
  return lacks.length > 0 ? lacks : [{ lack: 'byBuilding', gives }];
}

/** Why nothing can be built on a site, whatever it costs. */
function againstPlot(g: Game, charter: number, site: number): Lack[] {
  if (site < 1 || site >= SITE_LIMIT || ownerOfSite(g, site) !== charter) return [{ lack: 'notYours' }];
  if (!isOpenSite(g, site)) return [{ lack: 'covered', site: siteName(site) }];
  return canBuildOn(g, charter, site) ? [] : [{ lack: 'occupied', site: siteName(site) }];
}

/** Why one aim of the building in use is not offered. */
export function againstAim(g: Game, charter: number, building: BuildingTable, move: number): Lack[] {
  const card = whatOf(move);
  const site = atOf(move);
  const lacks: Lack[] = deedOf(move) === BUILD ? againstPlot(g, charter, site) : [];
  switch (deedOf(move)) {
    case BUILD:
      if (placeOf(g, card) !== HAND + charter || kindOf(g, card) !== UNCONSTRUCTED)
        return [{ lack: 'notYours' }];
      if (lacks.length > 0) return lacks;
      lacks.push(...againstPayingFor(g, charter, building, card));
      return lacks.length > 0 ? lacks : [{ lack: 'notNow' }];
    case OPEN:
      if (placeOf(g, card) !== HAND + charter || kindOf(g, card) !== CONSTRUCTED)
        return [{ lack: 'notYours' }];
      return againstOpening(g, charter, building, card);
    case SCORE:
      if (g.box.types[card] !== OBJECTIVE || !(isPublic(g, card) || placeOf(g, card) === HAND + charter))
        return [{ lack: 'notYours' }];
      return againstScoring(g, charter, building, card);
    case SELL: {
      const space = site - QUOTA_AT;
      if (space < 0 || space >= QUOTA_SPACES) return [{ lack: 'notNow' }];
      if (quotaAt(g, space) >= 0) return [{ lack: 'taken', space: quotaName(space) }];
      if (!isOpenQuota(g, space)) return [{ lack: 'notNow' }];
      canSell(g, charter, building.cost, space, lacks);
      return lacks.length > 0 ? lacks : [{ lack: 'notNow' }];
    }
    default:
      return [{ lack: 'notNow' }];
  }
}
