import type { AutomaTable } from '../compile/box.ts';
import { roll } from '../setup/die.ts';
import type { Game } from '../table/game.ts';
import { minionOn } from '../table/minions.ts';
import { buildingOn, PLOTS, standingOn } from '../table/sites.ts';
import { siteShown } from '../table/village.ts';

/** Where a card of the Automa sends a worker: a building of the Commons, or one of a charter by its printed value. */
export function siteFor(g: Game, card: AutomaTable, charter: number): number {
  return card.site !== 0 ? card.site : ranked(g, card, card.own ? charter : roll(g), () => true);
}

/** The same for a minion, which goes only where nobody stands; 0 when there is no such building. */
export function emptySiteFor(g: Game, card: AutomaTable, charter: number): number {
  return ranked(g, card, charter, (site) => standingOn(g, site) < 0 && minionOn(g, site) < 0);
}

/** The building at a rank of printed values; with too few of them the last one. Of equal ones the card number decides. */
function ranked(g: Game, card: AutomaTable, charter: number, fits: (site: number) => boolean): number {
  const sites = Array.from({ length: PLOTS }, (_, plot) => siteShown(g, charter, plot)).filter(
    (site) => buildingOn(g, site) !== 0 && fits(site),
  );
  const worth = (site: number): number => g.box.buildings[buildingOn(g, site)]?.value ?? 0;
  const direction = card.rank > 0 ? -1 : 1;
  const ties = card.tiesUp ? 1 : -1;
  sites.sort((a, b) => direction * (worth(a) - worth(b)) || ties * (buildingOn(g, a) - buildingOn(g, b)));
  const place = card.rank > 0 ? card.rank - 1 : 0;
  return sites[Math.min(place, sites.length - 1)] ?? 0;
}
