import { hash, replay } from '@charterstone/rules';
import { Visitor } from '../../src/client/index.ts';
import { RULES, writeJournal } from '../../src/journals/index.ts';
import type { House } from '../house.ts';
import { box } from '../journals/games.ts';
import { demand, quantile } from './measure.ts';
import { Neighbour } from './neighbour.ts';

/** A campaign of so many lines: whoever keeps the table says again and again how much a village has on average. */
export function longJournal(lines: number): string {
  const setting = { seats: 1, seed: 'a long one' };
  const entries = Array.from({ length: lines }, (_, i) => ({
    seat: 0,
    choice: { do: 'tell', what: 40 + (i % 20) } as const,
  }));
  const found = replay(box, { setting, entries });
  demand(found.ok, () => 'it can not be played');
  const file = { rules: RULES, box: box.data.version, setting, bots: [], entries, hash: hash(found.state) };
  return writeJournal(file, box.data);
}

/** While a big campaign is checked and written, a neighbour plays on: how often, and how long they waited. */
export async function bigImport(house: House, lines: number) {
  const host = await Visitor.arrive(house.url, 'Ada');
  const journal = longJournal(lines);
  const near = await Neighbour.sitDown(house.url);
  let isDone = false;
  const importing = host.ask('importTable', { body: { name: 'Big', journal } }).finally(() => {
    isDone = true;
  });
  while (!isDone) await near.plays();
  const { id } = await importing;
  near.leave();
  const written = (await house.parts.tables.journal.ends([id])).get(id);
  demand(written === lines, () => `${written} of ${lines} lines were written`);
  return { choices: near.times.length, p50: quantile(near.times, 0.5), longest: Math.max(...near.times) };
}
