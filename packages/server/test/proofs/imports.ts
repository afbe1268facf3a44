import { allHappened, chance, type Tally, tally } from '@charterstone/testkit';
import { NotDone, Visitor } from '../../src/client/index.ts';
import type { House } from '../house.ts';
import { DAMAGES } from '../journals/damages.ts';
import { type Good, goodJournals } from '../journals/goods.ts';
import { differences, everything } from './everything.ts';
import { demand } from './measure.ts';
import type { Asked } from './proof.ts';

const AT_ONCE = 5;

/**
 * Imports are safe, over the wire: `count` campaigns of all kinds come in, go out and come in again as they were; `damaged` ones are
 * refused with a clear reason, and nothing of them is written.
 */
export async function imports(
  house: House,
  { count, seed, progress }: Asked,
  damaged: number,
): Promise<Tally> {
  const counts = tally();
  // Every seed has others.
  const goods = goodJournals(count, seed * 1000);
  const left = [...goods];
  // A server builds one table at a time for each person.
  const working = async (): Promise<void> => {
    const host = await Visitor.arrive(house.url, 'Ada');
    for (let good = left.pop(); good !== undefined; good = left.pop()) {
      await roundTrip(host, good, counts);
      progress?.(counts.of('round trips'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, working));
  const host = await Visitor.arrive(house.url, 'Ada');
  const before = await everything(house.parts.store);
  const kinds = Object.entries(DAMAGES);
  for (let i = 0; i < damaged; i++) {
    const [kind = '', damage] = kinds[i % kinds.length] ?? [];
    if (damage === undefined) continue;
    const lot = chance(`${kind} ${seed} ${i}`);
    const journal = damage.text(lot.pick(goods), lot);
    await refused(host, kind, journal, damage.why, counts);
  }
  const changed = differences(before, await everything(house.parts.store));
  demand(
    changed.length === 0,
    () => `something of a damaged one was written:\n${changed.slice(0, 5).join('\n')}`,
  );
  allHappened(
    counts,
    kinds.map(([kind]) => kind),
  );
  return counts;
}

/** In, out, in and out again. */
async function roundTrip(host: Visitor, { journal, text }: Good, counts: Tally): Promise<void> {
  const first = await host.ask('importTable', { body: { name: 'Brought', journal: text, mine: [] } });
  const out = await host.ask('exportTable', { params: { table: first.id } });
  const read: { readonly hash: string; readonly entries: readonly unknown[] } = JSON.parse(out);
  demand(read.hash === journal.hash, () => `${journal.setting.seed}: another table came out`);
  demand(
    read.entries.length === journal.entries.length,
    () => `${journal.setting.seed}: other choices came out`,
  );
  const again = await host.ask('importTable', { body: { name: 'Brought', journal: out, mine: [] } });
  const same = await host.ask('exportTable', { params: { table: again.id } });
  demand(same === out, () => `${journal.setting.seed}: it is not the same the second time`);
  counts.add('round trips');
}

async function refused(
  host: Visitor,
  kind: string,
  journal: string,
  why: RegExp,
  counts: Tally,
): Promise<void> {
  try {
    await host.ask('importTable', { body: { name: 'Damaged', journal } });
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    const reason = error.message.slice(error.message.indexOf(': ') + 2);
    const isClear =
      error.status === 422 ? why.test(reason) : error.status === 413 && /bytes|too large/.test(reason);
    demand(isClear, () => `${kind} was refused with ${error.message}`);
    counts.add(kind);
    counts.add(`refused with ${error.status}`);
    return;
  }
  throw new Error(`${kind} was taken`);
}
