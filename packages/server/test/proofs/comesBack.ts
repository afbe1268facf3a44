import type { Seat } from '@charterstone/rules';
import { chanceFrom } from '../house.ts';
import { HAPPENINGS, type Happening, Party } from './party.ts';
import { type Asked, Fired } from './proof.ts';
import { type AskedOn, onServers, type Servers } from './servers.ts';
import { truthOf } from './truth.ts';

/** Which seats each person at a table plays: apart, some sharing a device, one alone with all of them. */
const COMPANIES: readonly (readonly (readonly Seat[])[])[] = [[[1], [2]], [[1, 3], [2]], [[1, 2]]];
/** So many tables are under way together, each until so many came back. */
const TOGETHER = 6;
const RETURNS = 50;

/**
 * Comes back: people and watchers lose their connection at any moment, also right after a choice, and come back to any server. What they
 * then see is what a fresh connection sees and what the rules make of the journal, as is everything they ever saw on the way; and what
 * they are told of the past is what they heard when it happened.
 */
export function comesBack({ kind, ...asked }: AskedOn) {
  return onServers(kind, 2, (servers) => losingLines(servers, asked));
}

async function losingLines({ urls, store }: Servers, { count, seed, progress }: Asked) {
  const fired = new Fired<Happening>(HAPPENINGS);
  const total = { returns: 0, saw: 0, heard: 0, remembered: 0 };
  const meet = async (n: number, returns: number): Promise<void> => {
    const seats = COMPANIES[n % COMPANIES.length] ?? [];
    const party = await Party.gather(seats, `back ${seed} ${n}`, urls, chanceFrom(seed * 1000 + n), fired);
    for (let returned = 0; returned < returns; ) {
      const came = await party.step();
      returned += came;
      total.returns += came;
      progress?.(total.returns);
    }
    const truth = await truthOf(store, party.table);
    for (const eyes of party.all) {
      const { saw, heard } = eyes.agrees(truth);
      total.saw += saw;
      total.heard += heard;
      const remembered = await eyes.remembers();
      total.remembered += remembered;
      eyes.at.close();
    }
  };
  for (let n = 0; total.returns < count; n += TOGETHER) {
    const returns = Math.min(RETURNS, Math.ceil((count - total.returns) / TOGETHER));
    await Promise.all(Array.from({ length: TOGETHER }, (_, i) => meet(n + i, returns)));
  }
  return fired.all(total);
}
