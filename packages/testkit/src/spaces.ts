import { theBox } from './boxes.ts';

/**
 * Spaces of the progress track by what the next step brings, so that specs do not depend on where the icons lie.
 * Each is the last space of its kind that is not too near the hourglass.
 */
const { hourglass, boats, income } = theBox().board.progress;

function last(fits: (space: number) => boolean): number {
  for (let space = hourglass - 2; space >= 0; space--) if (fits(space)) return space;
  throw new Error('the progress track has no such space');
}

/** The next step brings a boat and nothing else. */
export const BEFORE_BOAT = last((space) => boats.includes(space + 1) && !income.includes(space + 1));
/** The next step brings an income icon and nothing else. */
export const BEFORE_INCOME = last((space) => income.includes(space + 1) && !boats.includes(space + 1));
/** The next three steps bring neither a boat nor the hourglass. */
export const CALM = last(
  (space) => space + 3 < hourglass && [1, 2, 3].every((step) => !boats.includes(space + step)),
);
export const BEFORE_HOURGLASS = hourglass - 1;
export const HOURGLASS = hourglass;
