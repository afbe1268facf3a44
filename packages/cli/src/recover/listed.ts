import type { Back, SeatedAt, Seating } from '@charterstone/server/operator';
import { columns } from '../terminal/columns.ts';

/** Who sits where, table by table. */
export function listed(tables: readonly Seating[]): string {
  if (tables.length === 0) return 'There is no table on this server yet.';
  return tables.map((table) => `${table.name} (${table.id})\n${columns(rowsOf(table), [true])}`).join('\n\n');
}

/** Whoever looks after it without a seat comes first. */
function rowsOf({ host, seats }: Seating): string[][] {
  const isSeated = seats.some(({ person }) => person?.isHost === true);
  const alone =
    host === undefined || isSeated ? [] : [['  -', host.name, lastSeen(host), 'host, without a seat']];
  return [...alone, ...seats.map(rowOf)];
}

function lastSeen({ lastSeen: at }: Back): string {
  return `last seen ${dayAndTime(at)}`;
}

function rowOf({ seat, person, bot }: SeatedAt): string[] {
  if (person === undefined) return [`  ${seat}`, bot === undefined ? 'free' : `a bot (${bot})`];
  const { name, isHost } = person;
  const how = [...(isHost ? ['host'] : []), ...(bot === undefined ? [] : [`a bot stands in (${bot})`])];
  return [`  ${seat}`, name, lastSeen(person), how.join(', ')];
}

/** As the clock of this machine shows it, in an order that can be sorted. */
export function dayAndTime(at: number): string {
  const time = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
