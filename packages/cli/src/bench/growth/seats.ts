import { join } from 'node:path';
import type { Curve } from './curve.ts';
import type { Step, Wanted } from './sizes.ts';
import { choicesOf, cpuOfChoice, pointsOf } from './turns.ts';

const ALONG = 'seats';

/** Tables of one to six: everybody sees with eyes of their own. */
export async function measureSeats(within: string, wanted: Wanted, step: Step): Promise<Curve[]> {
  if (wanted.seats.length === 0) return [];
  const kinds = wanted.seats.map((seats) => ({ at: seats, sockets: seats }));
  const measured = await choicesOf(join(within, 'seats'), kinds, wanted, step);
  const [fewest = 1, most = 1] = [wanted.seats[0], wanted.seats.at(-1)];
  return [
    {
      name: 'a choice at a table of so many, CPU of the server',
      unit: 'µs',
      along: ALONG,
      points: cpuOfChoice(measured),
      most: most / fewest,
      note: 'each seat has a view and a socket of its own',
    },
    {
      name: 'told to each player of a choice',
      unit: 'bytes',
      along: ALONG,
      points: pointsOf(measured, ({ load }, sockets) => load.traffic.told / load.all / sockets),
      note: 'what others do is told as well, and there are more of them',
    },
  ];
}
