import type { Charter } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { lastTurnEnd, type Told } from './log.ts';

const began = (seq: number, charter: Charter): Told => ({
  seq,
  by: charter === 'red' ? 1 : 2,
  facts: [{ fact: 'turnBegan', charter, turn: seq }],
});
const ended = (seq: number, charter: Charter): Told => ({
  ...began(seq, charter),
  facts: [{ fact: 'turnEnded', charter }],
});

describe('what is new since one’s last turn', () => {
  const told = [began(1, 'red'), ended(2, 'red'), began(3, 'blue'), ended(4, 'blue')];

  test('begins where it ended', () => {
    expect(lastTurnEnd(told, 'red')).toBe(1);
    expect(lastTurnEnd(told, 'blue')).toBe(3);
  });

  test('stays new while one makes the next turn', () => {
    expect(lastTurnEnd([...told, began(5, 'red')], 'red')).toBe(1);
    expect(lastTurnEnd([...told, began(5, 'red'), ended(6, 'red')], 'red')).toBe(5);
  });

  test('is nothing to speak of before the first, and for whoever only watches', () => {
    expect(lastTurnEnd(told, 'green')).toBe(-1);
    expect(lastTurnEnd(told, undefined)).toBe(-1);
  });
});
