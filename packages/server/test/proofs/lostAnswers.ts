import { chanceFrom, openHouse } from '../house.ts';
import { ground } from '../stores.ts';
import { Crowd } from './crowd.ts';
import { CUTS, cutLine } from './cutLine.ts';
import { type Asked, Fired } from './proof.ts';
import { agree, journalsIn } from './written.ts';

const TABLES = 4;
const SEATS = 2;
/** One entry of so many meets with something. */
const ONE_OF = 4;
/** So soon a silent database counts as away: a real one is given more time, and one of a busy machine answers within it. */
const PATIENCE_MS = 2000;

const FATES = [
  ...CUTS,
  'lost, sent again',
  'unanswered, found out',
  'silent, found out',
  'acknowledged',
] as const;
export type Fate = (typeof FATES)[number];

/**
 * A connection that breaks while an entry is written leaves a server in doubt. It has to find out by itself: what was written is acknowledged
 * although no answer came back, what was not is put off, and nothing stands twice.
 */
export async function lostAnswers({ count, seed, progress }: Asked): Promise<Readonly<Record<Fate, number>>> {
  const fired = new Fired(FATES);
  const chance = chanceFrom(seed);
  const place = await ground('postgres');
  const where = new URL(place.where);
  let cuts = 0;
  const line = await cutLine(Number(where.port), () => {
    if (cuts >= count || chance(ONE_OF) > 0) return undefined;
    const cut = CUTS[chance(CUTS.length)];
    if (cut !== undefined) fired.add(cut);
    cuts++;
    progress?.(cuts);
    return cut;
  });
  where.port = String(line.port);
  where.searchParams.set('query_timeout', String(PATIENCE_MS));
  const house = await openHouse(where.href, { LOG_LEVEL: 'silent' });
  const crowd = await Crowd.gather(house.url, TABLES, SEATS, seed);
  try {
    crowd.play(() => house.url);
    while (cuts < count) await crowd.movedOn(1);
    await crowd.movedOn(1);
    await crowd.rest();
    agree(crowd.sent, await journalsIn(place.where), 'at the end', true);
    for (const { id, times, seq } of crowd.sent) {
      if (seq !== undefined) fired.add('acknowledged');
      const cut = line.cut.get(id);
      // Only what never arrived has to be sent again: of all else the server finds out how it ended.
      if (cut === 'lost' && times > 1) fired.add('lost, sent again');
      if ((cut === 'unanswered' || cut === 'silent') && times === 1) fired.add(`${cut}, found out`);
    }
    return fired.all();
  } finally {
    crowd.giveUp();
    await house.stop();
    await line.close();
    await place.dispose();
  }
}
