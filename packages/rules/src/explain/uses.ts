import { FREE } from '../compile/costs.ts';
import { CONSTRUCT, NO_AIM } from '../compile/terms.ts';
import { buildingTable } from '../construct/construct.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import type { Game } from '../table/game.ts';
import { SITE_LIMIT } from '../table/layout.ts';
import { buildingOn, SMALL, siteName } from '../table/sites.ts';
import { hasOctagon, isOpenSite, ownerOfSite } from '../table/village.ts';
import { canPlace, careFor, forbidder } from '../turn/placing.ts';
import { tollOf } from '../turn/probe.ts';
import { againstAims } from './aims.ts';

/** Why a charter can't place this worker on a site and use the building there; empty when it can. */
export function againstUse(g: Game, charter: number, worker: number, site: number): Lack[] {
  const card = site > 0 && site < SITE_LIMIT ? buildingOn(g, site) : 0;
  if (card === 0) return [{ lack: 'empty', site: siteName(site) }];
  if (worker > SMALL && ownerOfSite(g, site) !== charter) return [{ lack: 'notYours' }];
  if (canPlace(g, charter, worker, site, careFor(g, charter))) return [];
  if (!isOpenSite(g, site)) return [{ lack: 'covered', site: siteName(site) }];
  const forbids = forbidder(g, charter, worker, site);
  if (forbids !== 0) return [{ lack: 'forbidden', card: forbids }];
  const building = buildingTable(g, card);
  if (building.octagon && hasOctagon(g, site, charter)) return [{ lack: 'token', site: siteName(site) }];
  const reasons = againstPrice(g, charter, card);
  if (reasons.length > 0) return reasons;
  const toll = againstToll(g, charter, worker, site);
  // The only plot to build on is the one the worker would stand on.
  return toll.length === 0 && building.aim === CONSTRUCT ? [{ lack: 'plot' }] : toll;
}

function againstPrice(g: Game, charter: number, card: number): Lack[] {
  const building = buildingTable(g, card);
  if (building.aim !== NO_AIM) return againstAims(g, charter, building);
  const lacks: Lack[] = [];
  affords(g, charter, building.cost, FREE, building.octagon ? 1 : 0, 0, false, lacks);
  return lacks;
}

/** What has to be paid on the way in (409, 411) and can't be. */
function againstToll(g: Game, charter: number, worker: number, site: number): Lack[] {
  const card = tollOf(g, charter, worker, site);
  if (card === 0) return [];
  const lacks: Lack[] = [];
  for (const number of g.box.abilitiesOf[card] ?? [])
    affords(g, charter, g.box.abilities[number]?.pay ?? FREE, FREE, 0, 0, false, lacks);
  // What is put on an emblem is no price, and yet it has to be there.
  return lacks.length > 0 ? lacks : [{ lack: 'goods', good: 'influence', short: 1 }];
}
