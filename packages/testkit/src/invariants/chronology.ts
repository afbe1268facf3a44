import { CHARTERS, type Game } from '@charterstone/rules';
import {
  buildingOn,
  FIRST_PLOT,
  hasMark,
  LAST_CARD,
  placeOf,
  places,
  SITE_LIMIT,
  siteName,
  standingOn,
  TRAYS,
  type Tray,
  head as table,
  trayStart,
  USED_PERSONA,
} from '@charterstone/rules/internal';
import { type Change, hasBegun, ofCharters } from './invariant.ts';
import { LAST_GAME } from './story.ts';

const SITE_PERIL = trayStart('sitePeril');
const SITE_TOKENS = trayStart('siteTokens');
const MINION_AT = trayStart('minionAt');
const VICTORIES = trayStart('victories');
const CHARTER_OF = trayStart('charterOf');
const COMING = trayStart('coming');
const PLANS = trayStart('automaPlans');

/** What a campaign never takes back, from one table to the next. */
export const chronologyInvariants: readonly Change[] = [
  {
    name: 'one game follows the other',
    broken: (before, g) => {
      const passed = table.head(g, table.GAME) - table.head(before, table.GAME);
      return passed === 0 || passed === 1 ? undefined : `${passed} games went by`;
    },
  },
  { name: 'what is written in the chests, and the kings, stay', broken: erased },
  { name: 'a trophy is for a winner, one for each game of the campaign', broken: stolen },
  { name: 'only what bears nothing is built over, and no basic building (rule 18)', broken: razed },
  {
    name: 'islands lie still while a game is played',
    broken: (before, g) => moved(before, g, 'islandAt') ?? moved(before, g, 'islandOf'),
  },
  {
    name: 'peril only leaves the buildings while a game is played',
    broken: (before, g) => {
      for (let site = FIRST_PLOT; isSameGame(before, g) && site < SITE_LIMIT; site++) {
        const now = g.table[SITE_PERIL + site] ?? 0;
        if (now !== 0 && now !== before.table[SITE_PERIL + site]) return `peril came to ${siteName(site)}`;
      }
      return undefined;
    },
  },
  {
    name: 'everybody keeps their charter until the campaign is over, unless they said they would go',
    broken: (before, g) => {
      if (table.head(before, table.GAME) === 0 || table.head(g, table.FINISHED) === 1) return undefined;
      if (before.table.subarray(COMING, COMING + TRAYS.coming).some((seat) => seat !== 0)) return undefined;
      if (before.table.subarray(PLANS, PLANS + TRAYS.automaPlans).some((plan) => plan !== 0))
        return undefined;
      for (let seat = 1; seat <= CHARTERS.length; seat++)
        if (before.table[CHARTER_OF + seat] !== g.table[CHARTER_OF + seat]) return `seat ${seat} moved`;
      return undefined;
    },
  },
];

function isSameGame(before: Game, g: Game): boolean {
  return hasBegun(before) && hasBegun(g) && table.head(before, table.GAME) === table.head(g, table.GAME);
}

function moved(before: Game, g: Game, tray: Tray): string | undefined {
  const start = trayStart(tray);
  for (let i = start; isSameGame(before, g) && i < start + TRAYS[tray]; i++)
    if (before.table[i] !== g.table[i])
      return `${tray} ${i - start} was ${before.table[i]} and is ${g.table[i]}`;
  return undefined;
}

const WRITTEN: readonly Tray[] = ['glory', 'capacity', 'victories', 'titled'];

function erased(before: Game, g: Game): string | undefined {
  for (const tray of WRITTEN)
    for (let i = trayStart(tray); i < trayStart(tray) + TRAYS[tray]; i++)
      if ((g.table[i] ?? 0) < (before.table[i] ?? 0))
        return `${tray} ${i - trayStart(tray)} fell from ${before.table[i]} to ${g.table[i]}`;
  for (const kings of [table.PLEASED, table.DISPLEASED])
    if (table.head(g, kings) < table.head(before, kings)) return 'a king has forgotten';
  for (let card = 1; card <= LAST_CARD; card++)
    if (hasMark(before, card, USED_PERSONA) && !hasMark(g, card, USED_PERSONA))
      return `persona ${card} was used, and now never was`;
  return undefined;
}

function stolen(before: Game, g: Game): string | undefined {
  return ofCharters((charter) => {
    const more = (g.table[VICTORIES + charter] ?? 0) - (before.table[VICTORIES + charter] ?? 0);
    if (more === 0) return undefined;
    // The winners are remembered until the next game ends.
    if (more !== 1 || ((table.head(g, table.WINNERS) >> charter) & 1) === 0) return `took ${more} trophies`;
    return table.head(before, table.GAME) > LAST_GAME ? 'won after the campaign' : undefined;
  });
}

function razed(before: Game, g: Game): string | undefined {
  for (let site = FIRST_PLOT; site < SITE_LIMIT; site++) {
    const old = buildingOn(before, site);
    if (old === 0 || old === buildingOn(g, site)) continue;
    const name = siteName(site);
    if (g.box.buildings[old]?.basic ?? false) return `the basic building on ${name} is gone`;
    if (![29, 155].some((card) => placeOf(g, card) === places.CHRONICLE))
      return `${name} was built over before there was a rule for it`;
    // Between two choices turns may go by themselves: peril was taken, whoever took it went home, and then an Automa built.
    if (before.table[SITE_PERIL + site] !== 0 && g.table[SITE_PERIL + site] !== 0)
      return `${name} was built over with its peril`;
    if (before.table[SITE_TOKENS + site] !== 0) return `${name} was built over with influence on it`;
    if (standingOn(before, site) >= 0 && standingOn(g, site) >= 0)
      return `${name} was built over with a worker`;
    for (let piece = 0; piece < TRAYS.minionAt; piece++)
      if (before.table[MINION_AT + piece] === site && g.table[MINION_AT + piece] === site)
        return `${name} was built over with a minion on it`;
  }
  return undefined;
}
