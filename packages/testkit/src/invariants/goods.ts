import { CHARTERS, COIN, FIRST_RESOURCE, type Game, iconOf, LAST_RESOURCE } from '@charterstone/rules';
import {
  buildingOn,
  goodsOf,
  INFLUENCE_TOKENS,
  influenceOf,
  isActive,
  quotaTokens,
  reputationTokens,
  SITE_LIMIT,
  SUPPLY,
  spentInfluence,
  TRAYS,
  head as table,
  trayStart,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';
import { scoredBy } from './mats.ts';

const STACK = trayStart('stack');
const SITE_TOKENS = trayStart('siteTokens');
const EMBLEMS = trayStart('emblems');

export const goodsInvariants: readonly Invariant[] = [
  {
    name: 'all coins of the box lie in the supplies',
    broken: (g) => differs('coins', g.box.data.coins, total(g, COIN)),
  },
  {
    name: 'all resources of the box lie in the supplies',
    broken: (g) => {
      for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++) {
        const wrong = differs(iconOf(good), g.box.data.resources, total(g, good));
        if (wrong !== undefined) return wrong;
      }
      return undefined;
    },
  },
  {
    name: 'an active charter has twelve influence tokens, an inactive one none',
    broken: (g) =>
      ofCharters((charter) => {
        // Set-ups are looked at in chests.ts: a table that was laid out may be in the middle of one.
        if (!hasBegun(g) && (table.head(g, table.GAME) > 1 || table.head(g, table.WINNERS) !== 0))
          return undefined;
        const expected = hasBegun(g) && isActive(g, charter) ? INFLUENCE_TOKENS : 0;
        return differs('influence', expected, tokens(g, charter));
      }),
  },
  {
    name: 'influence lies only beside income buildings',
    broken: (g) => {
      for (let site = 0; site < SITE_LIMIT; site++)
        if (g.table[SITE_TOKENS + site] !== 0 && g.box.buildings[buildingOn(g, site)]?.octagon !== true)
          return `site ${site} holds ${g.table[SITE_TOKENS + site]}`;
      return undefined;
    },
  },
  { name: 'nothing is negative', broken: negative },
];

function total(g: Game, good: number): number {
  let n = 0;
  for (let owner = 0; owner <= SUPPLY; owner++) n += goodsOf(g, owner, good);
  return n;
}

/** Tokens at home, paid, and placed: on the tracks, objectives, octagons and emblems (rule 6). */
function tokens(g: Game, charter: number): number {
  return (
    influenceOf(g, charter) +
    spentInfluence(g, charter) +
    quotaTokens(g, charter) +
    reputationTokens(g, charter) +
    scoredBy(g, charter) +
    marksOf(g, SITE_TOKENS, SITE_LIMIT, charter) +
    marksOf(g, EMBLEMS, CHARTERS.length, charter)
  );
}

/** In how many masks of a tray a charter has its bit. */
function marksOf(g: Game, tray: number, length: number, charter: number): number {
  let n = 0;
  for (let i = tray; i < tray + length; i++) if ((((g.table[i] ?? 0) >> charter) & 1) === 1) n++;
  return n;
}

/** Only the halves of the generator and the fields of pending frames (-1: nobody, nothing) know numbers below zero. */
function negative(g: Game): string | undefined {
  return (
    negativeIn(g, 0, table.GENERATOR) ??
    negativeIn(g, table.GENERATOR + 8, STACK) ??
    negativeIn(g, STACK + TRAYS.stack, g.table.length)
  );
}

function negativeIn(g: Game, from: number, to: number): string | undefined {
  for (let i = from; i < to; i++)
    if ((g.table[i] ?? 0) < 0) return `number ${i} of the table is ${g.table[i]}`;
  return undefined;
}
