import { newCampaign } from '@charterstone/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { box } from '../journals/games.ts';
import { lockedLines, Searcher } from '../proofs/lockedWords.ts';
import { report } from '../proofs/measure.ts';
import { LOOKED_AT, spoilers } from '../proofs/spoilers.ts';
import { type Ground, ground } from '../stores.ts';

let place: Ground;
let house: House;
beforeAll(async () => {
  place = await ground('sqlite');
  house = await openHouse(place.where);
});
afterAll(async () => {
  await house?.stop();
  await place?.dispose();
});

test.each([
  ['a fresh campaign of one seat', 1, 1, 3000],
  ['a fresh campaign of six seats', 6, 1, 3000],
  ['the fifth game of three seats', 3, 5, 2000],
  ['the eleventh game of two seats', 2, 11, 500],
])('in %s nothing tells what is still locked', async (name, seats, game, least) => {
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
