import type { Choice, Question } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { askedIn, NOWHERE, type Pointing, stillMeant } from './pointing.ts';

const clay: Choice = { do: 'pay', what: 'clay' };
const wood: Choice = { do: 'pay', what: 'wood' };
const question: Question = {
  seat: 1,
  charter: 'red',
  card: 74,
  left: 2,
  among: [clay, wood].map((choice) => ({ choice, n: 2 })),
};
const asked = askedIn(1, question, [clay, wood]);
const held: Pointing = { asked, seq: 7, picked: ['good:clay'], held: [clay] };
/** Nothing was sent since. */
const here = { asked, seq: 7, sentFrom: -1 };

describe('what is picked up', () => {
  test('stays in the hand while others move the table, as long as the same is asked', () => {
    expect(stillMeant(held, here)).toBe(held);
    expect(stillMeant(held, { ...here, seq: 9 })).toBe(held);
    // What was sent before it was picked up has nothing to do with it.
    expect(stillMeant(held, { ...here, seq: 9, sentFrom: 6 })).toBe(held);
  });

  test('is put back where something else is asked, or somebody else', () => {
    const others = [
      askedIn(2, question, [clay, wood]),
      askedIn(1, { ...question, left: 1 }, [clay, wood]),
      askedIn(1, { ...question, card: 75 }, [clay, wood]),
      askedIn(1, question, [clay]),
      askedIn(1, undefined, []),
    ];
    for (const other of others) expect(stillMeant(held, { ...here, asked: other })).toBe(NOWHERE);
  });

  test('is over when it was answered, also where the next question is the very same', () => {
    const sent = { ...here, sentFrom: 7 };
    // Until the table has taken it, it stays where it is.
    expect(stillMeant(held, sent)).toBe(held);
    expect(stillMeant(held, { ...sent, seq: 8 })).toBe(NOWHERE);
  });
});
