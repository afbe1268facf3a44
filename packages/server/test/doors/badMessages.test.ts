import { allHappened, PROMISED } from '@charterstone/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badMessages, MESSAGE_KINDS } from '../proofs/badMessages.ts';
import { report } from '../proofs/measure.ts';
import { proven, seedOr } from '../proofs/proof.ts';
import { shares } from '../proofs/shares.ts';
import { type Ground, ground } from '../stores.ts';

/** Within the later half: what a server still warms up there is a megabyte, on a busy machine as well. */
const MOST_GROWN = 5 * 1024 * 1024;

describe.each(shares(PROMISED.messages.small))('with the journal in %s', (kind, count) => {
  let place: Ground;
  beforeAll(async () => {
    place = await ground(kind);
  });
  afterAll(() => place?.dispose());

  test(`${count} bad messages do nothing`, async () => {
    const seed = seedOr(1);
    const { counts, grownBytes } = await proven('doors/badMessages.test.ts', seed, () =>
      badMessages(place.where, { count, seed }),
    );
    allHappened(counts, MESSAGE_KINDS);
    expect(grownBytes).toBeLessThan(MOST_GROWN);
    const told = counts.entries().map(([name, n]) => `${name} ${n}`);
    report(`${kind}: ${told.join(', ')}; memory grew by ${Math.round(grownBytes / 1024)} KB`);
  });
});
