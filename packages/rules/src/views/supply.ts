import { charterName } from '../engine/tell.ts';
import { cardsIn, hasMark, USED_PERSONA } from '../table/cards.ts';
import { isAbsent } from '../table/company.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, influenceOf, pointsOf, spentInfluence } from '../table/goods.ts';
import { ISLAND_PIECES, islandOwner, islandPlot, islandSite } from '../table/islands.ts';
import { kindOfMinion, MINION_PIECES, minionOwner, minionSite } from '../table/minions.ts';
import { perilsOf } from '../table/perils.ts';
import { CHEST, HAND, PLAY, SECRET } from '../table/places.ts';
import { AUTOMA, roleOf, seatOf } from '../table/seats.ts';
import { CAPACITY_KINDS, capacityOf, GLORY_ROWS, starsIn, victoriesOf } from '../table/sheets.ts';
import { BIG, SMALL, siteName, workerAt } from '../table/sites.ts';
import {
  type Charter,
  MINIONS,
  type Minion,
  PERILS,
  type Peril,
  RESOURCES,
  type Resource,
} from '../vocabulary.ts';
import { cardsOf, record } from './lists.ts';

export type Goods = { readonly coin: number } & { readonly [R in Resource]: number };

/** What lies before one charter, and what is written in its chest. */
export type Supply = {
  readonly charter: Charter;
  readonly seat: number;
  /** An Automa plays it; `absent`: for whoever sits there. */
  readonly automa: boolean;
  readonly absent: boolean;
  readonly points: number;
  readonly goods: Goods;
  readonly influence: number;
  readonly spent: number;
  readonly workers: { readonly big: string; readonly small: string };
  readonly hand: readonly number[];
  readonly chest: readonly number[];
  readonly persona: readonly number[];
  /** The minions it controls, each at home or on a site. */
  readonly minions: readonly { readonly minion: Minion; readonly at: string }[];
  readonly perils: Readonly<Partial<Record<Peril, number>>>;
  /** Its sky islands, and the plots they lie over. */
  readonly islands: readonly { readonly island: string; readonly at: string | undefined }[];
  /** Stars by row. */
  readonly glory: readonly number[];
  readonly capacity: Readonly<Record<string, number>>;
  readonly victories: number;
  /** Personas that were in play in some game. */
  readonly used: readonly number[];
  /** Cards taken in secret: those this view may see, and how many there are. */
  readonly secret: readonly number[];
  readonly secrets: number;
};

export function goods(g: Game, owner: number): Goods {
  const [metal = 0, grain = 0, wood = 0, coal = 0, clay = 0, pumpkin = 0] = RESOURCES.map((_, i) =>
    goodsOf(g, owner, i + 1),
  );
  return { coin: goodsOf(g, owner, 0), metal, grain, wood, coal, clay, pumpkin };
}

export function supply(g: Game, charter: number): Supply {
  const own = [HAND, CHEST, PLAY, SECRET].flatMap((place) => cardsOf(g, place + charter));
  return {
    charter: charterName(charter),
    seat: seatOf(g, charter),
    automa: roleOf(g, charter) === AUTOMA,
    absent: isAbsent(g, seatOf(g, charter)),
    points: pointsOf(g, charter),
    goods: goods(g, charter),
    influence: influenceOf(g, charter),
    spent: spentInfluence(g, charter),
    workers: { big: siteName(workerAt(g, charter, BIG)), small: siteName(workerAt(g, charter, SMALL)) },
    hand: cardsOf(g, HAND + charter),
    chest: cardsOf(g, CHEST + charter),
    persona: cardsOf(g, PLAY + charter),
    minions: minions(g, charter),
    perils: record(PERILS.map((peril, kind) => [peril, perilsOf(g, charter, kind) || undefined] as const)),
    islands: islands(g, charter),
    glory: Array.from({ length: GLORY_ROWS }, (_, row) => starsIn(g, charter, row)),
    capacity: record(CAPACITY_KINDS.map((kind, i) => [kind, capacityOf(g, charter, i)] as const)),
    victories: victoriesOf(g, charter),
    used: own.filter((card) => hasMark(g, card, USED_PERSONA)),
    secret: cardsOf(g, SECRET + charter),
    secrets: cardsIn(g, SECRET + charter),
  };
}

function minions(g: Game, charter: number): Supply['minions'] {
  return Array.from({ length: MINION_PIECES }, (_, piece) => piece)
    .filter((piece) => minionOwner(g, piece) === charter)
    .map((piece) => ({
      minion: MINIONS[kindOfMinion(piece)] ?? 'chef',
      at: siteName(minionSite(g, piece)),
    }));
}

function islands(g: Game, charter: number): Supply['islands'] {
  return Array.from({ length: ISLAND_PIECES }, (_, piece) => piece)
    .filter((piece) => islandOwner(g, piece) === charter)
    .map((piece) => ({
      island: siteName(islandSite(piece)),
      at: islandPlot(g, piece) === 0 ? undefined : siteName(islandPlot(g, piece)),
    }));
}
