import type { SeatedAt, Seating } from '@charterstone/server/operator';
import { columns } from '../terminal/columns.ts';

/** Who sits where, table by table. */
export function listed(tables: readonly Seating[]): string {
  if (tables.length === 0) return 'There is no table on this server yet.';
  return tables
    .map(({ id, name, seats }) => `${name} (${id})\n${columns(seats.map(rowOf), [true])}`)
    .join('\n\n');
}

function rowOf({ seat, person, bot }: SeatedAt): string[] {
  if (person === undefined) return [`  ${seat}`, bot === undefined ? 'free' : `a bot (${bot})`];
  const { name, isHost, lastSeen } = person;
  const how = [...(isHost ? ['host'] : []), ...(bot === undefined ? [] : [`a bot stands in (${bot})`])];
  return [`  ${seat}`, name, `last seen ${dayAndTime(lastSeen)}`, how.join(', ')];
}

/** As the clock of this machine shows it, in an order that can be sorted. */
export function dayAndTime(at: number): string {
  const time = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
