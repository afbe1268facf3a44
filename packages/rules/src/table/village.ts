import type { Game } from './game.ts';
import { ISLAND_PIECES, islandOver, islandOwner, islandPlot } from './islands.ts';
import { trayStart } from './layout.ts';
import { minionOn } from './minions.ts';
import { perilOn } from './perils.ts';
import { buildingOn, charterOfSite, FIRST_ISLAND, FIRST_PLOT, PLOTS, plotSite, standingOn } from './sites.ts';

/** What stands where in the charters, islands included. */
const TOKENS = trayStart('siteTokens');
const EMBLEMS = trayStart('emblems');

/** The charter whose site this is: for an island whoever owns it. -1 for the Commons and the Cloud Port. */
export function ownerOfSite(g: Game, site: number): number {
  return site < FIRST_ISLAND ? charterOfSite(site) : islandOwner(g, site - FIRST_ISLAND);
}

/** Whether a site is on the board now: a plot under an island is not, an island in the chest neither. */
export function isOpenSite(g: Game, site: number): boolean {
  if (site < FIRST_PLOT) return true;
  return site < FIRST_ISLAND ? islandOver(g, site) < 0 : islandPlot(g, site - FIRST_ISLAND) !== 0;
}

/** The i-th of the six sites a charter shows: its plot, or the island that lies over it. */
export function siteShown(g: Game, charter: number, plot: number): number {
  const site = plotSite(charter, plot);
  const island = islandOver(g, site);
  return island < 0 ? site : FIRST_ISLAND + island;
}

/** Octagons: a token of a charter beside an income building. */
export function hasOctagon(g: Game, site: number, charter: number): boolean {
  return ((g.table[TOKENS + site] ?? 0) & (1 << charter)) !== 0;
}

export function putOctagon(g: Game, site: number, charter: number): void {
  g.table[TOKENS + site] = (g.table[TOKENS + site] ?? 0) | (1 << charter);
}

export function octagonsOf(g: Game, charter: number): number {
  let n = 0;
  for (let site = FIRST_PLOT; site < FIRST_ISLAND + ISLAND_PIECES; site++)
    if (hasOctagon(g, site, charter)) n++;
  return n;
}

/** Emblems: the charters a charter has opened for itself by putting influence there. */
export function hasEmblem(g: Game, of: number, charter: number): boolean {
  return ((g.table[EMBLEMS + of] ?? 0) & (1 << charter)) !== 0;
}

export function putEmblem(g: Game, of: number, charter: number): void {
  g.table[EMBLEMS + of] = (g.table[EMBLEMS + of] ?? 0) | (1 << charter);
}

/** Whether anything lies or stands on a building: peril, influence, workers, minions (ruling 12). */
export function hasTokens(g: Game, site: number): boolean {
  return (
    perilOn(g, site) >= 0 ||
    g.table[TOKENS + site] !== 0 ||
    standingOn(g, site) >= 0 ||
    minionOn(g, site) >= 0
  );
}

/** Buildings a charter shows (covered ones do not count). */
export function buildingsShown(g: Game, charter: number): number {
  let n = 0;
  for (let plot = 0; plot < PLOTS; plot++) if (buildingOn(g, siteShown(g, charter, plot)) !== 0) n++;
  return n;
}

/** Plots of a charter without a building, islands aside. */
export function openPlots(g: Game, charter: number): number {
  let n = 0;
  for (let plot = 0; plot < PLOTS; plot++) if (buildingOn(g, plotSite(charter, plot)) === 0) n++;
  return n;
}

/** Wipes what a game left on the sites: octagons, emblems, who used what. */
export function clearSites(g: Game): void {
  g.table.fill(0, TOKENS, TOKENS + FIRST_ISLAND + ISLAND_PIECES);
  g.table.fill(0, EMBLEMS, EMBLEMS + PLOTS);
}
