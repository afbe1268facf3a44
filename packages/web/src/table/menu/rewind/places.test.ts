import { expect, test } from 'vitest';
import { openAmong } from './places.ts';

const PLACES = [9, 7, 4, 3].map((seq) => ({ seq, what: `what ${seq} told` }));
const open = (...args: Parameters<typeof openAmong>) => {
  const found = openAmong(...args);
  return { ...found, open: found.open.map(({ seq }) => seq) };
};

test('only places that one can go back to are offered', () => {
  expect(open(PLACES, new Map(), 0)).toEqual({ open: [9, 7, 4, 3], whyNot: undefined });
  expect(
    open(
      PLACES,
      new Map([
        [4, 'leftSince'],
        [3, 'leftSince'],
      ]),
      0,
    ),
  ).toEqual({
    open: [9, 7],
    whyNot: undefined,
  });
});

test('whoever points at another one is told why it is not among them', () => {
  const closed = new Map([[3, 'dealtAnew'] as const]);
  expect(open(PLACES, closed, 3)).toEqual({ open: [9, 7, 4], whyNot: 'dealtAnew' });
  expect(open(PLACES, closed, 7)).toEqual({ open: [9, 7, 4], whyNot: undefined });
});

test('where there are none it is said why not even to the latest; nothing is promised', () => {
  const closed = new Map(PLACES.map(({ seq }) => [seq, 'leftSince'] as const));
  expect(open(PLACES, closed, 0)).toEqual({ open: [], whyNot: 'leftSince' });
  // Nothing was told yet.
  expect(open([], new Map([[0, 'leftSince']]), 0)).toEqual({ open: [], whyNot: undefined });
});
