import { setTimeout as pause } from 'node:timers/promises';
import { chanceFrom, spawnServer } from '../house.ts';
import { freePort, ground, type Kind } from '../stores.ts';
import { Crowd } from './crowd.ts';
import { type Asked, Fired } from './proof.ts';
import { agree, idOf, journalsIn, journalsLeftIn } from './written.ts';

const TABLES = 5;
const SEATS = 2;
/** At most so long the players have the server after everybody is back. */
const MOST_MS = 150;

const FATES = [
  'acknowledged',
  'killed',
  'written and unanswered',
  'unwritten and unanswered',
  'sent again',
] as const;
export type Fate = (typeof FATES)[number];

/**
 * An acknowledged choice is never lost: a server is killed in the middle of its work, again and again. Whatever players were told must
 * stand in the journal it left; whatever they were not told they send again, and in the end it stands there once.
 */
export async function kills({
  count,
  seed,
  progress,
  kind,
}: Asked & { readonly kind: Kind }): Promise<Readonly<Record<Fate, number>>> {
  const fired = new Fired(FATES);
  const chance = chanceFrom(seed);
  const place = await ground(kind);
  const PORT = String(await freePort());
  let server = await spawnServer(place.where, { PORT });
  const crowd = await Crowd.gather(server.url, TABLES, SEATS, seed);
  try {
    crowd.play(() => server.url);
    for (let kill = 1; kill <= count; kill++) {
      // Every table goes on before the next blow: nothing that happened before has stopped it.
      await crowd.movedOn(1);
      await pause(chance(MOST_MS));
      await server.kill();
      fired.add('killed');
      const left = await journalsLeftIn(place.where);
      agree(crowd.sent, left, `after kill ${kill}`);
      const ids = new Set(left.map(idOf));
      for (const { id } of crowd.open)
        fired.add(ids.has(id) ? 'written and unanswered' : 'unwritten and unanswered');
      server = await spawnServer(place.where, { PORT });
      progress?.(kill);
    }
    await crowd.movedOn(1);
    await crowd.rest();
    agree(crowd.sent, await journalsIn(place.where), 'at the end', true);
    for (const { seq, times } of crowd.sent) {
      if (seq !== undefined) fired.add('acknowledged');
      if (times > 1) fired.add('sent again');
    }
    return fired.all();
  } finally {
    crowd.giveUp();
    await server.kill();
    await place.dispose();
  }
}
