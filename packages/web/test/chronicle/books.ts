// Beware: spoilers.

import { box as boxData } from '@charterstone/box';
import { choose, compile, inspect, newCampaign, openBox, type State, view } from '@charterstone/rules';
import { storedFixtures } from '../../../testkit/test/campaigns/stored.ts';
import { type Book, bookOf } from '../../src/chronicle/book.ts';
import { NO_PAST } from '../../src/chronicle/past.ts';

export const box = compile(boxData);

type Stop = { readonly game: number; readonly state: State };

/** The first states of every game of two campaigns that took the other door at every fork. */
export const campaigns: readonly (readonly Stop[])[] = [1, 2].map((seats) => {
  const { fixture } = storedFixtures().find((one) => one.fixture.setting.seats === seats) ?? {};
  if (fixture === undefined) throw new Error(`no campaign of ${seats} seats is stored`);
  const stops: Stop[] = [];
  let { state } = newCampaign(box, fixture.setting);
  for (const { seat, choice } of fixture.games.flatMap(({ lines }) => lines)) {
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(choice)} was refused`);
    state = outcome.state;
    const { game } = inspect(state);
    if (game > stops.length) stops.push({ game, state });
  }
  return stops;
});

export const contentOf = (state: State) => ({ data: openBox(state) });
export const bookAt = (state: State): Book => bookOf(contentOf(state), inspect(view(state, 1)), NO_PAST);

export function stopAt(campaign: number, game: number): State {
  const stop = campaigns[campaign]?.find((one) => one.game === game);
  if (stop === undefined) throw new Error(`game ${game} was not played`);
  return stop.state;
}
