import { LOCATION } from '../compile/terms.ts';
import { charterName } from '../engine/tell.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import { type Game, reveal } from '../table/game.ts';
import { SUPPLY } from '../table/goods.ts';
import {
  kindOfMinion,
  MINION_PIECES,
  minionOn,
  minionOwner,
  minionSite,
  moveMinion,
} from '../table/minions.ts';
import {
  addPeril,
  allPerilsOf,
  layPeril,
  PERIL_KINDS,
  PERILS_A_KIND,
  perilOn,
  perilsOf,
} from '../table/perils.ts';
import { TABLE_PLACE } from '../table/places.ts';
import { below } from '../table/random.ts';
import { buildingOn, PLOTS, siteName } from '../table/sites.ts';
import { siteShown } from '../table/village.ts';
import { CHARTERS, FIRST_MINION, FIRST_PERIL, iconOf } from '../vocabulary.ts';

/** Puts the peril tokens into the supply the first time (tuckbox i); in set-up all of them lie there. */
function unpackPeril(g: Game): void {
  if (allPerilsOf(g, SUPPLY) > 0) return;
  for (let kind = 0; kind < PERIL_KINDS; kind++) addPeril(g, kind, PERILS_A_KIND, SUPPLY);
}

/** One random peril on every building in the charters, basic ones included (rule 3). */
export function scatterPeril(g: Game, why: number): void {
  unpackPeril(g);
  reveal(g);
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    for (let plot = 0; plot < PLOTS; plot++) {
      const site = siteShown(g, charter, plot);
      if (buildingOn(g, site) === 0 || perilOn(g, site) >= 0 || allPerilsOf(g, SUPPLY) === 0) continue;
      const kind = drawPeril(g);
      addPeril(g, kind, -1, SUPPLY);
      layPeril(g, site, kind);
      if (g.facts)
        g.facts.push({
          fact: 'laid',
          what: iconOf(FIRST_PERIL + kind),
          charter: charterName(charter),
          site: siteName(site),
          why,
        });
    }
  }
}

/** A random token out of the supply: kinds weigh by how many are left. */
function drawPeril(g: Game): number {
  let n = below(g, allPerilsOf(g, SUPPLY));
  let kind = 0;
  while (n >= perilsOf(g, SUPPLY, kind)) n -= perilsOf(g, SUPPLY, kind++);
  return kind;
}

/** A random minion on every building that a location card on the table marks (356). Nobody controls it. */
export function scatterMinions(g: Game, why: number): void {
  reveal(g);
  for (let card = firstCard(g, TABLE_PLACE); card !== 0; card = nextCard(g, card)) {
    const data = g.box.data.cards[card];
    if (g.box.types[card] !== LOCATION || data?.kind !== 'location') continue;
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      const site = siteShown(g, charter, data.plots[charterName(charter)] - 1);
      const piece = randomMinion(g);
      if (piece < 0 || buildingOn(g, site) === 0 || minionOn(g, site) >= 0) continue;
      moveMinion(g, piece, site);
      if (g.facts)
        g.facts.push({
          fact: 'laid',
          what: iconOf(FIRST_MINION + kindOfMinion(piece)),
          charter: charterName(charter),
          site: siteName(site),
          why,
        });
    }
  }
}

function randomMinion(g: Game): number {
  const free: number[] = [];
  for (let piece = 0; piece < MINION_PIECES; piece++)
    if (minionOwner(g, piece) < 0 && minionSite(g, piece) === 0) free.push(piece);
  return free.length === 0 ? -1 : (free[below(g, free.length)] ?? -1);
}
