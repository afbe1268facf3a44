import type { BoxData, Inspection } from '@charterstone/rules';
import type { Point } from './hexes.ts';
import { PATH, spaced } from './lines.ts';
import { type ObjectName, objectNamed, type TableObject } from './objects.ts';
import type { SiteScene } from './scene.ts';
import { workerSlots } from './slots.ts';
import type { BoardSpot } from './spots.ts';

/** What lies where, in units of the board: for whatever flies to it or from it. */
export type Whereabouts = {
  readonly now: Inspection;
  readonly box: BoxData;
  readonly sites: readonly SiteScene[];
  readonly spots: readonly BoardSpot[];
};

/** The point of the board an object is at; undefined for what is not on the board now, such as a worker at home. */
export function pointOf({ now, box, sites, spots }: Whereabouts, name: ObjectName): Point | undefined {
  const object = objectNamed(name);
  if (object?.kind === 'worker') return footOf(sites, object);
  if (object?.kind === 'track' && object.track === 'progress') {
    const { hourglass } = box.board.progress;
    return spaced(PATH, hourglass + 1)[Math.min(now.progress, hourglass)];
  }
  return spots.find((spot) => spot.name === name)?.at;
}

function footOf(
  sites: readonly SiteScene[],
  { charter, worker }: Extract<TableObject, { readonly kind: 'worker' }>,
): Point | undefined {
  for (const { workers, at } of sites) {
    const place = workers.findIndex((one) => one.charter === charter && one.size === worker);
    const slot = place < 0 ? undefined : workerSlots(workers.length)[place];
    if (slot !== undefined) return [at[0] + slot.at[0], at[1] + slot.at[1]];
  }
  return undefined;
}
