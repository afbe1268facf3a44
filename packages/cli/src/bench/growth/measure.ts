import { availableParallelism } from 'node:os';
import { withDisk } from '../server/disk.ts';
import { measureAges } from './ages.ts';
import { type Curve, verdictOn } from './curve.ts';
import { measureSeats } from './seats.ts';
import type { Wanted } from './sizes.ts';
import { measureSockets } from './sockets.ts';
import { measureStored } from './stored.ts';

/** How many steps a measurement reports. */
export function stepsOf({ games, seats, stored, sockets, rounds }: Wanted): number {
  const some = (sizes: readonly number[], steps: number): number => (sizes.length === 0 ? 0 : steps);
  return (
    some(games, 2 * games.length + 3 * rounds + 2) +
    some(seats, seats.length + rounds) +
    some(stored, stored.length + rounds) +
    some(sockets, sockets.length + rounds)
  );
}

/** Measures everything in turn, each part in a folder of its own. */
export function measureGrowth(wanted: Wanted, report: (done: number) => void) {
  let steps = 0;
  const step = (): void => report(++steps);
  return withDisk(async ({ folder, fileSystem, syncMs }) => {
    const curves: Curve[] = [
      ...(await measureAges(folder, wanted, step)),
      ...(await measureSeats(folder, wanted, step)),
      ...(await measureStored(folder, wanted, step)),
      ...(await measureSockets(folder, wanted, step)),
    ];
    return {
      node: process.versions.node,
      cores: availableParallelism(),
      rounds: wanted.rounds,
      secondsPerMeasurement: wanted.seconds,
      journal: { store: 'SQLite, WAL, synchronous FULL', fileSystem, diskSyncMs: syncMs },
      curves: curves.map((curve) => ({ ...curve, verdict: verdictOn(curve) })),
    };
  });
}

export type GrowthMeasured = Awaited<ReturnType<typeof measureGrowth>>;
