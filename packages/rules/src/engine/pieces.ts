import type { Game } from '../table/game.ts';
import { moveGoods } from '../table/goods.ts';
import { giveMinion, kindOfMinion, spareMinion } from '../table/minions.ts';
import { addPeril, layPeril, perilOn } from '../table/perils.ts';
import { PLOTS, siteName } from '../table/sites.ts';
import { siteShown } from '../table/village.ts';
import { FIRST_MINION, FIRST_PERIL, iconOf, MINIONS } from '../vocabulary.ts';
import { charterName } from './tell.ts';

/** Goods, minions and peril that change hands. */

export function give(g: Game, from: number, to: number, good: number, n: number, why: number): void {
  if (n === 0 || from === to) return;
  moveGoods(g, good, n, from, to);
  if (g.facts)
    g.facts.push({
      fact: 'gave',
      charter: charterName(from),
      to: charterName(to),
      good: iconOf(good),
      n,
      why,
    });
}

export function giveAwayMinion(g: Game, from: number, to: number, kind: number, why: number): void {
  const piece = spareMinion(g, from, kind);
  if (piece < 0) return;
  giveMinion(g, piece, to);
  if (g.facts)
    g.facts.push({
      fact: 'gave',
      charter: charterName(from),
      to: charterName(to),
      good: iconOf(FIRST_MINION + kind),
      n: 1,
      why,
    });
}

export function takePeril(g: Game, who: number, site: number, why: number): void {
  const kind = perilOn(g, site);
  layPeril(g, site, -1);
  addPeril(g, kind, 1, who);
  if (g.facts)
    g.facts.push({
      fact: 'perilTaken',
      charter: charterName(who),
      peril: iconOf(FIRST_PERIL + kind),
      site: siteName(site),
      why,
    });
}

/** A building of a charter with a peril of this kind on it, or 0. */
export function siteWithPeril(g: Game, charter: number, kind: number): number {
  for (let plot = 0; plot < PLOTS; plot++) {
    const site = siteShown(g, charter, plot);
    if (perilOn(g, site) === kind) return site;
  }
  return 0;
}

/** A minion on a building comes under somebody's control, and home. */
export function catchMinion(g: Game, who: number, piece: number, site: number, why: number): void {
  giveMinion(g, piece, who);
  if (g.facts)
    g.facts.push({
      fact: 'caught',
      charter: charterName(who),
      minion: MINIONS[kindOfMinion(piece)] ?? 'chef',
      site: siteName(site),
      why,
    });
}
