import { expect, test, vi } from 'vitest';
import { openHouse } from '../house.ts';
import { ground } from '../stores.ts';

test('whoever watches a server may ask as often as they like, and the disk is spared', async () => {
  const place = await ground('sqlite');
  const house = await openHouse(place.where, { REQUESTS_PER_MINUTE: '10' });
  const asked = async (path: string, times: number) =>
    new Set(
      await Promise.all(
        Array.from({ length: times }, async () => {
          const answer = await fetch(house.url + path);
          await answer.text();
          return answer.status;
        }),
      ),
    );
  const check = vi.spyOn(house.parts.store.engine, 'check');
  try {
    expect(await asked('/readyz', 100)).toEqual(new Set([200]));
    expect(await asked('/healthz', 100)).toEqual(new Set([200]));
    expect(check.mock.calls.length).toBeLessThan(20);
    // Everything else is counted, and those who were not counted took nothing of it.
    expect(await asked('/api/boxes', 10)).toEqual(new Set([200]));
    expect(await asked('/api/boxes', 1)).toEqual(new Set([429]));
    expect(await asked('/readyz', 1)).toEqual(new Set([200]));
    // What is bad is looked at again at once.
    check.mockRejectedValue(new Error('disk full'));
    await expect.poll(() => asked('/readyz', 1), { timeout: 20_000 }).toEqual(new Set([503]));
    check.mockRestore();
    expect(await asked('/readyz', 1)).toEqual(new Set([200]));
  } finally {
    await house.stop();
    await place.dispose();
  }
});
