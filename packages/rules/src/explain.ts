import {
  atOf,
  BUILD,
  CAREFUL,
  deedOf,
  OPEN,
  PLACE,
  QUOTA_AT,
  RETRIEVE,
  SCORE,
  SELL,
  WORKER_WORD,
  whatOf,
} from './choices/code.ts';
import { type BuildingTable, CONSTRUCT, CRATE, NO_AIM, OBJECTIVE_AIM } from './compile/box.ts';
import { FREE } from './compile/costs.ts';
import { buildingTable, canBuildOn, canPayFor } from './construct/construct.ts';
import { canOpen, hasCrate } from './crates/crates.ts';
import { kindOf } from './engine/kinds.ts';
import { laneOf, listMoves } from './engine/run.ts';
import { AIMING, cardIn, deedIn, frameOf, kindIn, TURN, topOf } from './engine/stack.ts';
import { affords } from './engine/weigh.ts';
import type { Lack } from './lacks.ts';
import { canScore, hasScored, isCompleted } from './objectives/objectives.ts';
import { canSell, isOpenQuota, quotaName } from './quota/quota.ts';
import { firstCard, nextCard, placeOf } from './table/cards.ts';
import type { Game } from './table/game.ts';
import { QUOTA_SPACES, SITE_LIMIT } from './table/layout.ts';
import { HAND, OBJECTIVE_MAT, OBJECTIVE_MAT_END } from './table/places.ts';
import { charterOf } from './table/seats.ts';
import {
  anyWorkerOut,
  BIG,
  buildingOn,
  HOME,
  PLOTS,
  plotSite,
  siteName,
  workerAt,
  workerAtHome,
} from './table/sites.ts';
import { quotaAt } from './table/tracks.ts';
import { canPlace, cardsMatter, rulesMatter } from './turn/placing.ts';
import { CONSTRUCTED, UNCONSTRUCTED } from './vocabulary.ts';

/**
 * Why a move is not an option for a seat: the shortages that the same weighing found which made the list. Empty when
 * it is an option.
 */
export function reasonsAgainst(g: Game, seat: number, move: number): Lack[] {
  const lane = laneOf(g, seat);
  if (lane < 0) return [{ lack: 'notYourDecision' }];
  listMoves(g, lane);
  for (let i = 0; i < g.count; i++) if (g.moves[i] === move) return [];
  const reasons = reasonsIn(g, seat, lane, move);
  return reasons.length > 0 ? reasons : [{ lack: 'notNow' }];
}

function reasonsIn(g: Game, seat: number, lane: number, move: number): Lack[] {
  const f = topOf(g, lane);
  const charter = charterOf(g, seat);
  const kind = kindIn(g, f);
  if (kind === TURN && isTurnMove(move)) return againstTurn(g, charter, move);
  if (kind === AIMING)
    return againstAim(g, charter, buildingTable(g, cardIn(g, frameOf(deedIn(g, f)))), move);
  return [{ lack: 'notNow' }];
}

function isTurnMove(move: number): boolean {
  return deedOf(move) === PLACE || deedOf(move) === CAREFUL || deedOf(move) === RETRIEVE;
}

function againstTurn(g: Game, charter: number, move: number): Lack[] {
  if (deedOf(move) === RETRIEVE) return anyWorkerOut(g, charter) ? [] : [{ lack: 'nobodyOut' }];
  const worker = whatOf(move) - WORKER_WORD;
  if (workerAtHome(g, charter) < 0) return [{ lack: 'worker' }];
  if (atOf(move) < 1 || atOf(move) >= SITE_LIMIT) return [{ lack: 'unknown' }];
  const reasons = againstUse(g, charter, atOf(move));
  if (reasons.length > 0) return reasons;
  return workerAt(g, charter, worker) === HOME ? [{ lack: 'notNow' }] : [{ lack: 'worker' }];
}

/** Why a charter can't use the building on a site; empty when it can. */
export function againstUse(g: Game, charter: number, site: number): Lack[] {
  const card = site > 0 && site < SITE_LIMIT ? buildingOn(g, site) : 0;
  if (card === 0) return [{ lack: 'empty', site: siteName(site) }];
  if (canPlace(g, charter, BIG, site, cardsMatter(g, charter) || rulesMatter(g))) return [];
  const building = buildingTable(g, card);
  const lacks: Lack[] = [];
  if (building.aim === NO_AIM) {
    affords(g, charter, building.cost, FREE, building.octagon ? 1 : 0, 0, false, lacks);
    return lacks;
  }
  if (building.aim === CONSTRUCT) return againstConstruct(g, charter, building);
  if (building.aim === CRATE) return againstCrate(g, charter, building);
  return building.aim === OBJECTIVE_AIM
    ? againstObjective(g, charter, building)
    : againstQuota(g, charter, building);
}

/** What no goods can mend weighs more than any shortage. */
const FAR = 1000;

/** Of several aims that all fail the nearest counts: the one with the smallest shortage. */
function nearest(reasons: readonly Lack[][], none: Lack): Lack[] {
  if (reasons.some((lacks) => lacks.length === 0)) return [];
  const sizes = reasons.map((lacks) =>
    lacks.reduce((sum, lack) => sum + (lack.lack === 'goods' ? lack.short : FAR), 0),
  );
  return reasons[sizes.indexOf(Math.min(...sizes))] ?? [none];
}

function cardsOfKind(g: Game, charter: number, kind: number): number[] {
  const cards: number[] = [];
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) === kind) cards.push(card);
  return cards;
}

function againstConstruct(g: Game, charter: number, building: BuildingTable): Lack[] {
  const plots = Array.from({ length: PLOTS }, (_, plot) => plotSite(charter, plot));
  if (!plots.some((site) => canBuildOn(g, charter, site))) return [{ lack: 'plot' }];
  const cards = cardsOfKind(g, charter, UNCONSTRUCTED);
  return nearest(
    cards.map((card) => {
      const lacks: Lack[] = [];
      canPayFor(g, charter, building.cost, card, lacks);
      return lacks;
    }),
    { lack: 'aim', deed: 'construct' },
  );
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
  const open: number[] = [];
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++) {
    const card = firstCard(g, place);
    if (card !== 0) open.push(card);
  }
  return nearest(
    open.map((card) => againstScoring(g, charter, building, card)),
    { lack: 'aim', deed: 'objective' },
  );
}

function againstScoring(g: Game, charter: number, building: BuildingTable, card: number): Lack[] {
  if (hasScored(g, charter, card)) return [{ lack: 'scored', card }];
  if (!isCompleted(g, charter, card)) return [{ lack: 'incomplete', card }];
  const lacks: Lack[] = [];
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

/** Why one aim of the building in use is not offered. */
function againstAim(g: Game, charter: number, building: BuildingTable, move: number): Lack[] {
  const card = whatOf(move);
  const site = atOf(move);
  const lacks: Lack[] = [];
  switch (deedOf(move)) {
    case BUILD:
      if (placeOf(g, card) !== HAND + charter || kindOf(g, card) !== UNCONSTRUCTED)
        return [{ lack: 'notYours' }];
      if (plotSite(charter, 0) > site || site >= plotSite(charter, PLOTS)) return [{ lack: 'notYours' }];
      if (!canBuildOn(g, charter, site)) return [{ lack: 'occupied', site: siteName(site) }];
      canPayFor(g, charter, building.cost, card, lacks);
      return lacks.length > 0 ? lacks : [{ lack: 'notNow' }];
    case OPEN:
      if (placeOf(g, card) !== HAND + charter || kindOf(g, card) !== CONSTRUCTED)
        return [{ lack: 'notYours' }];
      return againstOpening(g, charter, building, card);
    case SCORE:
      if (placeOf(g, card) < OBJECTIVE_MAT || placeOf(g, card) >= OBJECTIVE_MAT_END)
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
