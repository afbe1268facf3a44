import { CHARTERS, COMMONS } from '../vocabulary.ts';
import type { Game } from './game.ts';
import { SITE_LIMIT, trayStart } from './layout.ts';

/** Sites (ruling 3): 1-5 the Commons, 6 the Cloud Port, 7-42 the plots, 43-66 the sky islands; 0 is a worker's home. */
const BUILDING = trayStart('siteBuilding');
const BUILT_BY = trayStart('siteBuiltBy');
const USED_BY = trayStart('siteUsedBy');
const WORKERS = trayStart('workers');

export const HOME = 0;
/** The Cloud Port belongs neither to the Commons nor to a charter. */
export const CLOUD_PORT = 6;
export const FIRST_PLOT = 7;
export const FIRST_ISLAND = 43;
export const PLOTS = 6;
export const ISLANDS = 4;
export const BIG = 0;
export const SMALL = 1;

/** The site of a charter's plot; plots are counted from 0 here and from 1 in names. */
export function plotSite(charter: number, plot: number): number {
  return FIRST_PLOT + charter * PLOTS + plot;
}

/** The charter a site belongs to, or -1 for the Commons and the Cloud Port. */
export function charterOfSite(site: number): number {
  if (site < FIRST_PLOT) return -1;
  return site < FIRST_ISLAND
    ? Math.floor((site - FIRST_PLOT) / PLOTS)
    : Math.floor((site - FIRST_ISLAND) / ISLANDS);
}

/** The card of the building that stands on a site; 0 when it is empty. */
export function buildingOn(g: Game, site: number): number {
  return g.table[BUILDING + site] ?? 0;
}

/** The next site with a building behind this one, or 0: the loop of every turn, so it holds the tray by itself. */
export function nextBuilt(g: Game, after: number): number {
  const table = g.table;
  for (let site = after + 1; site < SITE_LIMIT; site++) if (table[BUILDING + site] !== 0) return site;
  return 0;
}

/** Glues a building to a site. `by` is the charter that built it, or -1. */
export function glue(g: Game, card: number, site: number, by: number): void {
  g.table[BUILDING + site] = card;
  g.table[BUILT_BY + site] = by + 1;
  g.table[USED_BY + site] = 0;
}

/** Notes that a charter used a building in this game. */
export function noteUse(g: Game, site: number, charter: number): void {
  g.table[USED_BY + site] = (g.table[USED_BY + site] ?? 0) | (1 << charter);
}

export function hasUsed(g: Game, site: number, charter: number): boolean {
  return ((g.table[USED_BY + site] ?? 0) & (1 << charter)) !== 0;
}

/** The charter that built the building on a site in this game, or -1. */
export function builderOf(g: Game, site: number): number {
  return (g.table[BUILT_BY + site] ?? 0) - 1;
}

/** A new game: nobody has built or used anything in it. */
export function forgetUses(g: Game): void {
  g.table.fill(0, BUILT_BY, BUILT_BY + SITE_LIMIT);
  g.table.fill(0, USED_BY, USED_BY + SITE_LIMIT);
}

/** Where a worker stands; HOME in its owner's supply. */
export function workerAt(g: Game, charter: number, worker: number): number {
  return g.table[WORKERS + charter * 2 + worker] ?? 0;
}

export function moveWorker(g: Game, charter: number, worker: number, site: number): void {
  g.table[WORKERS + charter * 2 + worker] = site;
}

/** The first worker at home, or -1: no rule tells big from small, so the big one goes first. */
export function workerAtHome(g: Game, charter: number): number {
  if (workerAt(g, charter, BIG) === HOME) return BIG;
  return workerAt(g, charter, SMALL) === HOME ? SMALL : -1;
}

/** Who stands on a site, as charter * 2 + worker, looking from `from` on; -1 when nobody does. */
export function standingOn(g: Game, site: number, from = 0): number {
  for (let who = from; who < 12; who++) if (g.table[WORKERS + who] === site) return who;
  return -1;
}

const names: readonly string[] = Array.from({ length: SITE_LIMIT }, (_, site) => {
  if (site === HOME) return 'home';
  if (site < FIRST_PLOT) return COMMONS[site - 1] ?? '';
  const charter = CHARTERS[charterOfSite(site)];
  if (site < FIRST_ISLAND) return `${charter}-${((site - FIRST_PLOT) % PLOTS) + 1}`;
  return `sky-${charter}-${((site - FIRST_ISLAND) % ISLANDS) + 1}`;
});
const numbers: ReadonlyMap<string, number> = new Map(names.map((name, site) => [name, site]));

/** A site as people say it: `zeppelin`, `red-3`, `sky-red-2`. */
export function siteName(site: number): string {
  return names[site] ?? `site ${site}`;
}

export function siteNumber(name: string): number | undefined {
  const site = numbers.get(name);
  return site === HOME ? undefined : site;
}
