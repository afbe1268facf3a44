import type { Box, Fact, Setting, State } from '@charterstone/rules';
import { eachState, type Line, linesOf, PLANS, settingOf, travel } from '../../src/campaigns/index.ts';
import { storedFixtures } from './stored.ts';

export type Campaign = { readonly setting: Setting; readonly lines: readonly Line[] };

/** Walks through a campaign, from its start; returns where it ends. */
export function walkThrough(
  box: Box,
  { setting, lines }: Campaign,
  visit: (state: State, facts: readonly Fact[]) => void,
): State {
  return eachState(box, setting, lines, visit);
}

/** So many others are played before a moment is given up: each takes a tenth of a second. */
const MOST_OTHERS = 60;

/** The stored campaign of so many seats. */
export function storedCampaign(seats: number): Campaign {
  const { fixture } = storedFixtures().find((one) => one.fixture.setting.seats === seats) ?? {};
  if (fixture === undefined) throw new Error(`no campaign of ${seats} seats is stored`);
  return { setting: fixture.setting, lines: linesOf(fixture) };
}

/**
 * The stored campaign of so many seats; then, seed by seed, others that the same players play. What is only about a moment looks for it in one
 * after the other: `npm run fixtures` finds other campaigns whenever the box changes, and of those that it stores none may happen to come to it.
 */
export function* campaignsOf(box: Box, seats: number): Generator<Campaign> {
  yield storedCampaign(seats);
  for (const plan of PLANS.filter((one) => one.seats === seats))
    for (let n = 1; n <= MOST_OTHERS; n++) {
      const setting = settingOf(plan, `other-${seats}-${n}`);
      yield { setting, lines: travel(box, plan, setting).lines };
    }
}
