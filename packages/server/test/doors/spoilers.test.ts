import { newCampaign } from '@charterstone/rules';
import { PROMISED } from '@charterstone/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseOn, type StoreHouse } from '../houseOn.ts';
import { box } from '../journals/games.ts';
import { lockedLines, Searcher } from '../proofs/lockedWords.ts';
import { report } from '../proofs/measure.ts';
import { LOOKED_AT, spoilers } from '../proofs/spoilers.ts';
import type { Kind } from '../stores.ts';

let houses: Record<Kind, StoreHouse>;
beforeAll(async () => {
  const [sqlite, postgres] = await Promise.all([houseOn('sqlite'), houseOn('postgres')]);
  houses = { sqlite, postgres };
});
afterAll(() => Promise.all(Object.values(houses ?? {}).map((house) => house.leave())));

const CAMPAIGNS: readonly (readonly [string, number, number, number, Kind])[] = [
  ['a fresh campaign of one seat', 1, 1, 3000, 'sqlite'],
  ['a fresh campaign of six seats', 6, 1, 3000, 'postgres'],
  ['the fifth game of three seats', 3, 5, 2000, 'postgres'],
  ['the eleventh game of two seats', 2, 11, 500, 'sqlite'],
];

test('there are as many as we promise', () => {
  expect(CAMPAIGNS.length).toBe(PROMISED.spoilers.small);
});

test.each(CAMPAIGNS)('in %s nothing tells what is still locked', async (name, seats, game, least, kind) => {
  const house = houses[kind];
  const { counts, locked, texts } = await spoilers(house, seats, game);
  expect(locked).toBeGreaterThan(least);
  expect(counts.missing(LOOKED_AT)).toEqual([]);
  expect(counts.of('open card')).toBeGreaterThan(20);
  expect(counts.of('locked card')).toBeGreaterThan(50);
  expect(house.log).toEqual([]);
  report(
    `${name}: ${locked} names and lines looked for in ${counts.entries().reduce((sum, [, n]) => sum + n, 0)} texts`,
  );
  // Whoever looks finds what is there: a later game tells what a first one does not know.
  const fresh = new Searcher(lockedLines(newCampaign(box, { seats: 2, seed: 'fresh' }).state));
  if (game > 1) expect(fresh.find(texts)).toBeDefined();
});
