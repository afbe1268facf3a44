import type { Choice, Question } from '@charterstone/rules';
import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { askedText, askingIn } from './asking.ts';

const BAKERY = 31;
const question: Question = { seat: 1, charter: 'red', card: BAKERY, left: 2 };
const pays: readonly Choice[] = [
  { do: 'pay', what: 'wood' },
  { do: 'pay', what: 'clay' },
];
const say = speaker('en', (card) => (card === BAKERY ? { name: 'Bakery' } : undefined));
const textOf = (choices: readonly Choice[], asks = question): string =>
  askedText({ choices, question: asks, say, spoken: {} });

test('what asks for a payment or a pick is named; what the turn itself asks has no asker, and an offer names its own', () => {
  expect(textOf(pays)).toBe('Bakery: What do you pay with?');
  expect(textOf([{ do: 'pick', what: 'wood' }])).toBe('Bakery: What do you take?');
  expect(textOf([{ do: 'build', what: 64, at: 'red-1' }], { ...question, card: 0 })).toBe(
    'Which building do you construct, and where?',
  );
  expect(textOf([{ do: 'use', what: BAKERY }])).toBe('Would you like what “Bakery” offers?');
});

test('the building that asks is found where it stands, but not below an island, and only by whoever is asked', () => {
  const now = (covered: Readonly<Record<string, string>> = {}) => ({
    village: { treasury: 401, 'red-1': BAKERY },
    covered,
  });
  expect(askingIn({ now: now(), question, choices: pays })).toBe('site:red-1');
  expect(askingIn({ now: now(), question: { ...question, card: 401 }, choices: pays })).toBe(
    'commons:treasury',
  );
  expect(askingIn({ now: now({ 'red-1': 'sky-red-1' }), question, choices: pays })).toBeUndefined();
  expect(askingIn({ now: now(), question: { ...question, card: 0 }, choices: pays })).toBeUndefined();
  expect(askingIn({ now: now(), question, choices: [] })).toBeUndefined();
});
