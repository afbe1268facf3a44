import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Box, CHARTERS } from '@charterstone/rules';
import { seedOfGame } from '@charterstone/testkit';
import { type Seen, seek, type Task } from './campaign.ts';
import { type Things, thingsOf } from './things.ts';

export type Order = {
  readonly campaigns: number;
  /** All seats from 1 to 6 in turn, if not given. */
  readonly seats: number | undefined;
  readonly seed: string;
  readonly threads: number | undefined;
};

export type Harvest = {
  readonly things: Things;
  readonly uses: Int32Array;
  readonly decisions: number;
  readonly broken: readonly Broken[];
};
export type Broken = { readonly campaign: number; readonly seats: number; readonly problem: string };

/**
 * Campaigns are played in rounds: players of one round look for what all rounds before it have left unused. So the result
 * does not depend on how many threads play, and the first so many campaigns are the same however many follow.
 */
const ROUND = 12;

type Player = { readonly seek: (task: Task) => Promise<Seen>; readonly leave: () => Promise<unknown> };

/** Plays all campaigns of an order and adds up what was used. */
export async function harvest(box: Box, order: Order, report: (done: number) => void): Promise<Harvest> {
  const things = thingsOf(box.data);
  const uses = new Int32Array(things.names.length);
  const broken: Broken[] = [];
  let decisions = 0;
  const players = hire(box, order);
  try {
    for (let first = 0; first < order.campaigns; first += ROUND) {
      const round = tasks(order, first, uses.slice());
      for (const seen of await playRound(players, round, first, report)) {
        seen.uses.forEach((n, thing) => {
          uses[thing] = (uses[thing] ?? 0) + n;
        });
        decisions += seen.decisions;
        if (seen.problem !== undefined)
          broken.push({ campaign: seen.number, seats: seatsOf(order, seen.number), problem: seen.problem });
      }
    }
  } finally {
    await Promise.all(players.map((player) => player.leave()));
  }
  return { things, uses, decisions, broken };
}

function seatsOf({ seats }: Order, number: number): number {
  return seats ?? 1 + (number % CHARTERS.length);
}

function tasks(order: Order, first: number, before: Int32Array): Task[] {
  const many = Math.min(ROUND, order.campaigns - first);
  return Array.from({ length: many }, (_, i) => ({
    number: first + i,
    seats: seatsOf(order, first + i),
    seed: seedOfGame(order.seed, first + i),
    before,
  }));
}

/** Everybody takes the next campaign of the round as soon as the last one is done. */
async function playRound(
  players: readonly Player[],
  round: readonly Task[],
  first: number,
  report: (done: number) => void,
): Promise<Seen[]> {
  const waiting = [...round];
  const seen: Seen[] = [];
  const workOff = async (player: Player): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      seen.push(await player.seek(task));
      report(first + seen.length);
    }
  };
  await Promise.all(players.map(workOff));
  return seen.sort((a, b) => a.number - b.number);
}

function hire(box: Box, { threads, campaigns }: Order): Player[] {
  const useful = Math.min(threads ?? availableParallelism(), ROUND, campaigns);
  return useful === 1 ? [here(box)] : Array.from({ length: useful }, elsewhere);
}

function here(box: Box): Player {
  return {
    seek: async (task) => {
      // So that Ctrl-C is heard and the bar is drawn.
      await new Promise(setImmediate);
      return seek(box, task);
    },
    leave: async () => {},
  };
}

function elsewhere(): Player {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return {
    seek: (task) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('error', reject);
        worker.once('message', resolve);
        worker.postMessage(task);
      }),
    leave: () => worker.terminate(),
  };
}
