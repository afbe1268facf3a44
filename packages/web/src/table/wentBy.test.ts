import type { Fact } from '@charterstone/rules';
import { LANGS, speaker } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import type { Scene } from './scene.ts';
import { untoldAfter } from './wentBy.ts';

const turn: readonly Fact[] = [
  { fact: 'turnBegan', charter: 'red', turn: 4 },
  { fact: 'retrieved', charter: 'red', workers: ['big', 'small'] },
  { fact: 'turnEnded', charter: 'red' },
  { fact: 'turnBegan', charter: 'blue', turn: 4 },
];
const at = (...seats: number[]): Pick<Scene, 'at' | 'now'> =>
  ({
    at: { seats },
    now: {
      charters: [
        { charter: 'red', seat: 1, automa: false },
        { charter: 'blue', seat: 2, automa: false },
      ],
    },
  }) as unknown as Scene;
const none = new Map();

describe('a turn that went by itself', () => {
  test('is kept for whoever of this device it was, also where another holds it', () => {
    const step = { by: 2, facts: turn, isBack: false };
    expect(untoldAfter(none, step, at(1, 2))).toEqual(new Map([[1, 'retrieved']]));
    expect(untoldAfter(none, step, at(2))).toBe(none);
  });

  test('is known to whoever chooses next, and did not happen where it is taken back', () => {
    const untold = new Map([[1, 'other'] as const, [2, 'other'] as const]);
    const after = (by: number, isBack: boolean) => untoldAfter(untold, { by, facts: [], isBack }, at(1, 2));
    expect([...after(1, false).keys()]).toEqual([2]);
    expect(after(3, false)).toBe(untold);
    expect(after(3, true).size).toBe(0);
  });

  test('is told to one person, not half of it about somebody', () => {
    const said = LANGS.map((lang) =>
      (['retrieved', 'other'] as const).map((what) =>
        speaker(lang, () => undefined).ui('screen.yourTurnByItself', { what }),
      ),
    );
    expect(said).toEqual([
      [
        'Only one thing was possible, so your turn went by itself: your workers are back.',
        'Only one thing was possible, so your turn went by itself.',
      ],
      [
        'Nur eines war möglich, darum lief dein Zug von selbst ab: Deine Arbeiter sind zurück.',
        'Nur eines war möglich, darum lief dein Zug von selbst ab.',
      ],
      [
        'Możliwe było tylko jedno, więc twoja tura rozegrała się sama: twoi robotnicy wrócili.',
        'Możliwe było tylko jedno, więc twoja tura rozegrała się sama.',
      ],
    ]);
  });
});
