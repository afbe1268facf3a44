import type { Fact } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { dueHint } from './dueHint.ts';

const began: Fact = { fact: 'gameBegan', game: 1, first: 'red', progress: 0 };
const turnOf = (charter: 'red' | 'blue', turn: number): Fact => ({ fact: 'turnBegan', turn, charter });

describe('the hint that is due', () => {
  test('comes with the first turn of somebody who plays here', () => {
    expect(dueHint([began], 'red')).toBe(undefined);
    expect(dueHint([began, turnOf('blue', 1)], 'red')).toBe(undefined);
    expect(dueHint([began, turnOf('blue', 1), turnOf('red', 2)], 'red')).toBe('hint.placing');
  });

  test('stays while others play, and has had its time when the next turn of mine brings none', () => {
    const first = [began, turnOf('red', 1)];
    expect(dueHint([...first, turnOf('blue', 2)], 'red')).toBe('hint.placing');
    const later = dueHint([...first, turnOf('blue', 2), turnOf('red', 3)], 'red');
    expect(later).not.toBe('hint.placing');
  });

  test('is gone when the worker stands that it was about, and comes back with it', () => {
    const placed: Fact = { fact: 'placed', charter: 'red', worker: 'big', site: 'treasury', building: 447 };
    expect(dueHint([began, turnOf('red', 1), placed], 'red')).toBe(undefined);
    expect(dueHint([began, turnOf('red', 1)], 'red')).toBe('hint.placing');
  });

  test('is everybody’s own at one device', () => {
    const facts = [began, turnOf('red', 1), turnOf('blue', 2)];
    expect([dueHint(facts, 'red'), dueHint(facts, 'blue')]).toEqual(['hint.placing', 'hint.placing']);
  });

  test('is none for those who only watch', () => {
    expect(dueHint([began, turnOf('red', 1)], undefined)).toBe(undefined);
  });
});
