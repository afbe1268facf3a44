import type { BoxData, Building, Charter, Inspection, Minion, Peril } from '@charterstone/rules';
import { CHARTERS, COMMONS, COMMONS_CARD } from '@charterstone/rules';
import type { Point } from './hexes.ts';
import { type ObjectName, objectAt, type WorkerSize } from './objects.ts';
import { charterIn, isCommons, SITE_PLACES } from './places.ts';
import { type Print, printKey, printOf } from './printed.ts';

export type StandingWorker = { readonly charter: Charter; readonly size: WorkerSize };
export type StandingMinion = { readonly minion: Minion; readonly owner: Charter | undefined };

/** What is seen at one place of the village: a plot or the island over it, with its building and what stands there. */
export type SiteScene = {
  /** The cell itself, which outlasts what lies on it: focus stays where it is when an island comes or a building is glued. */
  readonly place: string;
  /** The site shown there: the plot, or the island that lies over it. */
  readonly site: string;
  readonly object: ObjectName;
  readonly at: Point;
  readonly charter: Charter | undefined;
  readonly island: boolean;
  readonly card: number | undefined;
  readonly building: Omit<Building, 'kind'> | undefined;
  readonly print: Print | undefined;
  readonly workers: readonly StandingWorker[];
  readonly minions: readonly StandingMinion[];
  readonly peril: Peril | undefined;
  readonly tokens: readonly Charter[];
  /** The crate of this building has not been opened yet, and this is its number. */
  readonly crate: number | undefined;
};

/** Every place of the village. The box says what the cards on it do; a partial one is enough. */
export function sitesOf(table: Inspection, box: BoxData): readonly SiteScene[] {
  const workers = workersBySite(table);
  const closed = closedCrates(table);
  return [...SITE_PLACES].map(([place, at]) => {
    const site = table.covered[place] ?? place;
    const card = cardOn(table, site);
    const building = buildingOf(box, site, card);
    return {
      place,
      site,
      object: objectAt(site),
      at,
      charter: charterIn(place),
      island: site !== place,
      card,
      building,
      print: building === undefined ? undefined : printOf(building),
      workers: workers.get(site) ?? [],
      minions: table.minions[site] ?? [],
      peril: table.peril[site],
      tokens: table.octagons[site] ?? [],
      crate: card !== undefined && closed.has(card) ? building?.crate : undefined,
    };
  });
}

/** The building there; those of the Commons stand from the first day. */
export function cardOn(table: Pick<Inspection, 'village'>, site: string): number | undefined {
  const commons = isCommons(site) ? COMMONS.indexOf(site) : -1;
  return table.village[site] ?? (commons < 0 ? undefined : COMMONS_CARD + commons);
}

function buildingOf(
  box: BoxData,
  site: string,
  number: number | undefined,
): Omit<Building, 'kind'> | undefined {
  if (isCommons(site)) return box.commons[site];
  const card = number === undefined ? undefined : box.cards[number];
  return card?.kind === 'building' ? card : undefined;
}

function workersBySite(table: Inspection): ReadonlyMap<string, readonly StandingWorker[]> {
  const standing = new Map<string, StandingWorker[]>();
  for (const { charter, workers } of table.charters)
    for (const size of ['big', 'small'] as const) {
      const there = standing.get(workers[size]) ?? [];
      standing.set(workers[size], [...there, { charter, size }]);
    }
  return standing;
}

/**
 * The cards whose crate is still closed: a building keeps its card somewhere (in a supply, on the mat, in the deck) until its crate is
 * opened; then the card is archived (rule 19). Cards in a face-down pile are not seen, so only those that lie open count.
 */
function closedCrates(table: Inspection): ReadonlySet<number> {
  return new Set([
    ...table.charters.flatMap(({ hand, chest }) => [...hand, ...chest]),
    ...table.mat,
    ...table.deck,
    ...table.discard,
  ]);
}

/** What the drawing of a tile depends on besides the words: equal keys, equal pictures. */
export function tileKey({ site, card, print, crate, building }: SiteScene): string {
  return [
    site,
    card ?? 'empty',
    print === undefined ? '' : printKey(print),
    building?.value ?? 0,
    crate ?? 0,
  ].join('|');
}

/** What the pieces on a tile depend on. */
export function piecesKey({ workers, minions, peril, tokens }: SiteScene): string {
  return [
    workers.map(({ charter, size }) => `${charter}${size}`).join(),
    minions.map(({ minion, owner }) => `${minion}${owner ?? ''}`).join(),
    peril ?? '',
    tokens.join(),
  ].join('|');
}

/** The charters somebody plays; before they are chosen, all of them. */
export function playedCharters(table: Inspection): ReadonlySet<Charter> {
  const played = table.charters.map(({ charter }) => charter);
  return new Set(played.length === 0 ? CHARTERS : played);
}
