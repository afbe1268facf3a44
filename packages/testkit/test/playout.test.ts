import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { SUPPLY, trayStart } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { commandFor, mustPlay, playout, playoutByChoices, seedOfGame, tally, theBox } from '../src/index.ts';

const box = theBox();
const match = { seats: 3, seed: 'unit' } as const;

test('the same match is the same game; another seed, number of seats or player is another', () => {
  const { hash } = playout(box, match);
  expect(playout(compile(data), match).hash).toBe(hash);
  expect(playoutByChoices(box, match).hash).toBe(hash);
  for (const other of [{ seats: 4 }, { seed: 'other' }, { player: 'eager' } as const])
    expect(playout(box, { ...match, ...other }).hash).not.toBe(hash);
});

test('watching changes nothing', () => {
  const counts = tally();
  expect(playout(box, match, { check: true, counts })).toEqual(playout(box, match));
  expect(counts.of('games')).toBe(1);
  expect(counts.of('fact gameEnded')).toBe(1);
});

test('a failing game names its problem and the one command that repeats it', () => {
  expect(() => mustPlay(box, { ...match, player: 'eager' }, { after: mustFail })).toThrow(
    'after 1 choices: the wheel came off\nrepeat: npx charterstone simulate --games 1 --seats 3 --seed unit --players eager --check',
  );
});

function mustFail(): never {
  throw new Error('the wheel came off');
}

test('a broken invariant ends the game and is told', () => {
  const supply = trayStart('goods') + SUPPLY * 7;
  const played = playout(box, match, {
    check: true,
    after: (game) => {
      game.table[supply] = (game.table[supply] ?? 0) - 1;
    },
  });
  expect(played.problem).toBe(
    'after 1 choices: all coins of the box lie in the supplies: coins: 35 instead of 36',
  );
  expect(played.stuck).toBe(false);
});

test('games of a series have seeds of their own, the first the series’', () => {
  expect([0, 1, 2].map((n) => seedOfGame('7', n))).toEqual(['7', '7-1', '7-2']);
  expect(commandFor({ seats: 4, seed: '7-2' })).toBe(
    'npx charterstone simulate --games 1 --seats 4 --seed 7-2 --check',
  );
  expect(commandFor({ seats: 2, seed: "it's a test", games: 12 })).toBe(
    "npx charterstone simulate --campaigns 1 --seats 2 --seed 'it'\\''s a test' --check",
  );
  expect(commandFor({ seats: 4, seed: '7' }, 'eager', '/home/ann/my boxes/river')).toBe(
    "npx charterstone simulate --box '/home/ann/my boxes/river' --games 1 --seats 4 --seed 7 --players eager --check",
  );
});
