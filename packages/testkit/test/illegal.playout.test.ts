import { head } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import {
  type Attempt,
  badAside,
  chance,
  type Decision,
  isLegal,
  nearMiss,
  nonsense,
  recordGame,
  tally,
  theBox,
  tryAttempt,
  untimely,
} from '../src/index.ts';
import { report } from './report.ts';

const REFUSED = 32_000;
const box = theBox();
/** First games, and whole campaigns with two games after them. */
const games = [
  ...[2, 3, 4, 5].map((seats) => recordGame(box, { seats, seed: `illegal-${seats}`, player: 'curious' })),
  ...[2, 3, 4].map((seats) =>
    recordGame(box, { seats, seed: `illegal-${seats}`, player: 'ambitious', games: 14 }),
  ),
];
const counts = tally();

/** Makes attempts until so many were illegal, spread over all decisions of the games. */
function attack(wanted: number, make: (game: readonly Decision[], at: number) => Attempt): string[] {
  const mind = chance('where');
  const problems: string[] = [];
  for (let tried = 0; tried < wanted; ) {
    const game = mind.pick(games);
    const at = mind.below(game.length);
    const attempt = make(game, at);
    const decision = mind.pick(game.slice(at, at + 1));
    if (isLegal(decision, attempt.seat, attempt.choice)) {
      counts.add('legal after all');
      continue;
    }
    tried++;
    counts.add(attempt.kind);
    counts.add(`in game ${decision.state.table[head.GAME]}`);
    const problem = tryAttempt(decision.state, attempt);
    if (problem === undefined) continue;
    // One example of each way in which each kind goes wrong.
    const way = `wrong: ${attempt.kind}, ${problem.slice(-12)}`;
    if (counts.of(way) === 0) problems.push(problem);
    counts.add(way);
  }
  return problems;
}

test('sixteen thousand options of other seats, of earlier and later decisions are refused', () => {
  const mind = chance('untimely');
  expect(attack(REFUSED / 2, (game, at) => untimely(game, at, mind))).toEqual([]);
});

test('near misses are refused', () => {
  const mind = chance('near');
  expect(attack(REFUSED / 4, (game, at) => nearMiss(mind.pick(game.slice(at, at + 1)), box, mind))).toEqual(
    [],
  );
});

test('garbage is refused', () => {
  const mind = chance('garbage');
  expect(attack(REFUSED / 8, (game, at) => nonsense(mind.pick(game.slice(at, at + 1)), mind))).toEqual([]);
});

test('asides that are not possible are refused', () => {
  const mind = chance('aside');
  expect(attack(REFUSED / 8, (game, at) => badAside(mind.pick(game.slice(at, at + 1)), mind))).toEqual([]);
});

test('and every kind was tried', () => {
  const kinds = counts
    .entries()
    .filter(([name]) => !/^(wrong|in game)/.test(name) && name !== 'legal after all');
  expect(kinds).toHaveLength(26);
  for (const [kind, n] of kinds) expect(n, kind).toBeGreaterThan(100);
  for (let game = 1; game <= 14; game++) expect(counts.of(`in game ${game}`)).toBeGreaterThan(300);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
