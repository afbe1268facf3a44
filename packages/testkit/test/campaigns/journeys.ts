import type { Setting } from '@charterstone/rules';
import { type Line, PLANS, settingOf, travel } from '../../src/campaigns/index.ts';
import { theBox } from '../../src/index.ts';

/** A campaign played for a test: not a stored one, so that a changed game changes it instead of breaking it. */
export type Played = { readonly setting: Setting; readonly lines: readonly Line[] };

/** One campaign for each number of seats, along different ways of the story as far as these can be chosen. */
export function campaigns(seed: string): readonly Played[] {
  return PLANS.map((plan) => {
    const setting = settingOf(plan, `${seed}-${plan.seats}`);
    return { setting, lines: travel(theBox(), plan, setting).lines };
  });
}
