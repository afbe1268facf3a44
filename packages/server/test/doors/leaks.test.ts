import { PROMISED } from '@charterstone/testkit';
import { speaker } from '@charterstone/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTICES, turnInChannel, turnMail, turnPush } from '../../src/words/notices.ts';
import { leaks } from '../proofs/leaks.ts';
import { report } from '../proofs/measure.ts';
import { type ReadHouse, readHouse } from '../proofs/noticeReaders.ts';
import { proven, seedOr } from '../proofs/proof.ts';
import { KINDS } from '../stores.ts';

let houses: readonly ReadHouse[] = [];
beforeAll(async () => {
  houses = await Promise.all(KINDS.map((kind) => readHouse(kind)));
});
afterAll(() => Promise.all(houses.map((house) => house.leave())));

test('of thousands of messages, views and answers none holds the seed, an order, a secret card or anything locked', async () => {
  const seed = seedOr(1);
  const { small: count } = PROMISED.hidden;
  const counts = await proven('doors/leaks.test.ts', seed, () => leaks(houses, { count, seed }));
  expect(counts.of('looked at')).toBeGreaterThanOrEqual(count);
  expect(houses.flatMap(({ log }) => log)).toEqual([]);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});

test('a notice says which table it is and leads there, and nothing else', () => {
  for (const language of ['en', 'de', 'pl'] as const)
    for (const notice of NOTICES) {
      const say = speaker(language, () => undefined);
      const written = (table: string, url: string, who: string): string =>
        JSON.stringify([
          turnMail(say, notice, { table, url }, 'STOP'),
          turnPush(say, notice, { table, url }),
          turnInChannel(say, notice, { table, url }, who),
        ]);
      const one = written('TABLE-1', 'URL-1', 'WHO-1');
      expect(one.match(/TABLE-1/g)?.length).toBeGreaterThanOrEqual(3);
      expect(one.match(/URL-1/g)?.length).toBe(3);
      const other = one.replaceAll('TABLE-1', 'T2').replaceAll('URL-1', 'U2').replaceAll('WHO-1', 'W2');
      expect(written('T2', 'U2', 'W2')).toBe(other);
    }
});
