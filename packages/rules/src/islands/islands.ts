import { atOf, code, deedOf, ISLAND_WORD, LAY, offer, whatOf } from '../choices/code.ts';
import { asks, type Procedure } from '../engine/procedure.ts';
import { cardIn, LAYING_ISLAND, leftIn, pop, push, setCard, setLeft, whoIn } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import type { Lack } from '../lacks.ts';
import { FINISHED, type Game, head, reveal } from '../table/game.ts';
import {
  giveIsland,
  ISLAND_PIECES,
  islandOver,
  islandOwner,
  islandPlot,
  islandSite,
  layIsland,
} from '../table/islands.ts';
import { below } from '../table/random.ts';
import {
  buildingOn,
  charterOfSite,
  FIRST_ISLAND,
  FIRST_PLOT,
  ISLANDS,
  PLOTS,
  plotSite,
  siteName,
} from '../table/sites.ts';
import { CHARTERS } from '../vocabulary.ts';

/** Sky islands (rule 1): each player owns four and lays two of them over plots of the own charter in every set-up. */

/** Every charter gets its own four when they are unlocked (tuckbox v). */
function unpackIslands(g: Game): void {
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    const own = Array.from({ length: ISLANDS }, (_, i) => charter * ISLANDS + i);
    dealIslands(
      g,
      charter,
      own.filter((piece) => islandOwner(g, piece) < 0),
    );
  }
}

function dealIslands(g: Game, charter: number, pieces: readonly number[]): void {
  if (pieces.length === 0) return;
  for (const piece of pieces) giveIsland(g, piece, charter);
  if (g.facts)
    g.facts.push({
      fact: 'dealt',
      charter: charterName(charter),
      islands: pieces.map((piece) => siteName(islandSite(piece))),
    });
}

export function layIslands(g: Game, charter: number, n: number, why: number): void {
  if (head(g, FINISHED) === 0) unpackIslands(g);
  const f = push(g, LAYING_ISLAND, charter);
  setLeft(g, f, n);
  setCard(g, f, why);
}

/** LAYING_ISLAND: `who` lays `left` more islands, each over a plot of its own; never over the basic building. */
const layingQuestion = asks(
  (g, f) => {
    const who = whoIn(g, f);
    for (let piece = 0; piece < ISLAND_PIECES; piece++) {
      if (islandOwner(g, piece) !== who || islandPlot(g, piece) !== 0) continue;
      for (let plot = 0; plot < PLOTS; plot++) {
        const site = plotSite(who, plot);
        if (islandOver(g, site) < 0 && !isBasic(g, site)) offer(g, code(LAY, ISLAND_WORD + piece, site));
      }
    }
  },
  (g, f, move) => {
    const who = whoIn(g, f);
    const piece = whatOf(move) - ISLAND_WORD;
    const left = leftIn(g, f) - 1;
    layIsland(g, piece, atOf(move));
    if (g.facts)
      g.facts.push({
        fact: 'laid',
        what: 'skyIsland',
        island: siteName(islandSite(piece)),
        charter: charterName(who),
        site: siteName(atOf(move)),
        why: cardIn(g, f),
      });
    setLeft(g, f, left);
    if (left === 0) pop(g);
  },
);

/** With no island or no plot left there is nothing to lay. */
export const layingIsland: Procedure = {
  ...layingQuestion,
  step: (g, f) => {
    if (canLay(g, whoIn(g, f))) return true;
    pop(g);
    return false;
  },
};

function canLay(g: Game, charter: number): boolean {
  const pieces = Array.from({ length: ISLAND_PIECES }, (_, piece) => piece);
  const plots = Array.from({ length: PLOTS }, (_, plot) => plotSite(charter, plot));
  return (
    pieces.some((piece) => islandOwner(g, piece) === charter && islandPlot(g, piece) === 0) &&
    plots.some((site) => islandOver(g, site) < 0 && !isBasic(g, site))
  );
}

function isBasic(g: Game, site: number): boolean {
  return g.box.buildings[buildingOn(g, site)]?.basic ?? false;
}

/** Why an island is not offered to be laid over a site. */
export function againstLaying(g: Game, charter: number, move: number): Lack[] {
  const site = atOf(move);
  if (deedOf(move) !== LAY || site < FIRST_PLOT || site >= FIRST_ISLAND) return [];
  if (charterOfSite(site) !== charter || islandOwner(g, whatOf(move) - ISLAND_WORD) !== charter)
    return [{ lack: 'notYours' }];
  if (islandOver(g, site) >= 0) return [{ lack: 'covered', site: siteName(site) }];
  return isBasic(g, site) ? [{ lack: 'basic' }] : [];
}

/** All islands go back to the chests. */
export function gatherIslands(g: Game): void {
  for (let piece = 0; piece < ISLAND_PIECES; piece++) layIsland(g, piece, 0);
}

/** After the campaign: n random islands for a charter, of those nobody has (152). */
export function drawIslands(g: Game, charter: number, n: number): void {
  const free = Array.from({ length: ISLAND_PIECES }, (_, piece) => piece).filter(
    (piece) => islandOwner(g, piece) < 0,
  );
  const drawn: number[] = [];
  while (drawn.length < n && free.length > 0) drawn.push(...free.splice(below(g, free.length), 1));
  reveal(g);
  dealIslands(g, charter, drawn);
}

/** After the campaign nobody owns an island until they are dealt. */
export function poolIslands(g: Game): void {
  for (let piece = 0; piece < ISLAND_PIECES; piece++) {
    giveIsland(g, piece, -1);
    layIsland(g, piece, 0);
  }
}
