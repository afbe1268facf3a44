import type { AmountTable } from '../compile/box.ts';
import { COMPANION, ITEM, PERSONA, REBEL, TREASURE } from '../compile/terms.ts';
import type { Count } from '../language/effect.ts';
import { firstCard, hasMark, nextCard, placeOf, SCORED } from '../table/cards.ts';
import { DISPLEASED, ENDED_BY, GAME, type Game, head, PLEASED, TOLD } from '../table/game.ts';
import { goodsOf, influenceOf, pointsOf, resourcesOf } from '../table/goods.ts';
import { ISLAND_PIECES, islandOwner, islandSite } from '../table/islands.ts';
import { LAST_CARD } from '../table/layout.ts';
import { MINION_KINDS, minionsOf, minionsOfKind, minionsPlaced } from '../table/minions.ts';
import { noteOn } from '../table/notes.ts';
import { allPerilsOf, PERIL_KINDS, perilOn, perilsOf } from '../table/perils.ts';
import { CHEST, HAND, MAT, MAT_END, OBJECTIVE_MAT, OBJECTIVE_MAT_END, PLAY } from '../table/places.ts';
import { AUTOMA, HUMAN, INACTIVE, isActive, players, roleOf } from '../table/seats.ts';
import { gloryOf } from '../table/sheets.ts';
import { BIG, buildingOn, HOME, PLOTS, plotSite, SMALL, workerAt } from '../table/sites.ts';
import { quotaTokens, reputationTokens } from '../table/tracks.ts';
import { buildingsShown, octagonsOf, openPlots, ownerOfSite } from '../table/village.ts';
import {
  CHARTERS,
  COIN,
  CONSTRUCTED,
  FIRST_KIND,
  FIRST_RESOURCE,
  LAST_RESOURCE,
  MINIONS,
  UNCONSTRUCTED,
} from '../vocabulary.ts';
import { cardsHeld, heldOfKind, kindOf } from './kinds.ts';

function resourceKinds(g: Game, charter: number): number {
  let n = 0;
  for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++) if (goodsOf(g, charter, good) > 0) n++;
  return n;
}

function cardKinds(g: Game, charter: number): number {
  let kinds = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card)) {
    const kind = kindOf(g, card);
    if (kind >= 0) kinds |= 1 << (kind - FIRST_KIND);
  }
  let n = 0;
  for (; kinds !== 0; kinds &= kinds - 1) n++;
  return n;
}

/** Objectives scored in this game, public and private ones. */
function objectivesScored(g: Game, charter: number): number {
  let n = 0;
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++) n += scoredIn(g, place, charter);
  return n + scoredIn(g, HAND + charter, charter);
}

function scoredIn(g: Game, place: number, charter: number): number {
  let n = 0;
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card))
    if (hasMark(g, card, SCORED << charter)) n++;
  return n;
}

function minionKinds(g: Game, charter: number): number {
  let n = 0;
  for (let kind = 0; kind < MINION_KINDS; kind++) if (minionsOfKind(g, charter, kind) > 0) n++;
  return n;
}

function perilKinds(g: Game, charter: number): number {
  let n = 0;
  for (let kind = 0; kind < PERIL_KINDS; kind++) if (perilsOf(g, charter, kind) > 0) n++;
  return n;
}

/** Printed values of all buildings in a charter and on its islands, also of those that lie covered (ruling 12). */
export function buildingValues(g: Game, charter: number): number {
  let sum = 0;
  for (let plot = 0; plot < PLOTS; plot++)
    sum += g.box.buildings[buildingOn(g, plotSite(charter, plot))]?.value ?? 0;
  for (let piece = 0; piece < ISLAND_PIECES; piece++)
    if (islandOwner(g, piece) === charter)
      sum += g.box.buildings[buildingOn(g, islandSite(piece))]?.value ?? 0;
  return sum;
}

/** Regular workers on buildings in other players' charters. */
function regularsAbroad(g: Game, charter: number): number {
  let n = 0;
  for (const worker of [BIG, SMALL]) {
    const owner = ownerOfSite(g, workerAt(g, charter, worker));
    if (owner >= 0 && owner !== charter && roleOf(g, owner) !== INACTIVE) n++;
  }
  return n;
}

function workersHome(g: Game, charter: number): number {
  const regular =
    (workerAt(g, charter, BIG) === HOME ? 1 : 0) + (workerAt(g, charter, SMALL) === HOME ? 1 : 0);
  return regular + minionsOf(g, charter) - minionsPlaced(g, charter, -1);
}

function personas(g: Game, charter: number): number {
  let n = 0;
  for (let card = firstCard(g, PLAY + charter); card !== 0; card = nextCard(g, card)) n++;
  for (let card = firstCard(g, CHEST + charter); card !== 0; card = nextCard(g, card))
    if (g.box.types[card] === PERSONA) n++;
  return n;
}

function overCharters(g: Game, role: number, count: (charter: number) => number): number {
  let sum = 0;
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (role < 0 ? isActive(g, charter) : roleOf(g, charter) === role) sum += count(charter);
  return sum;
}

function perilOnHumanCharters(g: Game): number {
  return overCharters(g, HUMAN, (charter) => {
    let n = 0;
    for (let plot = 0; plot < PLOTS; plot++) if (perilOn(g, plotSite(charter, plot)) >= 0) n++;
    for (let piece = 0; piece < ISLAND_PIECES; piece++)
      if (islandOwner(g, piece) === charter && perilOn(g, islandSite(piece)) >= 0) n++;
    return n;
  });
}

/** Cards of a type that lie before some charter and fit. */
function cardsWhere(g: Game, type: number, fits: (card: number) => boolean): number {
  let n = 0;
  for (let card = 1; card <= LAST_CARD; card++)
    if (g.box.types[card] === type && placeOf(g, card) >= HAND && fits(card)) n++;
  return n;
}

function itemsOrTreasuresOnMat(g: Game): number {
  let n = 0;
  for (let place = MAT; place < MAT_END; place++) {
    const type = g.box.types[firstCard(g, place)];
    if (type === ITEM || type === TREASURE) n++;
  }
  return n;
}

/** Regular workers of people on the sites of a charter, its islands included. */
function humanWorkersInCharter(g: Game, charter: number): number {
  return overCharters(g, HUMAN, (owner) => {
    const inside = (worker: number): number => {
      const site = workerAt(g, owner, worker);
      return site !== HOME && ownerOfSite(g, site) === charter ? 1 : 0;
    };
    return inside(BIG) + inside(SMALL);
  });
}

type CountFunction = (g: Game, charter: number, card: number) => number;

/** What can be counted, in the game's words; a new count is one line. `card` is the one that speaks. */
const COUNTS: { readonly [C in Count]: CountFunction } = {
  coin: (g, charter) => goodsOf(g, charter, COIN),
  influence: influenceOf,
  resource: resourcesOf,
  vp: pointsOf,
  minion: minionsOf,
  peril: allPerilsOf,
  card: cardsHeld,
  assistant: ofKind(0),
  unconstructedBuilding: ofKind(1),
  constructedBuilding: ofKind(2),
  guest: ofKind(3),
  item: ofKind(4),
  friend: ofKind(5),
  treasure: ofKind(6),
  goods: (g, charter) => goodsOf(g, charter, COIN) + resourcesOf(g, charter),
  resourceKinds,
  cardKinds,
  minionKinds,
  perilKinds,
  minionPlaced: (g, charter) => minionsPlaced(g, charter, -1),
  chefPlaced: placedOf('chef'),
  golemPlaced: placedOf('golem'),
  catPlaced: placedOf('cat'),
  butlerPlaced: placedOf('butler'),
  robotPlaced: placedOf('robot'),
  ghostPlaced: placedOf('ghost'),
  quotaTokens,
  reputationTokens,
  incomeTokens: octagonsOf,
  objectivesScored,
  buildingCards: (g, charter) => heldOfKind(g, charter, UNCONSTRUCTED) + heldOfKind(g, charter, CONSTRUCTED),
  buildingsInCharter: buildingsShown,
  buildingValues,
  openPlots,
  workersHome,
  regularsAbroad,
  personas,
  glory: gloryOf,
  noted: (g, _charter, card) => (noteOn(g, card) === 0 ? 0 : 1),
  notedMe: (g, charter, card) => (noteOn(g, card) === charter + 1 ? 1 : 0),
  game: (g) => head(g, GAME),
  villageVp: (g) => overCharters(g, -1, (charter) => pointsOf(g, charter)),
  told: (g) => head(g, TOLD) || usualAverage(g),
  minionsInSupply: (g) => minionsOf(g, -1),
  perilOnHumanCharters,
  pleasedKings: (g) => head(g, PLEASED),
  displeasedKings: (g) => head(g, DISPLEASED),
  kindCompanions: (g) => cardsWhere(g, COMPANION, (card) => noteOn(g, card) === 1),
  rebels: (g) => cardsWhere(g, PERSONA, (card) => g.box.sides[card] === REBEL),
  itemsOrTreasuresOnMat,
  humanWorkersInCharter,
  endedGame: (g, charter) => (head(g, ENDED_BY) === charter + 1 ? 1 : 0),
};

/** Of villages with as many people and as many Automas. */
function usualAverage(g: Game): number {
  const people = overCharters(g, HUMAN, () => 1);
  return g.box.board.average?.[people - 1]?.[players(g) - people] ?? 0;
}

function ofKind(kind: number): CountFunction {
  return (g, charter) => heldOfKind(g, charter, FIRST_KIND + kind);
}

function placedOf(minion: (typeof MINIONS)[number]): CountFunction {
  const kind = MINIONS.indexOf(minion);
  return (g, charter) => minionsPlaced(g, charter, kind);
}

export const COUNT_NAMES: readonly string[] = Object.keys(COUNTS);
const functions: readonly CountFunction[] = Object.values(COUNTS);

/** The value of a count for a charter. */
export function countOf(g: Game, count: number, charter: number, card: number): number {
  const counts = functions[count];
  if (counts === undefined) throw new Error(`no count has the number ${count}`);
  const automa = g.box.forks[card]?.automa;
  if (automa === undefined || charter < 0 || roleOf(g, charter) !== AUTOMA) return counts(g, charter, card);
  return automa.fixed >= 0 ? automa.fixed : Math.max(0, counts(g, charter, card) - automa.less);
}

/** How much an amount is for a charter now. What the player has to say is not answered here. */
export function amountOf(g: Game, amount: AmountTable, charter: number): number {
  if (amount.per >= 0)
    return Math.min(amount.max, Math.floor(countOf(g, amount.per, charter, 0) / amount.every));
  return amount.seats.length > 0 ? (amount.seats[players(g) - 1] ?? 0) : amount.n;
}
