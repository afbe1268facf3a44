import type { Box } from '../compile/box.ts';
import { deciderOf } from '../engine/run.ts';
import { framesOf, LANES } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { quotaName } from '../quota/quota.ts';
import { cardsIn, firstCard, hasMark, nextCard, SCORED } from '../table/cards.ts';
import {
  ACTIVE,
  FIRST,
  GAME,
  type Game,
  head,
  PHASE,
  PROGRESS,
  ROUND,
  reading,
  TURN,
  WINNERS,
} from '../table/game.ts';
import { goodsOf, influenceOf, pointsOf, SUPPLY, spentInfluence } from '../table/goods.ts';
import { QUOTA_SPACES, REPUTATION_SPACES, SITE_LIMIT } from '../table/layout.ts';
import {
  CHEST,
  CHRONICLE,
  DECK,
  DISCARD,
  HAND,
  MAT,
  MAT_END,
  OBJECTIVE_DECK,
  OBJECTIVE_MAT,
  OBJECTIVE_MAT_END,
  PLAY,
} from '../table/places.ts';
import { isActive, nextClockwise, players, seatOf } from '../table/seats.ts';
import { BIG, buildingOn, SMALL, siteName, workerAt } from '../table/sites.ts';
import { quotaAt, reputationAt } from '../table/tracks.ts';
import { CHARTERS, type Charter, RESOURCES, type Resource } from '../vocabulary.ts';

export type Goods = { readonly coin: number } & { readonly [R in Resource]: number };

/** What lies before one charter. */
export type Supply = {
  readonly charter: Charter;
  readonly seat: number;
  readonly points: number;
  readonly goods: Goods;
  readonly influence: number;
  readonly spent: number;
  readonly workers: { readonly big: string; readonly small: string };
  readonly hand: readonly number[];
  readonly chest: readonly number[];
  readonly persona: readonly number[];
};

/** The readable form of a table, for people, tests and golden files. */
export type Inspection = {
  readonly game: number;
  readonly over: boolean;
  readonly round: number;
  readonly turn: number;
  readonly first: Charter | undefined;
  readonly active: Charter | undefined;
  readonly progress: number;
  readonly winners: readonly Charter[];
  readonly supply: Goods;
  readonly charters: readonly Supply[];
  readonly mat: readonly number[];
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly objectives: readonly { readonly card: number; readonly scoredBy: readonly Charter[] }[];
  readonly objectiveDeck: readonly number[];
  readonly chronicle: readonly number[];
  /** Site → building card. */
  readonly village: Readonly<Record<string, number>>;
  readonly quota: Readonly<Record<string, Charter>>;
  readonly reputation: readonly (Charter | undefined)[];
  readonly deciders: readonly number[];
};

export function inspection(box: Box, table: Int16Array): Inspection {
  const g = reading(box, table);
  const begun = head(g, ROUND) > 0;
  return {
    game: head(g, GAME),
    over: head(g, PHASE) === 1,
    round: head(g, ROUND),
    turn: head(g, TURN),
    first: begun ? charterName(head(g, FIRST)) : undefined,
    active: begun ? charterName(head(g, ACTIVE)) : undefined,
    progress: head(g, PROGRESS),
    winners: CHARTERS.filter((_, charter) => ((head(g, WINNERS) >> charter) & 1) === 1),
    supply: goods(g, SUPPLY),
    charters: inTurnOrder(g).map((charter) => supply(g, charter)),
    mat: places(g, MAT, MAT_END),
    deck: list(g, DECK),
    discard: list(g, DISCARD),
    objectives: places(g, OBJECTIVE_MAT, OBJECTIVE_MAT_END).map((card) => ({
      card,
      scoredBy: scorers(g, card),
    })),
    objectiveDeck: list(g, OBJECTIVE_DECK),
    chronicle: list(g, CHRONICLE),
    village: village(g),
    quota: quota(g),
    reputation: Array.from(
      { length: Math.min(REPUTATION_SPACES, box.board.reputation.spaces) },
      (_, space) => CHARTERS[reputationAt(g, space)],
    ),
    deciders: pendingSeats(g),
  };
}

/** Active charters in turn order, from the first player on. */
export function inTurnOrder(g: Game): number[] {
  const order: number[] = [];
  let charter = head(g, FIRST);
  if (!isActive(g, charter)) charter = nextClockwise(g, charter);
  for (let i = 0; i < players(g) && isActive(g, charter) && !order.includes(charter); i++) {
    order.push(charter);
    charter = nextClockwise(g, charter);
  }
  return order;
}

/** The seats that may choose now, in rising order. */
export function pendingSeats(g: Game): number[] {
  const own = [];
  for (let lane = 1; lane < LANES; lane++)
    for (const f of framesOf(g, lane).slice(-1)) own.push(deciderOf(g, f));
  const main = framesOf(g, 0)
    .slice(-1)
    .map((f) => deciderOf(g, f));
  const seats = new Set((own.length > 0 ? own : main).filter((seat) => seat > 0));
  return [...seats].sort((a, b) => a - b);
}

function goods(g: Game, owner: number): Goods {
  const [metal = 0, grain = 0, wood = 0, coal = 0, clay = 0, pumpkin = 0] = RESOURCES.map((_, i) =>
    goodsOf(g, owner, i + 1),
  );
  return { coin: goodsOf(g, owner, 0), metal, grain, wood, coal, clay, pumpkin };
}

function supply(g: Game, charter: number): Supply {
  return {
    charter: charterName(charter),
    seat: seatOf(g, charter),
    points: pointsOf(g, charter),
    goods: goods(g, charter),
    influence: influenceOf(g, charter),
    spent: spentInfluence(g, charter),
    workers: { big: siteName(workerAt(g, charter, BIG)), small: siteName(workerAt(g, charter, SMALL)) },
    hand: list(g, HAND + charter),
    chest: list(g, CHEST + charter),
    persona: list(g, PLAY + charter),
  };
}

function list(g: Game, place: number): number[] {
  const cards: number[] = [];
  for (
    let card = firstCard(g, place);
    card !== 0 && cards.length <= cardsIn(g, place);
    card = nextCard(g, card)
  )
    cards.push(card);
  return cards;
}

function places(g: Game, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => firstCard(g, from + i)).filter((card) => card !== 0);
}

function scorers(g: Game, card: number): Charter[] {
  return CHARTERS.filter((_, charter) => hasMark(g, card, SCORED << charter));
}

function village(g: Game): Record<string, number> {
  const sites: Record<string, number> = {};
  for (let site = 1; site < SITE_LIMIT; site++)
    if (buildingOn(g, site) !== 0) sites[siteName(site)] = buildingOn(g, site);
  return sites;
}

function quota(g: Game): Record<string, Charter> {
  const spaces: Record<string, Charter> = {};
  for (let space = 0; space < QUOTA_SPACES; space++) {
    const charter = CHARTERS[quotaAt(g, space)];
    if (charter !== undefined) spaces[quotaName(space)] = charter;
  }
  return spaces;
}
