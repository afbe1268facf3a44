import type { Fact } from '@charterstone/rules';

const COUNTED = ['gameBegan', 'gameEnded', 'turnBegan', 'points', 'built', 'opened'] as const;

/** The facts that statistics are made of; all others are told anew when they are asked for. */
export type Counted = Extract<Fact, { fact: (typeof COUNTED)[number] }>;

const NAMES: ReadonlySet<string> = new Set(COUNTED);

export function countedIn(facts: readonly Fact[]): readonly Counted[] {
  return facts.filter((fact): fact is Counted => NAMES.has(fact.fact));
}
