import { charterOrNone } from '../engine/tell.ts';
import { quotaName } from '../quota/quota.ts';
import { hasMark, PEELED, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { ISLAND_PIECES, islandPlot, islandSite } from '../table/islands.ts';
import { LAST_CARD, QUOTA_SPACES, SITE_LIMIT } from '../table/layout.ts';
import { kindOfMinion, MINION_KINDS, MINION_PIECES, minionOwner, minionSite } from '../table/minions.ts';
import { perilOn } from '../table/perils.ts';
import { TABLE_PLACE } from '../table/places.ts';
import { buildingOn, HOME, siteName } from '../table/sites.ts';
import { quotaAt } from '../table/tracks.ts';
import { hasEmblem, hasOctagon } from '../table/village.ts';
import { CHARTERS, type Charter, MINIONS, type Minion, PERILS, type Peril } from '../vocabulary.ts';
import { record } from './lists.ts';

/** What stands and lies on the board, by the names of its sites. */
export type Village = {
  /** Site → building card; what lies under an island is there as well. */
  readonly village: Readonly<Record<string, number>>;
  /** Building cards whose stickers were glued on, also where another building was glued over them since. */
  readonly constructed: readonly number[];
  readonly quota: Readonly<Record<string, Charter>>;
  readonly peril: Readonly<Record<string, Peril>>;
  /** Site → the minions on it; one that nobody controls has no owner. */
  readonly minions: Readonly<
    Record<string, readonly { readonly minion: Minion; readonly owner: Charter | undefined }[]>
  >;
  /** How many of each kind are in the supply, of the kinds that have come into the game. */
  readonly minionSupply: Readonly<Partial<Record<Minion, number>>>;
  /** Site → whose tokens lie on its octagon; charter → whose influence lies on its emblem. */
  readonly octagons: Readonly<Record<string, readonly Charter[]>>;
  readonly emblems: Readonly<Partial<Record<Charter, readonly Charter[]>>>;
  /** Plot → the sky island that lies over it. */
  readonly covered: Readonly<Record<string, string>>;
};

const SITES = Array.from({ length: SITE_LIMIT - 1 }, (_, i) => i + 1);
const CARDS = Array.from({ length: LAST_CARD }, (_, i) => i + 1);
const PIECES = Array.from({ length: MINION_PIECES }, (_, piece) => piece);

export function villageOf(g: Game): Village {
  return {
    village: record(SITES.map((site) => [siteName(site), buildingOn(g, site) || undefined])),
    constructed: CARDS.filter((card) => hasMark(g, card, PEELED)),
    quota: record(
      Array.from({ length: QUOTA_SPACES }, (_, space) => [quotaName(space), CHARTERS[quotaAt(g, space)]]),
    ),
    peril: record(SITES.map((site) => [siteName(site), PERILS[perilOn(g, site)]])),
    minions: record(SITES.map((site) => [siteName(site), minionsOn(g, site)])),
    minionSupply: record(
      Array.from({ length: MINION_KINDS }, (_, kind) => [
        MINIONS[kind] ?? '',
        isInPlay(g, kind) ? inSupply(g, kind) : undefined,
      ]),
    ),
    octagons: record(
      SITES.map((site) => [siteName(site), some(CHARTERS.filter((_, i) => hasOctagon(g, site, i)))]),
    ),
    emblems: record(
      CHARTERS.map((charter, of) => [charter, some(CHARTERS.filter((_, i) => hasEmblem(g, of, i)))]),
    ),
    covered: record(
      Array.from({ length: ISLAND_PIECES }, (_, piece) =>
        islandPlot(g, piece) === 0
          ? ['', undefined]
          : [siteName(islandPlot(g, piece)), siteName(islandSite(piece))],
      ),
    ),
  };
}

/** A kind has come into the game when its card lies on the table. */
function isInPlay(g: Game, kind: number): boolean {
  return placeOf(g, g.box.minionCards[kind] ?? 0) === TABLE_PLACE;
}

/** One that nobody controls may also stand loose on the board (409). */
function inSupply(g: Game, kind: number): number {
  return PIECES.filter(
    (piece) => kindOfMinion(piece) === kind && minionOwner(g, piece) < 0 && minionSite(g, piece) === HOME,
  ).length;
}

function minionsOn(g: Game, site: number): Village['minions'][string] | undefined {
  return some(
    PIECES.filter((piece) => minionSite(g, piece) === site).map((piece) => ({
      minion: MINIONS[kindOfMinion(piece)] ?? 'chef',
      owner: charterOrNone(minionOwner(g, piece)),
    })),
  );
}

function some<Thing>(list: readonly Thing[]): readonly Thing[] | undefined {
  return list.length > 0 ? list : undefined;
}
