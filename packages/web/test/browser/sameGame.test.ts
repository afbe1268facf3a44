import { PROMISED } from '@charterstone/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../server/test/proofs/bundle.ts';
import { DIST } from '../../scripts/build.ts';
import { sameGame } from '../proofs/sameGame.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';

const MINUTE = 60_000;

describe.skipIf(NO_BROWSER)('the rules in a browser (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.open();
  }, 3 * MINUTE);
  afterAll(() => house?.close());

  test('campaigns of one to six seats come to the same tables in Chromium as here', async () => {
    const { small } = PROMISED.chromium;
    const counts = await sameGame(house, { count: small, seed: 1 });
    expect(counts.of('tables compared')).toBeGreaterThan(40 * small);
  });
});

test('no file of the built app tells what a fresh campaign has locked', () => {
  const counts = bundle(DIST);
  expect(counts.of('names and lines looked for')).toBeGreaterThan(3000);
  expect(counts.of('files of the app')).toBeGreaterThan(20);
});
