import type { Charter } from '@charterstone/rules';
import { theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { campaign, later } from './table.ts';

const ALL: readonly Charter[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
const { start } = theBox().board.progress;

describe('ruling 57, option progressAtFirst: the progress token starts on the first space (manual)', () => {
  test.each([1, 2, 3, 4, 5, 6])('off, %i players: on the space for their number', (seats) => {
    expect(campaign({}, ALL.slice(0, seats)).progress).toBe(start[seats - 1]);
  });

  test.each([1, 2, 3, 4, 5, 6])('on, %i players: on the first space', (seats) => {
    expect(campaign({ progressAtFirst: true }, ALL.slice(0, seats)).progress).toBe(0);
  });

  test('on: in later games too; guidepost 402 still moves it on', () => {
    const game = later(campaign({ progressAtFirst: true }), 3, ['open A']);
    expect(game.progress).toBe(0);
    later(game, 4, ['open C']);
    expect(game.whereIs(402)).toBe('guidepost');
    expect(game.progress).toBe(2);
  });

  test('on: guidepost 403 can’t move it before the first space (ruling 4)', () => {
    const game = later(campaign({ progressAtFirst: true }), 4, ['open D']);
    expect(game.whereIs(403)).toBe('guidepost');
    expect(game.progress).toBe(0);
  });
});
