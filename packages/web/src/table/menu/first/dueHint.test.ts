import type { Fact } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { dueHint } from './dueHint.ts';

const began: Fact = { fact: 'gameBegan', game: 1, first: 'red', progress: 0 };
const turnOf = (charter: 'red' | 'blue', turn: number): Fact => ({ fact: 'turnBegan', turn, charter });

describe('the hint that is due', () => {
  test('comes with the first turn of somebody who plays here', () => {
    expect(dueHint([began], ['red'])).toBe(undefined);
    expect(dueHint([began, turnOf('blue', 1)], ['red'])).toBe(undefined);
    expect(dueHint([began, turnOf('blue', 1), turnOf('red', 2)], ['red'])).toBe('hint.placing');
  });

  test('stays while others play, and has had its time when the next turn of mine brings none', () => {
    const first = [began, turnOf('red', 1)];
    expect(dueHint([...first, turnOf('blue', 2)], ['red'])).toBe('hint.placing');
    const later = dueHint([...first, turnOf('blue', 2), turnOf('red', 3)], ['red']);
    expect(later).not.toBe('hint.placing');
  });

  test('is none for those who only watch', () => {
    expect(dueHint([began, turnOf('red', 1)], [])).toBe(undefined);
  });
});
