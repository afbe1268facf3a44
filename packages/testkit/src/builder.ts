import { CHARTERS, type Game, gameOf, RESOURCES, type State, stateOf } from '@charterstone/rules';
import {
  goodsOf,
  head,
  influenceOf,
  isActive,
  moveGoods,
  moveWorker,
  payInfluence,
  players,
  putInfluence,
  putOnQuota,
  putOnReputation,
  QUOTA_COLUMNS,
  regainInfluence,
  reputationAt,
  SCORED,
  SUPPLY,
  setMark,
  setPoints,
  siteNumber,
  stack,
} from '@charterstone/rules/internal';
import { layCards } from './cards.ts';
import { layLater, layTokens } from './later.ts';
import { type Holding, holdings, type Position } from './position.ts';

/** A state whose table lies as the position says. Only at the start of a decision about a turn. */
export function withPosition(state: State, position: Position): State {
  const g = gameOf(state);
  if (stack.kindIn(g, stack.topOf(g, 0)) !== stack.TURN)
    throw new Error('a position is laid out between two turns');
  for (const [charter, holding] of holdings(position))
    if (!isActive(g, charter) && Object.keys(holding).some((name) => name !== 'stands'))
      throw new Error(`nobody plays ${CHARTERS[charter]}: only buildings can stand there`);
  layCards(g, position);
  layLater(g, position);
  layGoods(g, position);
  for (const [charter, holding] of holdings(position)) layPieces(g, charter, holding);
  if (position.progress !== undefined) layProgress(g, position.progress);
  return stateOf(g);
}

const GOODS = ['coins', ...RESOURCES] as const;

/** All that charters give back goes to the supply before anybody takes from it. */
function layGoods(g: Game, position: Position): void {
  const wanted = holdings(position).flatMap(([charter, holding]) =>
    GOODS.flatMap((name, good) => {
      const stock = holding[name];
      return stock === undefined ? [] : [{ charter, good, stock }];
    }),
  );
  for (const { charter, good } of wanted) moveGoods(g, good, goodsOf(g, charter, good), charter, SUPPLY);
  for (const { charter, good, stock } of wanted)
    if (stock !== 'rest') moveGoods(g, good, stock, SUPPLY, charter);
  for (const { charter, good, stock } of wanted)
    if (stock === 'rest') moveGoods(g, good, goodsOf(g, SUPPLY, good), SUPPLY, charter);
}

function layPieces(g: Game, charter: number, holding: Holding): void {
  if (holding.points !== undefined) setPoints(g, charter, holding.points);
  if (holding.workers !== undefined)
    for (const worker of [0, 1]) moveWorker(g, charter, worker, siteOf(holding.workers[worker] ?? 'home'));
  for (const space of holding.quota ?? []) {
    putInfluence(g, charter, 1);
    putOnQuota(g, quotaNumber(space), charter);
  }
  for (let n = holding.reputation ?? 0; n > 0; n--) {
    putInfluence(g, charter, 1);
    putOnReputation(g, openReputation(g), charter);
  }
  for (const card of holding.scored ?? []) {
    putInfluence(g, charter, 1);
    setMark(g, card, SCORED << charter);
  }
  layTokens(g, charter, holding);
  if (holding.influence !== undefined) layInfluence(g, charter, holding.influence);
}

function layInfluence(g: Game, charter: number, wanted: number): void {
  const more = wanted - influenceOf(g, charter);
  if (more < 0) payInfluence(g, charter, -more);
  else regainInfluence(g, charter, more);
}

function siteOf(name: string): number {
  if (name === 'home') return 0;
  const site = siteNumber(name);
  if (site === undefined) throw new Error(`there is no site "${name}"`);
  return site;
}

const QUOTA_ROWS = ['resource', 'coin', 'card', 'minion', 'peril'];

function quotaNumber(space: string): number {
  const [row = '', column = ''] = space.split('-');
  if (!QUOTA_ROWS.includes(row)) throw new Error(`there is no quota space "${space}"`);
  return QUOTA_ROWS.indexOf(row) * QUOTA_COLUMNS + Number(column) - 1;
}

function openReputation(g: Game): number {
  const { spaces, start } = g.box.board.reputation;
  for (let space = start[players(g) - 1] ?? 0; space < spaces; space++)
    if (reputationAt(g, space) < 0) return space;
  throw new Error('the reputation track is full');
}

function layProgress(g: Game, space: number): void {
  if (space < 0 || space >= g.box.board.progress.hourglass)
    throw new Error(`the progress token can't be laid on space ${space}: play the last step`);
  head.setHead(g, head.PROGRESS, space);
  head.setHead(g, head.PROGRESS_AT_ROUND, space);
}
