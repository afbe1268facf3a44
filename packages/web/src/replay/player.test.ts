import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { type Player, RESTING, SPEEDS, stepEveryMs, ticked, toggled, wentTo } from './player.ts';

const PLAN = planOf({
  stretches: [[0, 5]],
  chapters: [
    { game: 1, from: 0, to: 3 },
    { game: 2, from: 4, to: 5 },
  ],
  turns: [],
  marks: [],
});

test('it goes on step by step, and rests at the end', () => {
  let player: Player = toggled({ ...RESTING, at: 3 }, PLAN);
  expect(player).toMatchObject({ at: 3, isPlaying: true });
  player = ticked(player, PLAN);
  expect(player).toMatchObject({ at: 4, isPlaying: true });
  player = ticked(player, PLAN);
  expect(player).toMatchObject({ at: 5, isPlaying: false });
  expect(ticked(player, PLAN)).toBe(player);
});

test('played again at the end, the last game is shown from its beginning', () => {
  expect(toggled({ ...RESTING, at: 5 }, PLAN)).toMatchObject({ at: 4, isPlaying: true });
});

test('whoever goes somewhere by hand stays there, within the campaign', () => {
  const playing = { ...RESTING, at: 2, isPlaying: true };
  expect(wentTo(playing, PLAN, 4)).toMatchObject({ at: 4, isPlaying: false });
  expect([wentTo(playing, PLAN, -3).at, wentTo(playing, PLAN, 99).at]).toEqual([0, 5]);
  expect(toggled(playing, PLAN)).toMatchObject({ at: 2, isPlaying: false });
});

test('from a step in two seconds to eight steps in one', () => {
  expect(SPEEDS.map((speed) => stepEveryMs({ ...RESTING, speed }))).toEqual([2000, 1000, 500, 250, 125]);
});
