import { hash, type State } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { mustPlay, playoutByChoices, STRATEGIES, tally, theBox } from '../src/index.ts';
import { report } from './report.ts';

/** The twelve games of a campaign, and two with the finished village. */
const GAMES = 14;
const box = theBox();
const counts = tally();
const strategies = Object.keys(STRATEGIES).filter(
  (name): name is keyof typeof STRATEGIES => name in STRATEGIES,
);

describe.each([1, 2, 3, 4, 5, 6])('whole campaigns with %i seats', (seats) => {
  test.each(strategies)('keep every invariant, and every game ends (%s)', (player) => {
    for (const seed of ['campaign', 'campaign-1']) {
      const match = { seats, seed, player, games: GAMES };
      const played = mustPlay(box, match, { counts });
      expect(played.stuck).toBe(false);
      expect(played.hash).toBe(mustPlay(box, match, { check: false }).hash);
    }
  });
});

test.each([2, 3])('by choices the same campaign comes out as in place (%i seats)', (seats) => {
  const match = { seats, seed: 'by-choices', games: GAMES };
  let last: State | undefined;
  const slow = mustPlay(box, match, { check: false }, (...at) =>
    playoutByChoices(...at, (state) => {
      last = state;
    }),
  );
  expect(slow).toEqual(mustPlay(box, match, { check: false }));
  expect(last === undefined ? '' : hash(last)).toBe(slow.hash);
});

test('and the story took every turn', () => {
  const doors = Array.from({ length: 23 }, (_, i) => `crate ${String.fromCharCode(65 + i)}`);
  // Games 6, 8 to 10 and the ending go by what happened; the others are somebody’s choice.
  const chosen = doors.filter((door) => /[A-HK-LSTW]$/.test(door));
  expect(counts.missing(chosen)).toEqual([]);
  const guideposts = Array.from({ length: 14 }, (_, i) => `guidepost ${400 + i}`);
  const unseen = counts.missing([...doors, ...guideposts]);
  report(
    `${counts.of('games')} campaigns of ${GAMES} games, ${counts.of('choices')} choices; ` +
      `not seen: ${unseen.join(', ') || 'nothing'}`,
  );
});
