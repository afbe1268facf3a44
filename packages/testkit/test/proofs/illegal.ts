import { head } from '@charterstone/rules/internal';
import {
  type Asked,
  type Attempt,
  badAside,
  type Chance,
  chance,
  type Decision,
  isLegal,
  NeverHappened,
  nearMiss,
  nonsense,
  recordGame,
  type Tally,
  tally,
  theBox,
  tryAttempt,
  untimely,
} from '../../src/index.ts';

const box = theBox();
/** The kinds of attempts there are. */
const KINDS = 26;

/** What attempts are made of, with its part of the whole. */
const WAYS: readonly (readonly [number, (game: readonly Decision[], at: number, mind: Chance) => Attempt])[] =
  [
    [0.5, untimely],
    [0.25, (game, at, mind) => nearMiss(mind.pick(game.slice(at, at + 1)), box, mind)],
    [0.125, (game, at, mind) => nonsense(mind.pick(game.slice(at, at + 1)), mind)],
    [0.125, (game, at, mind) => badAside(mind.pick(game.slice(at, at + 1)), mind)],
  ];

/** First games, and whole campaigns with two games after them. */
function gamesOf(seed: number): readonly (readonly Decision[])[] {
  return [
    ...[2, 3, 4, 5].map((seats) =>
      recordGame(box, { seats, seed: `illegal-${seed}-${seats}`, player: 'curious' }),
    ),
    ...[2, 3, 4].map((seats) =>
      recordGame(box, { seats, seed: `illegal-${seed}-${seats}`, player: 'ambitious', games: 14 }),
    ),
  ];
}

/** Illegal is refused: so many attempts that are not among the options, spread over all decisions of games; each is refused and changes nothing. */
export function illegal({ count, seed, progress }: Asked): Tally {
  const counts = tally();
  const games = gamesOf(seed);
  let done = 0;
  for (const [i, [part, make]] of WAYS.entries()) {
    const mind = chance(`illegal ${seed} ${i}`);
    for (let tried = 0; tried < count * part; ) {
      const game = mind.pick(games);
      const at = mind.below(game.length);
      const attempt = make(game, at, mind);
      const decision = mind.pick(game.slice(at, at + 1));
      if (isLegal(decision, attempt.seat, attempt.choice)) {
        counts.add('legal after all');
        continue;
      }
      tried++;
      counts.add(`refused ${attempt.kind}`);
      counts.add(`in game ${decision.state.table[head.GAME]}`);
      const problem = tryAttempt(decision.state, attempt);
      if (problem !== undefined) throw new Error(problem);
      if (++done % 100 === 0) progress?.(done);
    }
  }
  const seen = Object.fromEntries(counts.entries());
  const kinds = Object.keys(seen).filter((name) => name.startsWith('refused ')).length;
  if (kinds < KINDS) throw new NeverHappened({ ...seen, [`${KINDS - kinds} kinds of attempts`]: 0 });
  return counts;
}
