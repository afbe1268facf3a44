import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BotRunner } from '../../src/bots/runner.ts';
import { Shelf } from '../../src/boxes/shelf.ts';
import { shelvedBox } from '../../src/boxes/shelved.ts';
import { startJobs } from '../../src/jobs/jobs.ts';
import { RULES } from '../../src/journals/index.ts';
import { Company } from '../../src/tables/company.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ground } from '../stores.ts';

/** Longer than it takes until a table is looked at again, shorter than twice that. */
const A_WHILE_MS = 3000;

/** Bots of one campaign that was begun with these rules are woken often; what each time went wrong, and what went wrong by itself later. */
async function wokenOften({ rules, isAway }: { readonly rules: number; readonly isAway: boolean }) {
  const place = await ground('sqlite');
  const store = await place.open();
  const jobs = startJobs(1);
  const troubles: string[] = [];
  const trouble = (error: unknown): void => {
    troubles.push(String(error));
  };
  const tables = new Tables(store, new Shelf(store, []), jobs, trouble);
  const { fingerprint, version } = shelvedBox();
  const setting = JSON.stringify({ seats: 2, seed: 'woken' });
  await store.db
    .insertInto('campaigns')
    .values({ id: 'table', setting, rules, box: version, fingerprint, made_at: 0 })
    .execute();
  const runner = new BotRunner({
    store,
    tables,
    company: new Company(store),
    jobs,
    claim: async () => true,
    release: async () => {},
    isWatched: () => false,
    restMs: 0,
    trouble,
  });
  try {
    if (isAway) await store.engine.close();
    for (let i = 0; i < 20; i++) {
      runner.wake('table');
      await pause(5);
    }
    const atOnce = troubles.splice(0);
    await pause(A_WHILE_MS);
    return { atOnce, later: [...troubles] };
  } finally {
    await runner.stop();
    tables.close();
    await jobs.close();
    await place.dispose();
  }
}

test('however often bots are woken where the database is away, they are looked at again once', async () => {
  const { atOnce, later } = await wokenOften({ rules: RULES, isAway: true });
  expect(atOnce).toHaveLength(20);
  expect(later).toHaveLength(1);
});

test('a campaign of other rules is not asked for again before somebody asks', async () => {
  const { atOnce, later } = await wokenOften({ rules: RULES + 1, isAway: false });
  expect(atOnce).toHaveLength(20);
  expect(atOnce[0]).toContain('which this server does not have');
  expect(later).toEqual([]);
});
