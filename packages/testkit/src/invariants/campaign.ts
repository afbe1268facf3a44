import { CHARTERS, type Game, MINIONS } from '@charterstone/rules';
import {
  buildingOn,
  cardsIn,
  FIRST_ISLAND,
  FIRST_PLOT,
  firstCard,
  goodsOf,
  HUMAN,
  isActive,
  kindOf,
  nextCard,
  placeOf,
  places,
  roleOf,
  siteName,
  standingOn,
  TRAYS,
  head as table,
  trayStart,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';

const MINION_OF = trayStart('minionOf');
const MINION_AT = trayStart('minionAt');
const PERIL = trayStart('peril');
const SITE_PERIL = trayStart('sitePeril');
const ISLAND_OF = trayStart('islandOf');
const ISLAND_AT = trayStart('islandAt');
const GLORY = trayStart('glory');
const CAPACITY = trayStart('capacity');
const VICTORIES = trayStart('victories');

const KINDS = 6;
const PIECES_A_KIND = 6;
const ISLANDS_A_CHARTER = 4;
const ISLANDS_LAID = 2;
const GLORY_ROWS = 10;
const CAPACITY_KINDS = 4;
const MOST_CAPACITY = 4;
const LAST_GAME = 12;
const PLOTS = 6;
const NOWHERE = -1;

/** What a campaign adds to the table: minions, peril, islands, guideposts and the sheets in the chests. */
export const campaignInvariants: readonly Invariant[] = [
  { name: 'minions serve players, and nothing stands or lies under an island', broken: covered },
  { name: 'the 24 islands belong to four each, and lie over plots of their owners', broken: badIsland },
  { name: 'no star is filled beyond its row, no circle beyond the fourth', broken: badSheet },
  {
    name: 'games 2 to 12 have one guidepost, those after the campaign none',
    broken: (g) => {
      const game = table.head(g, table.GAME);
      return hasBegun(g) && game > 1
        ? differs('guideposts', game <= LAST_GAME ? 1 : 0, cardsIn(g, places.GUIDEPOST))
        : undefined;
    },
  },
  {
    name: 'an inactive charter holds no goods, no minions, no peril, no advancement cards',
    broken: (g) => ofCharters((charter) => (isActive(g, charter) ? undefined : belongings(g, charter))),
  },
  {
    name: 'every player has a persona in play',
    broken: (g) =>
      ofCharters((charter) =>
        hasBegun(g) && roleOf(g, charter) === HUMAN && cardsIn(g, places.PLAY + charter) === 0 && later(g)
          ? 'plays nobody'
          : undefined,
      ),
  },
];

function covered(g: Game): string | undefined {
  for (let piece = 0; piece < TRAYS.minionOf; piece++) {
    const kind = MINIONS[Math.floor(piece / PIECES_A_KIND)];
    const owner = (g.table[MINION_OF + piece] ?? 0) - 1;
    if (owner >= 0 && !isActive(g, owner)) return `a ${kind} serves ${CHARTERS[owner]}`;
    if (islandOver(g, g.table[MINION_AT + piece] || NOWHERE) >= 0) return `a ${kind} stands under an island`;
  }
  for (let site = FIRST_PLOT; site < FIRST_ISLAND; site++) {
    if (islandOver(g, site) < 0) continue;
    if (g.table[SITE_PERIL + site] !== 0) return `peril lies under an island on ${siteName(site)}`;
    if (standingOn(g, site) >= 0) return `a worker stands under an island on ${siteName(site)}`;
  }
  return undefined;
}

/** Whether the campaign has gone on: positions in a first game may show things that come later. */
function later(g: Game): boolean {
  return table.head(g, table.GAME) > 1;
}

/** The island over a plot, or -1. */
function islandOver(g: Game, plot: number): number {
  for (let piece = 0; piece < TRAYS.islandAt; piece++) if (g.table[ISLAND_AT + piece] === plot) return piece;
  return -1;
}

function badIsland(g: Game): string | undefined {
  const owned = CHARTERS.map(() => 0);
  const laid = CHARTERS.map(() => 0);
  for (let piece = 0; piece < TRAYS.islandOf; piece++) {
    const owner = (g.table[ISLAND_OF + piece] ?? 0) - 1;
    const plot = g.table[ISLAND_AT + piece] ?? 0;
    if (owner >= 0) owned[owner] = (owned[owner] ?? 0) + 1;
    if (plot === 0) continue;
    const name = siteName(FIRST_ISLAND + piece);
    if (owner < 0 || !isActive(g, owner)) return `${name} was laid by nobody`;
    laid[owner] = (laid[owner] ?? 0) + 1;
    if (plot < FIRST_PLOT || plot >= FIRST_ISLAND || Math.floor((plot - FIRST_PLOT) / PLOTS) !== owner)
      return `${name} of ${CHARTERS[owner]} lies over ${siteName(plot)}`;
    if (islandOver(g, plot) !== piece) return `two islands lie over ${siteName(plot)}`;
    if (g.box.buildings[buildingOn(g, plot)]?.basic ?? false) return `${name} covers a basic building`;
  }
  const someLaid = laid.some((n) => n > 0);
  return ofCharters((charter) => {
    const n = owned[charter] ?? 0;
    if (n !== 0 && n !== ISLANDS_A_CHARTER) return `owns ${n} islands`;
    const expected = someLaid && isActive(g, charter) ? ISLANDS_LAID : 0;
    return hasBegun(g) && later(g) ? differs('islands laid', expected, laid[charter] ?? 0) : undefined;
  });
}

function badSheet(g: Game): string | undefined {
  return ofCharters((charter) => {
    for (let row = 0; row < GLORY_ROWS; row++) {
      const stars = g.table[GLORY + charter * GLORY_ROWS + row] ?? 0;
      if (stars > (g.box.gloryRows[row]?.stars ?? 0)) return `has ${stars} stars in row ${row + 1}`;
    }
    for (let kind = 0; kind < CAPACITY_KINDS; kind++) {
      const circles = g.table[CAPACITY + charter * CAPACITY_KINDS + kind] ?? 0;
      if (circles > MOST_CAPACITY || (hasBegun(g) && circles < 1)) return `has ${circles} circles of a kind`;
    }
    const won = g.table[VICTORIES + charter] ?? 0;
    return won > Math.min(LAST_GAME, table.head(g, table.GAME)) ? `won ${won} times` : undefined;
  });
}

function belongings(g: Game, charter: number): string | undefined {
  for (let good = 0; good <= KINDS; good++) if (goodsOf(g, charter, good) > 0) return 'holds goods';
  for (let kind = 0; kind < KINDS; kind++)
    if ((g.table[PERIL + charter * KINDS + kind] ?? 0) > 0) return 'holds peril';
  for (let card = firstCard(g, places.HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) >= 0) return `holds card ${card}, place ${placeOf(g, card)}`;
  return undefined;
}
