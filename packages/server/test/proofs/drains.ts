import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFrom, spawnServer } from '../house.ts';
import { freePort, ground, type Kind } from '../stores.ts';
import { blocked } from './blocked.ts';
import { Crowd } from './crowd.ts';
import { type Asked, Fired } from './proof.ts';
import { isReady } from './ready.ts';
import { agree, journalsIn, journalsLeftIn } from './written.ts';

const TABLES = 4;
const SEATS = 2;
const RESTARTING = 1012;
const MOST_MS = 100;
/** Longer than anything here takes. */
const DRAIN_SECONDS = '60';

const FATES = ['drained', 'acknowledged', 'answered while it drained', 'told', 'turned away'] as const;
export type Fate = (typeof FATES)[number];

/**
 * A server that is asked to stop finishes what is under way: everybody is told, nobody new comes in, what is being written is acknowledged,
 * and it ends by itself. Afterwards everything acknowledged is in the journal, and another one goes on.
 */
export async function drains({
  count,
  seed,
  progress,
  kind,
}: Asked & { readonly kind: Kind }): Promise<Readonly<Record<Fate, number>>> {
  const fired = new Fired(FATES);
  const chance = chanceFrom(seed);
  const place = await ground(kind);
  const PORT = String(await freePort());
  let server = await spawnServer(place.where, { PORT, DRAIN_SECONDS });
  const crowd = await Crowd.gather(server.url, TABLES, SEATS, seed);
  try {
    crowd.play(() => server.url);
    for (let round = 1; round <= count; round++) {
      await crowd.movedOn(1);
      await pause(chance(MOST_MS));
      const before = crowd.players.map(({ notices, closed }) => ({
        told: notices.length,
        closed: closed.length,
      }));
      const release = await blocked(place.where);
      const waiting = await crowd.allWait();
      const ended = once(server.child, 'exit');
      server.child.kill('SIGTERM');
      await crowd.until(() =>
        crowd.players.every(({ notices }, i) => notices.length > (before[i]?.told ?? 0)),
      );
      await turnsAway(server.url, crowd);
      fired.add('turned away');
      await release();
      const [code] = await ended;
      if (code !== 0) throw new Error(`a server that was asked to stop ended with ${code}`);
      fired.add('drained');
      for (const [i, { notices, closed }] of crowd.players.entries()) {
        const { told = 0, closed: lost = 0 } = before[i] ?? {};
        if (notices[told] !== 'restarting' || closed[lost] !== RESTARTING)
          throw new Error(`a player was told ${notices.slice(told)} and let go with ${closed.slice(lost)}`);
        fired.add('told');
      }
      for (const wish of waiting) {
        if (wish.seq === undefined || wish.times !== 1)
          throw new Error(`${wish.id} was under way and not answered`);
        fired.add('answered while it drained');
      }
      agree(crowd.told(), await journalsLeftIn(place.where), `after stop ${round}`);
      server = await spawnServer(place.where, { PORT, DRAIN_SECONDS });
      progress?.(round);
    }
    await crowd.movedOn(1);
    await crowd.rest();
    agree(crowd.sent, await journalsIn(place.where), 'at the end', true);
    fired.counts.acknowledged = crowd.answers.accepted;
    return fired.all();
  } finally {
    crowd.giveUp();
    await server.kill();
    await place.dispose();
  }
}

/** Whoever comes now is told to come again: over HTTP, with a socket, or by whoever spreads visitors over servers. */
async function turnsAway(url: string, { people, tables }: Crowd): Promise<void> {
  await isReady(url, 503);
  for (const path of ['/', '/api/tables', '/api/me']) {
    const { status } = await fetch(url + path);
    if (status !== 503) throw new Error(`a server that drains answers ${path} with ${status}`);
  }
  const sitting = await people[0]?.sit(tables[0] ?? '').then(
    () => 'let in',
    (error: Error) => error.message,
  );
  if (sitting !== 'refused: 503') throw new Error(`a socket to a server that drains: ${sitting}`);
}
