import { Abandoned, COURSES, type Course } from './abandoned.ts';
import { type Asked, Fired } from './proof.ts';
import { type AskedOn, onServers, type Servers } from './servers.ts';

/** So many tables are under way together. */
const TOGETHER = 30;

/**
 * Everybody may leave: the whole company of a table goes, each in their own way, one by one or all at once, and the servers are started
 * anew. Any one of them, whoever has a link, or whoever has an export brings the campaign back as it was, and it is played on.
 */
export function everybodyLeaves({ kind, ...asked }: AskedOn) {
  return onServers(kind, 2, (servers) => leaving(servers, asked));
}

async function leaving(servers: Servers, { count, seed, progress }: Asked) {
  const fired = new Fired<Course>(COURSES);
  let done = 0;
  for (let first = 0; first < count; first += TOGETHER) {
    const tables = await Promise.all(
      Array.from({ length: Math.min(TOGETHER, count - first) }, (_, i) =>
        Abandoned.make(servers, fired, seed * 1000 + first + i),
      ),
    );
    const [before, after] = [tables.filter((_, i) => i % 2 === 0), tables.filter((_, i) => i % 2 === 1)];
    await Promise.all(before.map((table) => table.bringBack()));
    await servers.restart();
    fired.add('restart');
    await Promise.all(after.map((table) => table.bringBack()));
    done += tables.length;
    progress?.(done);
  }
  return fired.all({ tables: done });
}
