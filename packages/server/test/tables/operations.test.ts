import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { openHouse } from '../house.ts';
import { freePort, ground, STORES } from '../stores.ts';
import { gather, playOn } from './evening.ts';

const METRICS = [
  'charterstone_messages_total',
  'charterstone_choice_seconds_count',
  'charterstone_sockets',
  'charterstone_tables',
  'process_cpu_seconds_total',
];

test.each(STORES)('with the journal in %s a server says how it is, and what it does', async (kind) => {
  const place = await ground(kind);
  const port = await freePort();
  const house = await openHouse(place.where, { METRICS_PORT: String(port) });
  const metrics = `http://127.0.0.1:${port}/metrics`;
  const asked = async (path: string) => {
    const response = await fetch(`${house.url}${path}`);
    return [response.status, await response.json()];
  };
  /** The numbers of one kind, by their labels. */
  const numbers = async (name: string): Promise<Map<string, number>> => {
    const lines = (await (await fetch(metrics)).text()).split('\n').filter((line) => line.startsWith(name));
    return new Map(
      lines.map((line) => [
        line.slice(name.length, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' '))),
      ]),
    );
  };
  try {
    expect(await asked('/healthz')).toEqual([200, { ok: true }]);
    expect(await asked('/readyz')).toEqual([200, { ok: true }]);
    // Players never see the numbers, and whoever sees them sees nothing else.
    expect((await fetch(`${house.url}/metrics`)).status).toBe(404);
    expect((await fetch(metrics.replace('/metrics', '/api/tables'))).status).toBe(404);

    const { id, people } = await gather(house.url, ['Ann', 'Bea'], { name: 'Very private' });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    await playOn(at, 7);
    await at[0]?.choose(1, 'build 412');
    // Whatever is asked for another seat than one's own is seen there, too.
    await at[0]?.ask({ type: 'rewind', id: 'not-their-seat', seat: 2, base: 7, to: 1 });
    const text = await (await fetch(metrics)).text();
    for (const name of METRICS) expect(text).toContain(`\n${name}`);
    expect((await numbers('charterstone_messages_total')).get('{answer="accepted"}')).toBe(7);
    expect((await numbers('charterstone_messages_total')).get('{answer="refused"}')).toBe(2);
    expect((await numbers('charterstone_sockets')).get('')).toBe(2);
    expect((await numbers('charterstone_tables')).get('')).toBe(1);
    for (const secret of ['Ann', 'Very private', id, people[0]?.cookie ?? ''])
      expect(text).not.toContain(secret);

    const closed = Promise.all(at.map((one) => once(one.heard, 'closed')));
    const notices: string[] = [];
    for (const one of at)
      one.heard.on('message', (message) => {
        if (message.type === 'notice') notices.push(message.notice);
      });
    house.parts.drain.begin();
    expect(await asked('/healthz')).toEqual([200, { ok: true }]);
    expect(await asked('/readyz')).toEqual([503, { ok: false, why: 'draining' }]);
    await expect(Visitor.arrive(house.url, 'Late')).rejects.toThrow('503 restarting');
    const page = await fetch(house.url, { headers: { 'accept-language': 'de' } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    await house.stop();
    expect(await closed).toEqual([[1012], [1012]]);
    expect(notices).toEqual(['restarting', 'restarting']);
    await expect(fetch(metrics)).rejects.toThrow();
    expect(house.log).toEqual([]);
  } finally {
    await house.stop();
    await place.dispose();
  }
});
