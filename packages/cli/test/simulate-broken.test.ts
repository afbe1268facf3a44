import { box as data } from '@charterstone/box';
import { type Box, compile } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import type { Check, Plan } from '../src/simulate/plan.ts';
import { type Playout, playOut } from '../src/simulate/playout.ts';
import { complaints } from '../src/simulate/report.ts';
import { summarise } from '../src/simulate/summary.ts';

const box = compile(data);
/** A box whose crates hold a card that does not exist: the first crate breaks an invariant, and nobody throws. */
const strangeCards: Box = { ...box, crates: box.crates.map((crate) => crate && { ...crate, hand: [449] }) };
/** A box without steps: the rules throw as soon as they need one. */
const noSteps: Box = { ...box, nodes: [] };
/** A box without rows of stars: whoever has one to fill is asked, and can answer nothing. */
const noRows: Box = { ...box, gloryRows: [] };

const planned = (check: Check): Plan => ({
  unit: 'campaign',
  seats: 2,
  automas: 0,
  seed: 'broken',
  player: 'eager',
  check,
});

function played(broken: Box, check: Check, number = 0): Playout {
  return playOut(broken, planned(check), number);
}

describe('what goes wrong is noticed', () => {
  test('a broken invariant, with the choice that broke it', () => {
    expect(played(strangeCards, 'all').trouble).toEqual({
      kind: 'broken',
      problem: expect.stringMatching(/^after \d+ choices: every card of the box lies somewhere.*card 449/),
      at: expect.stringMatching(/^game 1, choice \d+, seat \d: open \d+$/),
    });
  });

  test('at the end, where it was not watched; the choice is then looked for', () => {
    const unwatched = played(strangeCards, 'sample', 1);
    expect(unwatched.checkedAll).toBe(false);
    expect(unwatched.trouble).toEqual(played(strangeCards, 'all', 1).trouble);
  });

  test('not at all, where nobody looks', () => {
    expect(played(strangeCards, 'none').trouble).toBeUndefined();
  });

  test('an error of the rules, with the choice they were asked to make', () => {
    for (const check of ['all', 'none'] as const)
      expect(played(noSteps, check).trouble).toEqual({
        kind: 'broken',
        problem: expect.stringMatching(/^after \d+ choices: no step has the number \d+$/),
        at: expect.stringMatching(/^game 0, choice \d+, seat \d: lay \d+ [a-z]+-\d$/),
      });
  });

  test('a decision without options is stuck', () => {
    for (const check of ['all', 'none'] as const)
      expect(played(noRows, check).trouble).toMatchObject({
        kind: 'stuck',
        problem: expect.stringMatching(/without options/),
        at: expect.stringMatching(/^game 1, choice \d+, seat \d: /),
      });
  });

  test('the whole box breaks nowhere', () => {
    for (const check of ['all', 'none'] as const) expect(played(box, check).trouble).toBeUndefined();
  });
});

test('a summary counts what broke apart from what got stuck, and says where, with the command that shows it again', () => {
  const all = [
    played(strangeCards, 'all', 0),
    played(strangeCards, 'sample', 1),
    played(noRows, 'none', 2),
    played(box, 'none', 3),
  ];
  const plan = planned('sample');
  const summary = summarise(plan, all, { seconds: 1, cpuSeconds: 1, threads: 1 });
  expect(summary).toMatchObject({ violations: 2, stuck: 1 });
  expect(summary.examples.map(({ seats, seed }) => [seats, seed])).toEqual([
    [2, 'broken'],
    [2, 'broken-1'],
    [2, 'broken-2'],
  ]);
  const [first, second] = complaints(plan, summary);
  expect(first?.split('\n')).toEqual([
    expect.stringMatching(/^2 seats, seed broken, game 1, choice \d+, seat \d: open \d+$/),
    expect.stringMatching(/^ {2}after \d+ choices: every card of the box/),
    '  again: npx charterstone simulate --campaigns 1 --seats 2 --seed broken --players eager --check',
  ]);
  expect(second).toContain('--campaigns 1 --seats 2 --seed broken-1 ');
});
