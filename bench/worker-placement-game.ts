/// <reference path="./boardgame-io.d.ts" />
// The baseline game, written the way boardgame.io games are: moves change G, immer makes the new state.

import type { TurnOrder } from 'boardgame.io/dist/cjs/core.js';
import type { Ctx, Game, MoveContext } from 'boardgame.io/dist/cjs/internal.js';
import {
  BUILDINGS,
  CARDS,
  GOODS,
  type Goods,
  newPlayer,
  OBJECTIVES,
  type Objective,
  type Player,
  RESOURCES,
  SECRETS,
  type Store,
  type Table,
} from './worker-placement-pieces.ts';

type Context = MoveContext<Table>;

/** As in boardgame.io's core, which is loaded twice (see worker-placement.ts) and so can't be imported here. */
export const INVALID_MOVE = 'INVALID_MOVE';

const MAT_SIZE = 4;
const HAND_LIMIT = 4;
const STORE_LIMIT = 9;
const INFLUENCE_LIMIT = 6;
const QUOTA = 4;

function seat(G: Table, playerID: string): Player {
  const player = G.players[playerID];
  if (player === undefined) throw new Error(`no player ${playerID}`);
  return player;
}

function canPay(store: Store, cost: Goods): boolean {
  for (const good of GOODS) {
    const amount = cost[good];
    if (amount !== undefined && store[good] < amount) return false;
  }
  return true;
}

function pay(store: Store, cost: Goods): void {
  for (const good of GOODS) {
    const amount = cost[good];
    if (amount !== undefined) store[good] -= amount;
  }
}

function gain(store: Store, goods: Goods): void {
  for (const good of GOODS) {
    const amount = goods[good];
    if (amount !== undefined) store[good] = Math.min(STORE_LIMIT, store[good] + amount);
  }
}

function canClaim(player: Player, objective: Objective): boolean {
  const { district, level } = objective.influence;
  return player.influence[district] >= level && canPay(player.store, objective.need);
}

function takeCard({ G, playerID, random }: Context, index: number): void {
  const { mat } = G;
  seat(G, playerID).hand.push(...mat.cards.splice(index, 1));
  if (mat.deck.length === 0) {
    mat.deck = random.Shuffle(mat.discard);
    mat.discard = [];
  }
  const next = mat.deck.pop();
  if (next !== undefined) mat.cards.push(next);
}

function place(context: Context, worker: number, index: number, card?: number) {
  const { G, playerID } = context;
  const player = seat(G, playerID);
  const building = BUILDINGS[index];
  const occupant = G.occupants[index];
  if (building === undefined || occupant === playerID || player.workers[worker] !== null) return INVALID_MOVE;
  const { benefit, cost, district } = building;
  if (!canPay(player.store, cost)) return INVALID_MOVE;
  if (benefit.card && (card === undefined || player.hand.length >= HAND_LIMIT)) return INVALID_MOVE;

  if (typeof occupant === 'string') {
    const bumped = seat(G, occupant).workers;
    bumped[bumped.indexOf(index)] = null;
  }
  player.workers[worker] = index;
  G.occupants[index] = playerID;
  pay(player.store, cost);
  gain(player.store, benefit.goods);
  if (benefit.influence > 0) {
    player.influence[district] = Math.min(INFLUENCE_LIMIT, player.influence[district] + benefit.influence);
  }
  if (benefit.score > 0) player.score += benefit.score;
  if (benefit.progress > 0) G.progress.position += benefit.progress;
  if (benefit.card && card !== undefined) takeCard(context, card);
  return G;
}

function retrieve({ G, playerID }: Context) {
  const player = seat(G, playerID);
  const placed = player.workers.filter((at) => at !== null);
  if (placed.length === 0) return INVALID_MOVE;
  for (const index of placed) G.occupants[index] = null;
  player.workers = [null, null];
  gain(player.store, { coins: 1 });
  return G;
}

function deliver({ G, playerID }: Context) {
  const { quota } = G;
  const player = seat(G, playerID);
  if (player.store[quota.resource] === 0) return INVALID_MOVE;
  player.store[quota.resource] -= 1;
  player.delivered += 1;
  player.score += 1;
  quota.delivered[playerID] = (quota.delivered[playerID] ?? 0) + 1;
  quota.required -= 1;
  if (quota.required > 0) return G;
  for (const [id, amount] of Object.entries(quota.delivered)) {
    if (amount > 1) seat(G, id).score += 2;
    quota.delivered[id] = 0;
  }
  quota.filled += 1;
  quota.required = QUOTA;
  quota.resource = RESOURCES[quota.filled % RESOURCES.length] ?? 'grain';
  G.progress.position += 1;
  return G;
}

function claim({ G, playerID }: Context, index: number) {
  const player = seat(G, playerID);
  const objective = OBJECTIVES[index];
  if (objective === undefined || G.claims[index] !== null || !canClaim(player, objective))
    return INVALID_MOVE;
  pay(player.store, objective.need);
  player.score += objective.score;
  player.objectives.push(objective.id);
  G.claims[index] = playerID;
  G.progress.position += 1;
  return G;
}

function playCard({ G, playerID }: Context, index: number) {
  const player = seat(G, playerID);
  const [card] = player.hand.splice(index, 1);
  if (card === undefined) return INVALID_MOVE;
  gain(player.store, CARDS[card] ?? {});
  G.mat.discard.push(card);
  return G;
}

function keepSecret({ G, playerID }: Context, index: number) {
  const player = seat(G, playerID);
  const kept = player.secret[index];
  if (kept === undefined) return INVALID_MOVE;
  player.secret = [kept];
  return G;
}

function finalScore(player: Player): number {
  const secrets = player.secret.map((id) => SECRETS[id]);
  return secrets.reduce(
    (sum, secret) => sum + (secret ? secret.each * player.store[secret.good] : 0),
    player.score,
  );
}

/** Who won, the way boardgame.io's bots read it: one winner, or a draw. */
function outcome(results: { id: string; score: number }[]) {
  const most = Math.max(...results.map(({ score }) => score));
  const [first, ...others] = results.filter(({ score }) => score === most);
  const scores = results.map(({ score }) => score);
  return others.length > 0 ? { scores, draw: true } : { scores, winner: first?.id };
}

/** The game, with the turn orders of the boardgame.io that is going to play it. */
export function workerPlacement(order: typeof TurnOrder): Game<Table> {
  return {
    name: 'worker-placement',
    disableUndo: true,

    setup: ({ ctx, random }) => {
      const deck = random.Shuffle(Object.keys(CARDS));
      const secrets = random.Shuffle(Object.keys(SECRETS));
      const perPlayer = <T>(deal: (id: string) => T) =>
        Object.fromEntries(ctx.playOrder.map((id) => [id, deal(id)]));
      return {
        players: perPlayer((id) => newPlayer(id, deck.splice(0, 2), secrets.splice(0, 2))),
        buildings: BUILDINGS,
        occupants: BUILDINGS.map(() => null),
        objectives: OBJECTIVES,
        claims: OBJECTIVES.map(() => null),
        quota: { resource: 'grain', required: QUOTA, delivered: perPlayer(() => 0), filled: 0 },
        progress: { position: 0, end: 18 },
        mat: { cards: deck.splice(0, MAT_SIZE), deck, discard: [] },
      };
    },

    phases: {
      opening: {
        start: true,
        next: 'work',
        turn: { order: order.ONCE, minMoves: 1, maxMoves: 1 },
        moves: { keepSecret },
      },
      work: {
        turn: { order: order.DEFAULT, minMoves: 1, maxMoves: 1 },
        moves: {
          place,
          retrieve,
          deliver,
          // These two come on top of the one action of a turn.
          claim: { move: claim, noLimit: true },
          playCard: { move: playCard, noLimit: true },
        },
      },
    },

    endIf: ({ G, ctx }) => {
      if (G.progress.position < G.progress.end) return undefined;
      return outcome(ctx.playOrder.map((id) => ({ id, score: finalScore(seat(G, id)) })));
    },
  };
}

export interface Choice {
  move: string;
  args: readonly number[];
}

/** Every legal move of the player whose turn it is, as `ai.enumerate` would list them; never empty. */
export function enumerate(G: Table, ctx: Ctx): Choice[] {
  const player = seat(G, ctx.currentPlayer);
  if (ctx.phase === 'opening')
    return player.secret.map((_, index) => ({ move: 'keepSecret', args: [index] }));
  const choices: Choice[] = [];
  const worker = player.workers.indexOf(null);
  if (player.workers.some((at) => at !== null)) choices.push({ move: 'retrieve', args: [] });
  if (player.store[G.quota.resource] > 0) choices.push({ move: 'deliver', args: [] });
  for (let index = 0; index < player.hand.length; index += 1)
    choices.push({ move: 'playCard', args: [index] });
  OBJECTIVES.forEach((objective, index) => {
    if (G.claims[index] === null && canClaim(player, objective))
      choices.push({ move: 'claim', args: [index] });
  });
  if (worker === -1) return choices;
  BUILDINGS.forEach(({ benefit, cost }, index) => {
    if (G.occupants[index] === ctx.currentPlayer || !canPay(player.store, cost)) return;
    if (!benefit.card) {
      choices.push({ move: 'place', args: [worker, index] });
    } else if (player.hand.length < HAND_LIMIT) {
      for (const card of G.mat.cards.keys()) choices.push({ move: 'place', args: [worker, index, card] });
    }
  });
  return choices;
}
