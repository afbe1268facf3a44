import { CHARTERS, type Game, PERILS } from '@charterstone/rules';
import { buildingOn, FIRST_PLOT, SITE_LIMIT, siteName, trayStart } from '@charterstone/rules/internal';
import { differs, type Invariant } from './invariant.ts';

const PIECES = 36;
const TOKENS_A_KIND = 6;
const MINION_OF = trayStart('minionOf');
const MINION_AT = trayStart('minionAt');
const PERIL = trayStart('peril');
const SITE_PERIL = trayStart('sitePeril');

export const pieceInvariants: readonly Invariant[] = [
  {
    name: 'there are six tokens of each peril once peril is unlocked, and none before',
    broken: (g) => {
      const counts = PERILS.map((_, kind) => perils(g, kind));
      const wanted = counts.some((n) => n > 0) ? TOKENS_A_KIND : 0;
      return counts
        .map((n, kind) => differs(PERILS[kind] ?? '', wanted, n))
        .find((wrong) => wrong !== undefined);
    },
  },
  {
    name: 'peril lies on buildings of charters only',
    broken: (g) => {
      for (let site = 0; site < SITE_LIMIT; site++)
        if (g.table[SITE_PERIL + site] !== 0 && (site < FIRST_PLOT || buildingOn(g, site) === 0))
          return siteName(site);
      return undefined;
    },
  },
  {
    name: 'a minion on the board stands on a building',
    broken: (g) => {
      for (let piece = 0; piece < PIECES; piece++) {
        const site = g.table[MINION_AT + piece] ?? 0;
        if (site !== 0 && buildingOn(g, site) === 0) return `minion ${piece} stands on ${siteName(site)}`;
        if ((g.table[MINION_OF + piece] ?? 0) > CHARTERS.length) return `minion ${piece} is nobody's`;
      }
      return undefined;
    },
  },
];

function perils(g: Game, kind: number): number {
  let n = 0;
  for (let owner = 0; owner <= CHARTERS.length; owner++)
    n += g.table[PERIL + owner * PERILS.length + kind] ?? 0;
  for (let site = 0; site < SITE_LIMIT; site++) if (g.table[SITE_PERIL + site] === kind + 1) n++;
  return n;
}
