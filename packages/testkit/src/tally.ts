import { type Box, COMMONS, COMMONS_CARD, type Fact } from '@charterstone/rules';
import { DEEDS, deedOf, QUOTA_COLUMNS } from '@charterstone/rules/internal';

/** Counts what was exercised, by a name in the game's language, so that a test can show it was not vacuous. */
export type Tally = {
  readonly add: (name: string, n?: number) => void;
  readonly of: (name: string) => number;
  /** The names that were never counted. */
  readonly missing: (expected: readonly string[]) => string[];
  readonly entries: () => [string, number][];
};

export function tally(): Tally {
  const counts = new Map<string, number>();
  const of = (name: string): number => counts.get(name) ?? 0;
  return {
    add: (name, n = 1) => {
      counts.set(name, of(name) + n);
    },
    of,
    missing: (expected) => expected.filter((name) => of(name) === 0),
    entries: () => [...counts].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

export function countMove(counts: Tally, move: number): void {
  counts.add(`deed ${DEEDS[deedOf(move)]}`);
}

/** Counts facts by their name, and each card, building, crate, objective and quota space that did something. */
export function countFacts(counts: Tally, facts: readonly Fact[]): void {
  for (const fact of facts) {
    counts.add(`fact ${fact.fact}`);
    if ('why' in fact) counts.add(`card ${fact.why}`);
    if (fact.fact === 'placed') counts.add(`building ${fact.building}`);
    else if (fact.fact === 'spoke') counts.add(`card ${fact.card}`);
    else if (fact.fact === 'opened') counts.add(`crate ${fact.crate}`);
    else if (fact.fact === 'storyOpened') counts.add(`crate ${fact.door}`);
    else if (fact.fact === 'goalMet') counts.add(`guidepost ${fact.guidepost}`);
    else if (fact.fact === 'scored') counts.add(`objective ${fact.card}`);
    else if (fact.fact === 'sold') counts.add(`quota ${fact.space}`);
    else if (fact.fact === 'esteemed') counts.add(`reputation ${fact.space}`);
    else if (fact.fact === 'advanced' && fact.charter === undefined) counts.add('stalled token moved');
    else if (fact.fact === 'bumped')
      counts.add(fact.owner === fact.charter ? 'own worker bumped' : 'worker of another bumped');
  }
}

/** Whatever this box holds that can do something in its first game. */
export function contentOf(box: Box): string[] {
  const { cards, commons, crates, board, printedRules } = box.data;
  const names = COMMONS.filter((name) => commons[name] !== undefined).map(
    (_, i) => `building ${COMMONS_CARD + i}`,
  );
  for (const [number, card] of Object.entries(cards)) {
    if (card.kind === 'building') names.push(`building ${number}`);
    else if (card.kind === 'assistant') names.push(`card ${number}`);
    else if (card.kind === 'objective') names.push(`objective ${number}`);
    else if (card.kind === 'rule' && card.abilities !== undefined) names.push(`card ${number}`);
  }
  for (const crate of Object.keys(crates)) names.push(`crate ${crate}`);
  for (const { row, take } of board.quota)
    for (let column = 1; column <= Math.min(take.length, QUOTA_COLUMNS); column++)
      names.push(`quota ${row}-${column}`);
  for (const ability of box.abilities)
    if (printedRules[box.slots[ability.card] ?? 0] !== undefined) names.push(`card ${ability.card}`);
  return [...new Set(names)];
}
