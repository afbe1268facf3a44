import { box as data } from '@charterstone/box';
import { type Fact, inspect } from '@charterstone/rules';
import { expect, test } from 'vitest';
import {
  boxWith,
  ledger,
  mustPlay,
  playoutByChoices,
  type StrategyName,
  tally,
  theBox,
} from '../src/index.ts';
import { report } from './report.ts';

const STRATEGIES: readonly StrategyName[] = ['random', 'curious', 'eager'];
/** A box in which everything runs out: few coins, resources, cards and spaces, and a Treasury that is too generous. */
const poor = boxWith({
  coins: 25,
  resources: 4,
  board: { ...data.board, reputation: { spaces: 4, start: [3, 2, 2, 1, 1, 0] } },
  commons: { ...data.commons, treasury: { cost: { resource: 1 }, benefit: { coin: 3 } } },
  startUp: { ...data.startUp, deck: data.startUp.deck.slice(0, 4) },
});
const BOXES = { 'the box': theBox(), 'a poor box': poor };
const counts = tally();

/** Whether somebody got a part of what was due, because the supply ran out (ruling 9). */
function partlyShort(facts: readonly Fact[]): boolean {
  return facts.some((fact, i) => {
    const next = facts[i + 1];
    return (
      fact.fact === 'gained' && next?.fact === 'short' && next.good === fact.good && next.why === fact.why
    );
  });
}

test.each(Object.entries(BOXES))(
  'whoever hears only the facts knows the whole open table (%s)',
  (name, box) => {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      for (const player of STRATEGIES) {
        const books = ledger();
        mustPlay(box, { seats, seed: 'facts', player }, {}, (...at) =>
          playoutByChoices(...at, (state, told) => {
            books.write(told);
            counts.add(`facts of ${name}`, told.length);
            counts.add(`choices with ${name}`);
            if (partlyShort(told)) counts.add('gains cut short');
            const table = inspect(state);
            if (table.round > 0 && table.mat.length < 5) counts.add('tables with an empty place on the mat');
            if (table.reputation.at(-1) !== undefined) counts.add('tables with a full reputation track');
            const difference = books.difference(table);
            if (difference !== undefined) throw new Error(difference);
          }),
        );
      }
    }
    expect(counts.of(`choices with ${name}`)).toBeGreaterThan(3000);
  },
);

test('and everything did run out', () => {
  for (const name of [
    'gains cut short',
    'tables with an empty place on the mat',
    'tables with a full reputation track',
  ])
    expect(counts.of(name), name).toBeGreaterThan(10);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
