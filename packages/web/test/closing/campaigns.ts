// Spoilers: whole campaigns, as they were played.
import { box as data } from '@charterstone/box';
import { choose, compile, type Fact, newCampaign, type State } from '@charterstone/rules';
import { storedFixtures } from '../../../testkit/test/campaigns/stored.ts';

export const box = compile(data);

type Visit = (state: State, facts: readonly Fact[]) => void;

/** Walks through the stored campaign of so many seats: together they take every turning of the story. Returns where it ends. */
export function walk(seats: number, visit: Visit): State {
  const { fixture } = storedFixtures().find((one) => one.fixture.setting.seats === seats) ?? {};
  if (fixture === undefined) throw new Error(`no campaign of ${seats} seats is stored`);
  let { state, facts } = newCampaign(box, fixture.setting);
  visit(state, facts);
  for (const { seat, choice } of fixture.games.flatMap(({ lines }) => lines)) {
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(choice)} was refused`);
    ({ state, facts } = outcome);
    visit(state, facts);
  }
  return state;
}
