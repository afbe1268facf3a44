import type { Acting } from '../table/acting.ts';

/** Nobody does anything in the past. */
export const AT_REST: Acting = {
  decision: { picked: [], next: new Map(), open: [], plain: [] },
  point: () => false,
  choose: () => {},
  take: () => {},
  held: [],
  putBack: () => {},
  foresee: async () => [],
  undo: () => {},
  back: undefined,
  trouble: undefined,
};
