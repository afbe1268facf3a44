import type { Fact } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { KINDS, MOST, soundOf, soundsOf } from './heard.ts';
import { SOUNDS } from './names.ts';
import { RECIPES } from './recipes.ts';

const placed: Fact = { fact: 'placed', charter: 'red', worker: 'big', site: 'market', building: 1 };
const gained = (good: 'coin' | 'wood' | 'vermin'): Fact => ({
  fact: 'gained',
  charter: 'red',
  good,
  n: 2,
  why: 1,
});
const built: Fact = { fact: 'built', charter: 'red', card: 30, site: 'red-1', why: 1 };
const opened: Fact = { fact: 'opened', charter: 'red', crate: 1, card: 30, why: 1 };
const moved: Fact = { fact: 'cardMoved', charter: 'red', card: 30, from: 'mat', to: 'hand', why: 1 };

describe('what is heard', () => {
  test('every kind of fact has a sound, or is silent on purpose', () => {
    expect(KINDS.length).toBeGreaterThan(60);
    for (const [kind, heard] of KINDS)
      expect([kind, typeof heard === 'function' || heard === 'silent' || SOUNDS.includes(heard)]).toEqual([
        kind,
        true,
      ]);
    // What counts and what is read has none.
    const silent = KINDS.filter(([, heard]) => heard === 'silent').map(([kind]) => kind);
    expect(silent).toEqual(expect.arrayContaining(['points', 'turnBegan', 'undone', 'named']));
  });

  test('every sound can be made, and is heard somewhere', () => {
    expect(Object.keys(RECIPES).sort()).toEqual([...SOUNDS].sort());
    const used = new Set(KINDS.map(([, heard]) => heard));
    // The bell belongs to a turn, and coins to what they are.
    for (const name of SOUNDS)
      expect([name, used.has(name) || name === 'turn' || name === 'goods']).toEqual([name, true]);
  });

  test('goods sound as what they are', () => {
    expect([gained('coin'), gained('wood'), gained('vermin')].map(soundOf)).toEqual([
      'coin',
      'goods',
      'peril',
    ]);
    expect(soundOf({ fact: 'laid', what: 'vermin', charter: 'red', site: 'red-1', why: 1 })).toBe('peril');
    expect(soundOf({ fact: 'laid', what: 'skyIsland', charter: 'red', site: 'red-1', why: 1 })).toBe(
      'worker',
    );
  });

  test('of a step each sound once, the rarer ones, as they happened', () => {
    expect(soundsOf([])).toEqual([]);
    expect(soundsOf([{ fact: 'turnBegan', charter: 'red', turn: 1 }])).toEqual([]);
    expect(soundsOf([placed, gained('coin'), gained('coin')])).toEqual(['worker', 'coin']);
    const much = soundsOf([placed, gained('coin'), gained('wood'), built, moved, opened]);
    expect(much).toEqual(['worker', 'glue', 'crate']);
    expect(much).toHaveLength(MOST);
  });
});
