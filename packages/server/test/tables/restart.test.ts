import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type House, openHouse } from '../house.ts';
import { ground, STORES } from '../stores.ts';
import { Checked, unheardOf } from './checked.ts';

/** Where the journal of a campaign ends, with nobody at its table. */
async function endOf({ parts }: House, id: string): Promise<number> {
  return (await parts.tables.journal.ends([id])).get(id) ?? 0;
}

/** Decisions that somebody has claimed and not made: bots would wait for whoever has. */
async function claimedIn({ db }: Store, id: string): Promise<string[]> {
  const claims = await db.selectFrom('claims').select('work').where('work', 'like', `${id} bot-%`).execute();
  const made = await db.selectFrom('journal').select('message').where('campaign', '=', id).execute();
  const decisions = new Set(made.map(({ message }) => `${id} ${message}`));
  return claims.map(({ work }) => work).filter((work) => !decisions.has(work));
}

test.each(STORES)(
  'play by turn, the journal in %s: bots go on after every restart with nobody there, until a person is asked',
  async (kind) => {
    const place = await ground(kind);
    // SQLite has one server, and nothing to claim.
    const onlooker = kind === 'postgres' ? await place.open() : undefined;
    let house = await openHouse(place.where);
    try {
      const ann = await Checked.arrive(house.url, 'Ann');
      // Bots that take a moment, so that the server stops in the middle of their thoughts.
      const { id } = await ann.ask('makeTable', {
        body: {
          name: 'By turn',
          seats: 4,
          mine: [4],
          bots: { 1: 'search:60ms', 2: 'easy', 3: 'search:60ms' },
          games: 1,
        },
      });
      let turns = 0;
      let grown = 0;
      let isHers = false;
      for (let restart = 0; restart < 8 && turns < 3; restart++) {
        const before = await endOf(house, id);
        await pause(restart * 25);
        await house.stop();
        expect(house.log).toEqual([]);
        if (onlooker !== undefined) expect(await claimedIn(onlooker, id)).toEqual([]);
        house = await openHouse(place.where, { PORT: String(house.port) });
        const table = async () => (await ann.ask('myTables')).tables[0];
        // Nobody is there: it is her turn sooner or later all the same.
        for (isHers = false; !isHers; await pause(20)) isHers = (await table())?.waitingFor[0]?.seat === 4;
        const now = await endOf(house, id);
        if (now > before) grown++;
        const at = await ann.sit(id);
        while ((at.views.get(4)?.options ?? []).length > 0) {
          const answer = await at.choose(4, at.views.get(4)?.options[0] ?? '');
          expect(answer.answer).toBe('accepted');
          await at.until(() => at.seq >= answer.seq);
        }
        turns++;
        at.close();
      }
      expect(turns).toBe(3);
      expect(grown).toBeGreaterThan(1);
      const journal = await house.parts.tables.journal.after(id, 0);
      expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i + 1));
      expect(unheardOf.splice(0)).toEqual([]);
      expect(house.log).toEqual([]);
    } finally {
      await house.stop();
      await place.dispose();
    }
  },
);
