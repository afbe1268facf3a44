import { atOf, BUILD, deedOf, OPEN, QUOTA_AT, SCORE, SELL, whatOf } from '../choices/code.ts';
import type { BuildingTable } from '../compile/box.ts';
import { CONSTRUCT, CRATE, OBJECTIVE, OBJECTIVE_AIM } from '../compile/terms.ts';
import { buildingTable, canBuildOn, canPayFor } from '../construct/construct.ts';
import { canOpen, hasCrate } from '../crates/crates.ts';
import { kindOf } from '../engine/kinds.ts';
import type { Lack } from '../lacks.ts';
import { canScore, hasScored, isCompleted, isPublic } from '../objectives/objectives.ts';
import { canSell, isOpenQuota, quotaName } from '../quota/quota.ts';
import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { QUOTA_SPACES, SITE_LIMIT } from '../table/layout.ts';
import { HAND, OBJECTIVE_MAT, OBJECTIVE_MAT_END } from '../table/places.ts';
import { PLOTS, siteName } from '../table/sites.ts';
import { quotaAt } from '../table/tracks.ts';
import { isOpenSite, ownerOfSite, siteShown } from '../table/village.ts';
import { CONSTRUCTED, UNCONSTRUCTED } from '../vocabulary.ts';

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
  const sites = Array.from({ length: PLOTS }, (_, plot) => siteShown(g, charter, plot));
  if (!sites.some((site) => canBuildOn(g, charter, site))) return [{ lack: 'plot' }];
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
  const known: number[] = [];
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++) {
    const card = firstCard(g, place);
    if (card !== 0) known.push(card);
  }
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (g.box.types[card] === OBJECTIVE) known.push(card);
  return nearest(
    known.map((card) => againstScoring(g, charter, building, card)),
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

/** Why the icon of a building has nothing to act on that could be paid for. */
export function againstAims(g: Game, charter: number, building: BuildingTable): Lack[] {
  if (building.aim === CONSTRUCT) return againstConstruct(g, charter, building);
  if (building.aim === CRATE) return againstCrate(g, charter, building);
  return building.aim === OBJECTIVE_AIM
    ? againstObjective(g, charter, building)
    : againstQuota(g, charter, building);
}

/** Why one aim of the building in use is not offered. */
export function againstAim(g: Game, charter: number, building: BuildingTable, move: number): Lack[] {
  const card = whatOf(move);
  const site = atOf(move);
  const lacks: Lack[] = [];
  switch (deedOf(move)) {
    case BUILD:
      if (placeOf(g, card) !== HAND + charter || kindOf(g, card) !== UNCONSTRUCTED)
        return [{ lack: 'notYours' }];
      if (site < 1 || site >= SITE_LIMIT || ownerOfSite(g, site) !== charter) return [{ lack: 'notYours' }];
      if (!isOpenSite(g, site)) return [{ lack: 'covered', site: siteName(site) }];
      if (!canBuildOn(g, charter, site)) return [{ lack: 'occupied', site: siteName(site) }];
      canPayFor(g, charter, building.cost, card, lacks);
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
