import type { Game } from '@charterstone/rules';
import {
  FRAME,
  LANE_FRAMES,
  LANES,
  MAIN_FRAMES,
  stack,
  head as table,
  trayStart,
} from '@charterstone/rules/internal';
import { differs, type Invariant } from './invariant.ts';

const STACK = trayStart('stack');

export const pendingInvariants: readonly Invariant[] = [
  {
    name: 'nothing is written behind the pending frames',
    broken: (g) => {
      let start = STACK;
      for (let lane = 0; lane < LANES; lane++) {
        const room = FRAME * (lane === 0 ? MAIN_FRAMES : LANE_FRAMES);
        for (let i = start + FRAME * stack.depthOf(g, lane); i < start + room; i++)
          if (g.table[i] !== 0) return `lane ${lane} has ${g.table[i]} left over`;
        start += room;
      }
      return undefined;
    },
  },
  { name: 'every pending frame is of a kind', broken: kindless },
  {
    name: 'no lane is entered while a person thinks',
    broken: (g) => differs('lane', 0, table.head(g, table.LANE)),
  },
  {
    name: 'the generator can go on',
    broken: (g) => {
      for (let i = 0; i < 8; i++) if (table.head(g, table.GENERATOR + i) !== 0) return undefined;
      return 'all of it is zero';
    },
  },
];

function kindless(g: Game): string | undefined {
  for (let lane = 0; lane < LANES; lane++) {
    const frames = stack.depthOf(g, lane);
    if (frames > (lane === 0 ? MAIN_FRAMES : LANE_FRAMES)) return `lane ${lane} has ${frames} frames`;
    for (const f of stack.framesOf(g, lane))
      if (stack.kindIn(g, f) < stack.FLOW) return `lane ${lane} has a frame of no kind`;
  }
  return undefined;
}
