import type { BoxData, Inspection } from '@charterstone/rules';
import type { Point } from './hexes.ts';
import { PATH, spaced } from './lines.ts';
import { type ObjectName, objectNamed } from './objects.ts';
import type { BoardSpot } from './spots.ts';
import { standingAt } from './standing.ts';

/** What lies where, in units of the board: for whatever flies to it or from it. */
export type Whereabouts = {
  readonly now: Inspection;
  readonly box: BoxData;
  readonly spots: readonly BoardSpot[];
};

/** The point of the board an object is at; undefined for what is not on the board now, such as a worker at home. */
export function pointOf({ now, box, spots }: Whereabouts, name: ObjectName): Point | undefined {
  const object = objectNamed(name);
  if (object?.kind === 'worker')
    return standingAt(now, box, { stands: 'worker', charter: object.charter, worker: object.worker })?.at;
  if (object?.kind === 'track' && object.track === 'progress') {
    const { hourglass } = box.board.progress;
    return spaced(PATH, hourglass + 1)[Math.min(now.progress, hourglass)];
  }
  return spots.find((spot) => spot.name === name)?.at;
}
