import type { Amount, Building, Cost, Deed } from '@charterstone/rules';
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

/** Whether steps are the reader's own deeds, one after the other, that can stand behind "to". */
export function isPlain(steps: readonly Step[]): boolean {
  return steps.every((step) => {
    switch (step.step) {
      case 'may':
      case 'each':
      case 'give':
      case 'if':
      case 'roll':
        return false;
      case 'choose':
        return step.branches.every(isPlain);
      default:
        return true;
    }
  });
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

/**
 * How many branches of a choice are taken: one; all of them, as long as no more than `upTo` people play, and one beyond
 * that (rule 11); or a number.
 */
export type Taking =
  | { readonly take: 'one' }
  | { readonly take: 'all'; readonly upTo: number }
  | { readonly take: 'some'; readonly n: number };

const MOST_PLAYERS = 6;

export function takingOf({ branches, take }: StepOf<'choose'>): Taking {
  if (typeof take === 'number')
    return take === 1
      ? { take: 'one' }
      : take >= branches.length
        ? { take: 'all', upTo: MOST_PLAYERS }
        : { take: 'some', n: take };
  if (typeof take === 'object' && 'seats' in take)
    return { take: 'all', upTo: take.seats.filter((n) => n >= branches.length).length };
  return { take: 'one' };
}

/** An amount the player says, sorted: how far ahead, how far back, whether not at all. */
export type Either = {
  readonly ahead: readonly number[];
  readonly back: readonly number[];
  readonly none: boolean;
};

export function eitherOf(numbers: readonly number[]): Either {
  const ascending = [...numbers].sort((a, b) => a - b);
  return {
    ahead: ascending.filter((n) => n > 0),
    back: ascending
      .filter((n) => n < 0)
      .map((n) => -n)
      .reverse(),
    none: numbers.includes(0),
  };
}

/** Whether one may go as far back as ahead, so that the numbers need not be said twice. */
export function isEven({ ahead, back }: Either): boolean {
  return ahead.join() === back.join();
}

/** An amount by the number of players, as runs: from how many players to how many, and what. */
export function runsOf(seats: readonly number[]): readonly { from: number; to: number; n: number }[] {
  const runs: { from: number; to: number; n: number }[] = [];
  seats.forEach((n, i) => {
    const last = runs.at(-1);
    if (last?.n === n) last.to = i + 1;
    else runs.push({ from: i + 1, to: i + 1, n });
  });
  return runs;
}

/** How a track moves: so many spaces ahead, back, or as the player says. */
export type Way = { readonly by: Amount; readonly back: boolean } | { readonly either: Either };

export function wayOf(amount: Amount): Way {
  if (typeof amount === 'object' && 'either' in amount) return { either: eitherOf(amount.either) };
  return typeof amount === 'number' && amount < 0 ? { by: -amount, back: true } : { by: amount, back: false };
}

/** Card numbers with those that follow one another written as a range: 5, 7–9. */
export function numberRuns(cards: readonly number[]): readonly string[] {
  const runs: { first: number; last: number }[] = [];
  for (const card of cards) {
    const run = runs.at(-1);
    if (run !== undefined && run.last + 1 === card) run.last = card;
    else runs.push({ first: card, last: card });
  }
  return runs.flatMap(({ first, last }) => {
    if (first === last) return [`${first}`];
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}–${last}`];
  });
}
