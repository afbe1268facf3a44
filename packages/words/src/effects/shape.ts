import type { Building, Cost, Deed } from '@charterstone/rules';
import { pooled, type Step, type StepOf, stepsOf } from './steps.ts';

/** A use of a building as a sentence needs it: what is paid, which icon brings a price or aim of its own, what is got. */
export type UsePlan = {
  readonly cost: Cost;
  readonly deed: Deed | undefined;
  /** Without the quota icon: what it gives is the bonus of the space, said as one more thing that is gained. */
  readonly steps: readonly Step[];
  /** Whether the steps can stand behind "to …": no conditions and offers inside. */
  readonly plain: boolean;
};

export function usePlan({ cost = {}, benefit }: Pick<Building, 'cost' | 'benefit'>): UsePlan {
  const all = pooled(stepsOf(benefit));
  const deed = all.find((step) => step.step === 'deed')?.deed;
  const steps = all.filter((step) => step.step !== 'deed' || step.deed !== 'quota');
  return { cost, deed, steps, plain: isPlain(steps) };
}

function isPlain(steps: readonly Step[]): boolean {
  return steps.every(
    (step) =>
      step.step === 'gain' ||
      step.step === 'reputation' ||
      step.step === 'regain' ||
      step.step === 'card' ||
      step.step === 'deed' ||
      (step.step === 'choose' && step.branches.every(isPlain)),
  );
}

/** The gains of a choice whose branches only gain, so that they can share one verb; else undefined. */
export function gainsOnly(branches: readonly (readonly Step[])[]): readonly StepOf<'gain'>[] | undefined {
  const gains = branches.map((steps) => {
    const [step, ...more] = pooled(steps);
    return more.length === 0 && step?.step === 'gain' ? step : undefined;
  });
  const all = gains.filter((step) => step !== undefined);
  return all.length === branches.length ? all : undefined;
}
