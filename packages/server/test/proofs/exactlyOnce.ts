import { deepEqual, equal, ok } from 'node:assert/strict';
import { hash } from '@charterstone/rules';
import type { Kept } from '../../src/tables/standing.ts';
import { chanceFrom, company } from '../house.ts';
import { BadLine, FAULTS, type Fault, isAccepted, type Sent } from './badLine.ts';
import { type Asked, Fired } from './proof.ts';
import { type AskedOn, onServers, type Servers } from './servers.ts';
import { truthOf } from './truth.ts';

const TABLES = 24;
const SEATS = 2;

/**
 * Exactly once: people play at many tables over lines that lose, double, hold back and reorder, on any of these servers. In the end each
 * accepted message lies in the journal once, where every answer said, and nothing else does.
 */
export function exactlyOnce({ kind, ...asked }: AskedOn) {
  return onServers(kind, 3, (servers) => overBadLines(servers, asked));
}

async function overBadLines({ houses, urls, store }: Servers, { count, seed, progress }: Asked) {
  const fired = new Fired<Fault>(FAULTS.filter((fault) => houses.length > 1 || fault !== 'elsewhere'));
  const lines: BadLine[] = [];
  let sends = 0;
  const onSend = () => {
    sends++;
    progress?.(sends);
    // Whoever waits for somebody else's decision need not wait any longer.
    if (sends === count) for (const line of lines) line.cut();
  };
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const { id, people } = await company(urls[i % urls.length] ?? '', SEATS, {
        seed: `once ${seed} ${i}`,
        games: 9999,
      });
      const around = { table: id, urls, fired, onSend, isEnough: () => sends >= count };
      const senders = await Promise.all(
        people.map(async (one, n) => {
          const { id: user } = await one.ask('whoAmI');
          return new BadLine(one, user, { ...around, chance: chanceFrom(seed * 10_000 + i * 10 + n) });
        }),
      );
      lines.push(...senders);
      return { id, senders };
    }),
  );
  await Promise.all(lines.map((line) => line.play()));
  await Promise.all(lines.map((line) => line.lastCall()));
  let accepted = 0;
  for (const { id, senders } of tables) {
    const { entries, last } = await truthOf(store, id);
    const names = new Set(
      senders.flatMap(({ user, sent }) => [...sent.values()].flatMap((one) => namesOf(user, one))),
    );
    for (const { message, seq } of entries) ok(names.has(message), `entry ${seq} of ${id} was never sent`);
    for (const sender of senders) accepted += compare(sender, entries);
    for (const { parts } of houses) {
      const table = await parts.tables.open(id);
      await table.catchUp();
      equal(hash(table.state), hash(last), 'every server has the table that the journal leads to');
    }
  }
  return fired.all({ sends, accepted });
}

/** The names under which a message lies in the journal: one for each of its choices. */
function namesOf(user: string, { message }: Sent): string[] {
  return message.choices.map((_, i) => `${user} ${message.id}${i === 0 ? '' : `+${i}`}`);
}

/** How many of somebody's messages were accepted; each once, where all its answers say. */
function compare({ user, sent }: BadLine, entries: readonly Kept[]): number {
  const kept = new Map<string, Kept[]>();
  for (const entry of entries) kept.set(entry.message, [...(kept.get(entry.message) ?? []), entry]);
  let accepted = 0;
  for (const one of sent.values()) {
    const found = namesOf(user, one).map((name) => kept.get(name) ?? []);
    const said = new Set(one.answers.filter(isAccepted).map(({ seq }) => seq));
    if (said.size === 0) {
      deepEqual(found.flat(), [], 'what was never accepted is not in the journal');
      continue;
    }
    accepted++;
    equal(said.size, 1, `all answers to ${one.message.id} name one place`);
    const [place = 0] = said;
    const { seat, choices } = one.message;
    deepEqual(
      found.map((entries) =>
        entries.map((entry) => ({ seq: entry.seq, seat: entry.seat, choice: entry.choice })),
      ),
      choices.map((choice, i) => [{ seq: place + i, seat, choice }]),
      'an accepted message lies once where it was said to',
    );
  }
  return accepted;
}
