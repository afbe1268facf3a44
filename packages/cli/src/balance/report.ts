import type { Plan } from './campaign.ts';
import type { Checks } from './checks.ts';
import { type Figures, figuresOf } from './figures.ts';
import { Sample } from './sample.ts';
import type { CampaignTold } from './told.ts';
import { failed, judge, type Verdict } from './verdict.ts';

/** Everything a run has found: the object of `--json`. It depends on the plan and the number of campaigns only. */
export type Balance = Figures & {
  readonly checks: readonly Verdict[];
  /** Whether all checks are. */
  readonly ok: boolean;
  readonly campaigns: number;
  readonly seatsPlayed: number;
  readonly seed: string;
  readonly players: string;
  readonly decisions: number;
  /** Campaigns that were not played to their end. */
  readonly broken: readonly { readonly seed: string; readonly problem: string }[];
};

export function balanceOf(plan: Plan, { checks, faults }: Checks, played: readonly CampaignTold[]): Balance {
  const sample = new Sample(played, plan.seed);
  const verdicts = [...checks.map((check) => judge(sample, check)), ...faults.map(failed)];
  return {
    checks: verdicts,
    ok: verdicts.every(({ ok }) => ok),
    campaigns: played.length,
    seatsPlayed: plan.seats,
    seed: plan.seed,
    players: plan.player,
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    broken: played.flatMap(({ seed, problem }) => (problem === undefined ? [] : [{ seed, problem }])),
    ...figuresOf(sample),
  };
}
