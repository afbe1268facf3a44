import { COMMONS_CARD, type Game } from '@charterstone/rules';
import {
  BIG,
  buildingOn,
  CARD_LIMIT,
  charterOfSite,
  FIRST_ISLAND,
  FIRST_PLOT,
  HOME,
  hasMark,
  isActive,
  PEELED,
  placeOf,
  places,
  SITE_LIMIT,
  SMALL,
  siteName,
  standingOn,
  head as table,
  trayStart,
  workerAt,
} from '@charterstone/rules/internal';
import { differs, type Invariant, ofCharters } from './invariant.ts';

const BUILT_BY = trayStart('siteBuiltBy');
const USED_BY = trayStart('siteUsedBy');
const ISLAND_OF = trayStart('islandOf');

export const villageInvariants: readonly Invariant[] = [
  {
    name: 'the Commons and the Cloud Port stand where they are printed',
    broken: (g) => {
      for (let site = 1; site < FIRST_PLOT; site++)
        if (buildingOn(g, site) !== COMMONS_CARD + site - 1)
          return `${siteName(site)} is ${buildingOn(g, site)}`;
      return undefined;
    },
  },
  { name: 'what stands on a plot was peeled off a building card, once', broken: badlyGlued },
  {
    name: 'whoever built in a charter in this game is its owner',
    broken: (g) => {
      for (let site = FIRST_PLOT; site < SITE_LIMIT; site++)
        if ((g.table[BUILT_BY + site] ?? 0) !== 0 && g.table[BUILT_BY + site] !== ownerOf(g, site) + 1)
          return `${siteName(site)} was built by ${g.table[BUILT_BY + site]}`;
      return undefined;
    },
  },
  {
    name: 'a card that still has its sticker is not in the Archive',
    broken: (g) => {
      for (let card = 1; card < CARD_LIMIT; card++)
        if (
          placeOf(g, card) === places.ARCHIVE &&
          g.box.buildings[card] !== undefined &&
          !hasMark(g, card, PEELED)
        )
          return `card ${card}`;
      return undefined;
    },
  },
  {
    name: 'a worker is at home or on a building, and only active charters send them',
    broken: (g) =>
      ofCharters((charter) => {
        for (const worker of [BIG, SMALL]) {
          const site = workerAt(g, charter, worker);
          if (site === HOME) continue;
          if (!isActive(g, charter)) return `has a worker on ${siteName(site)} without playing`;
          if (site >= SITE_LIMIT || buildingOn(g, site) === 0)
            return `has a worker on ${siteName(site)}, where nothing stands`;
        }
        return undefined;
      }),
  },
  {
    name: 'at most one regular worker stands on a building, but for persona 231',
    broken: (g) => {
      if (placeOf(g, 231) >= places.PLAY && placeOf(g, 231) < places.SECRET) return undefined;
      for (let site = 1; site < SITE_LIMIT; site++) {
        const who = standingOn(g, site);
        if (who >= 0 && standingOn(g, site, who + 1) >= 0) return `two on ${siteName(site)}`;
      }
      return undefined;
    },
  },
  {
    name: 'only buildings are used, by active charters',
    broken: (g) =>
      ofCharters((charter) => {
        for (let site = 1; site < SITE_LIMIT; site++)
          if (
            (((g.table[USED_BY + site] ?? 0) >> charter) & 1) === 1 &&
            (!isActive(g, charter) || buildingOn(g, site) === 0)
          )
            return `used ${siteName(site)}`;
        return undefined;
      }),
  },
];

function badlyGlued(g: Game): string | undefined {
  let standing = 0;
  for (let site = FIRST_PLOT; site < SITE_LIMIT; site++) {
    const card = buildingOn(g, site);
    if (card === 0) continue;
    if (site >= FIRST_ISLAND && ownerOf(g, site) < 0 && table.head(g, table.FINISHED) === 0)
      return `${siteName(site)} has a building before there are islands`;
    if (g.box.buildings[card] === undefined || !hasMark(g, card, PEELED))
      return `${siteName(site)} bears card ${card}, which was not peeled`;
    for (let other = FIRST_PLOT; other < site; other++)
      if (buildingOn(g, other) === card)
        return `card ${card} stands on ${siteName(other)} and ${siteName(site)}`;
    standing++;
  }
  let peeled = 0;
  for (let card = 1; card < CARD_LIMIT; card++) if (hasMark(g, card, PEELED)) peeled++;
  // What was built over lies under the newer building, for good (rule 18).
  return peeled < standing || !mayOverbuild(g) ? differs('peeled cards', standing, peeled) : undefined;
}

function mayOverbuild(g: Game): boolean {
  return [29, 155].some((card) => placeOf(g, card) > places.INDEX);
}

/** The charter a site belongs to: an island that of its owner. */
function ownerOf(g: Game, site: number): number {
  return site < FIRST_ISLAND ? charterOfSite(site) : (g.table[ISLAND_OF + site - FIRST_ISLAND] ?? 0) - 1;
}
