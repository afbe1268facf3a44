import { deciders, hash, inspect, newCampaign, type State } from '@charterstone/rules';
import { head, LANES, stack } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { eachState } from '../../src/campaigns/index.ts';
import { type Chance, chance, tally, theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { campaigns, inAnyOrder, type Played } from './journeys.ts';

const box = theBox();
const counts = tally();
const ORDERS = 4;
const played = campaigns('orders').filter(({ setting }) => setting.seats > 1);

/** Plays a campaign with the seats that may answer in any order, and shows every state. */
function reordered(campaign: Played, mind: Chance, visit: (state: State) => void): State {
  let last = newCampaign(box, campaign.setting).state;
  visit(last);
  for (const { before, after } of inAnyOrder(campaign, mind)) {
    const several = deciders(before).length > 1;
    counts.add(several ? 'answers of one among several' : 'answers of one alone');
    if (several) counts.add(`before or after game ${inspect(before).game}`);
    visit(after);
    last = after;
  }
  return last;
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
      const otherwise = tablesAfterwards((visit) => reordered(campaign, mind, visit));
      const at = inOrder.findIndex((table, i) => table !== otherwise[i]);
      expect(otherwise[at]).toBe(inOrder[at]);
      expect(otherwise).toHaveLength(inOrder.length);
      counts.add('tables compared', inOrder.length);
    }
  },
);

test('and seats did answer side by side, around every game', () => {
  const games = Array.from({ length: 14 }, (_, i) => `before or after game ${i + 1}`);
  expect(counts.missing(games)).toEqual([]);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name}: ${n}`)
      .join(', '),
  );
});
