import { choose, deciders, hash, inspect, newCampaign, type Seat, type State } from '@charterstone/rules';
import { head, LANES, stack } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { eachState, type Line } from '../../src/campaigns/index.ts';
import { type Chance, chance, tally, theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { campaigns, type Played } from './journeys.ts';

const box = theBox();
const counts = tally();
const ORDERS = 2;
const played = campaigns('orders').filter(({ setting }) => setting.seats > 1);

/** What each seat says in the whole campaign, in its order. */
function queuesOf(lines: readonly Line[]): Map<Seat, Line[]> {
  const queues = new Map<Seat, Line[]>();
  for (const line of lines) {
    const queue = queues.get(line.seat) ?? [];
    queue.push(line);
    queues.set(line.seat, queue);
  }
  return queues;
}

/** Plays a campaign in which, wherever several seats may answer, one of them by chance does so first. Every state is shown. */
function inAnyOrder({ setting, lines }: Played, mind: Chance, visit: (state: State) => void): State {
  const queues = queuesOf(lines);
  let { state } = newCampaign(box, setting);
  for (let left = lines.length; left > 0; left--) {
    visit(state);
    const ready = deciders(state).filter((seat) => (queues.get(seat) ?? []).length > 0);
    const seat = mind.pick(ready);
    const line = queues.get(seat)?.shift();
    if (line === undefined) throw new Error('nobody who decides has anything left to say');
    const outcome = choose(state, seat, line.choice);
    if (!outcome.ok)
      throw new Error(
        `in another order seat ${seat} can't ${JSON.stringify(line.choice)}: ${JSON.stringify(outcome.reasons)}`,
      );
    counts.add(`deciders ${Math.min(deciders(state).length, 2)}`);
    if (deciders(state).length > 1) counts.add(`after or before game ${inspect(state).game}`);
    ({ state } = outcome);
  }
  visit(state);
  return state;
}

/** Whether nobody has anything pending of its own. */
function allHaveMet({ box, table }: State): boolean {
  const game = head.reading(box, table);
  for (let lane = 1; lane < LANES; lane++) if (stack.depthOf(game, lane) > 0) return false;
  return true;
}

/** The table each time that all have answered who answer side by side, and at the end: here all orders must have come to the same. */
function tablesAfterwards(play: (visit: (state: State) => void) => State): string[] {
  const hashes: string[] = [];
  let met = true;
  const last = play((state) => {
    const before = met;
    met = allHaveMet(state);
    if (met && !before) hashes.push(`game ${inspect(state).game}: ${hash(state)}`);
  });
  return [...hashes, `the end: ${hash(last)}`];
}

test.each(played)(
  'in whatever order seats answer side by side, the same tables come of it ($setting.seats seats)',
  (campaign) => {
    const { setting, lines } = campaign;
    const inOrder = tablesAfterwards((visit) => eachState(box, setting, lines, visit));
    for (let n = 0; n < ORDERS; n++) {
      const mind = chance(`order ${setting.seed} ${n}`);
      const otherwise = tablesAfterwards((visit) => inAnyOrder(campaign, mind, visit));
      const at = inOrder.findIndex((table, i) => table !== otherwise[i]);
      expect(otherwise[at]).toBe(inOrder[at]);
      expect(otherwise).toHaveLength(inOrder.length);
      counts.add('tables compared', inOrder.length);
    }
  },
);

test('and seats did answer side by side, around every game', () => {
  const games = Array.from({ length: 14 }, (_, i) => `after or before game ${i + 1}`);
  expect(counts.missing(games)).toEqual([]);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name}: ${n}`)
      .join(', '),
  );
});
