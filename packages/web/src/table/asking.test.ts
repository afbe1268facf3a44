import type { Choice, Question } from '@charterstone/rules';
import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { askedText, askingIn, whoGoes, whoseTurn } from './asking.ts';
import { saidWords } from './said.ts';

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

test('whoever is asked in the turn of somebody else is told whose it is; in their own turn, and where it is nobody’s, not', () => {
  const charters = [
    { charter: 'red', seat: 1, automa: false },
    { charter: 'blue', seat: 2, automa: false },
    { charter: 'green', seat: 1, automa: true },
  ] as const;
  const of = (active: 'red' | 'blue' | 'green' | undefined) =>
    whoseTurn({ eyes: 1, now: { active, charters } })?.charter;
  expect(of('blue')).toBe('blue');
  expect(of('red')).toBeUndefined();
  expect(of(undefined)).toBeUndefined();
  // The first seat may move the pieces of an Automa: that is not its own turn.
  expect(of('green')).toBe('green');
});

test('what is laid is named, so that nobody has to know what stood beside the question', () => {
  const lays: readonly Choice[] = ['red-1', 'red-2'].map((at) => ({ do: 'lay', what: BAKERY, at }));
  expect(textOf(lays)).toBe('Where shall “Bakery” stand?');
  expect(textOf([...lays, { do: 'lay', what: 64, at: 'red-1' }])).toBe('Where shall it stand?');
});

test('where several workers could go to what is pointed at it is asked which, and their buttons say only that; nothing else is short', () => {
  const at = 'cloudPort';
  const plain: readonly Choice[] = [
    { do: 'place', what: 'big', at },
    { do: 'place', what: 'small', at },
  ];
  const ground = { say, now: { village: { 'red-1': BAKERY } } };
  expect(whoGoes(ground, { plain })).toBe('Cloud Port: which worker goes there?');
  expect(whoGoes(ground, { plain: [{ do: 'place', at: 'red-1' }] })).toBe('Bakery: which worker goes there?');
  expect(whoGoes(ground, { plain: [{ do: 'retrieve' }] })).toBeUndefined();
  const spoken = { apart: true };
  expect(plain.map((choice) => saidWords({ say, spoken, choices: plain }, choice))).toEqual([
    'Place the big worker',
    'Place the small worker',
  ]);
  const offer: readonly Choice[] = [
    { do: 'use', what: BAKERY },
    { do: 'pass', what: BAKERY },
  ];
  expect(saidWords({ say, spoken, choices: offer }, { do: 'pass', what: BAKERY })).toBe('No, thank you');
  const another: readonly Choice[] = [...offer, { do: 'use', what: 32 }];
  expect(saidWords({ say, spoken, choices: another }, { do: 'pass', what: BAKERY })).toBe(
    'No, thank you (Bakery)',
  );
});
