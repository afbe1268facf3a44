import { kindOf } from '../engine/kinds.ts';
import { shuffle, tellMove } from '../mat/mat.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import { type Game, reveal } from '../table/game.ts';
import { ARCHIVE, DECK, placeName } from '../table/places.ts';
import { buildingOn, PLOTS, plotSite } from '../table/sites.ts';
import { CHARTERS, UNCONSTRUCTED } from '../vocabulary.ts';
import { buildingTable, peelAndGlue } from './construct.ts';

/**
 * An inactive charter grows too: the deck is dug for its first unconstructed building, which goes onto the lowest open plot
 * without price; card and revealed cards are shuffled back (rule 2). None found: nothing is built.
 */
export function raiseBuilding(g: Game, charter: number, why: number): void {
  const site = lowestOpenPlot(g, charter);
  if (site === 0) return;
  for (let card = firstCard(g, DECK); card !== 0; card = nextCard(g, card)) {
    reveal(g);
    g.facts?.push({ fact: 'revealed', card, place: placeName(DECK, CHARTERS) });
    if (kindOf(g, card) !== UNCONSTRUCTED) continue;
    peelAndGlue(g, charter, card, site, why);
    if (buildingTable(g, card).crate === 0) tellMove(g, card, ARCHIVE, -1, why);
    break;
  }
  shuffle(g, DECK);
}

function lowestOpenPlot(g: Game, charter: number): number {
  for (let plot = 0; plot < PLOTS; plot++)
    if (buildingOn(g, plotSite(charter, plot)) === 0) return plotSite(charter, plot);
  return 0;
}
