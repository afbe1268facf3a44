import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specsIn } from '../box/titles.ts';

/** Numbers at the beginning of a line of docs/rulings.md. */
const page = readFileSync(new URL('../../../../docs/rulings.md', import.meta.url), 'utf8');
const rulings = [...page.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));

/** `ruling 7`, `rulings 10, 27` in the titles of the specs. */
const named = new Set(
  specsIn()
    .flatMap(({ titles }) => titles)
    .flatMap((title) => [...title.matchAll(/\brulings? (\d+(?:(?:, | and )\d+)*)/g)])
    .flatMap(([, numbers = '']) => numbers.split(/, | and /).map(Number)),
);

test('rulings are numbered one after the other', () => {
  expect(rulings).toEqual(rulings.map((_, i) => i + 1));
  expect(rulings.length).toBeGreaterThan(50);
});

test('every ruling has a spec that names it', () => {
  expect(rulings.filter((number) => !named.has(number))).toEqual([]);
});

test('every ruling that a spec names is written down', () => {
  expect([...named].filter((number) => !rulings.includes(number))).toEqual([]);
});
