import type { Charter, Icon } from '@charterstone/rules';
import { objectAt } from '../../board/objects.ts';
import type { Showing } from '../facts.ts';
import type { Motion, Spots } from '../motion.ts';
import { TIMES } from '../times.ts';
import { behind, goodThing, marked, nudge, sign, supply } from './spots.ts';

/** A handful reads as "many". */
const MOST_CHIPS = 5;

type Handful = {
  readonly charter: Charter;
  readonly good: Icon;
  readonly n: number;
  readonly from: Spots;
  readonly to: Spots;
};

/** One chip after the other. */
function chips({ charter, good, n, from, to }: Handful, wait = 0): readonly Motion[] {
  return Array.from({ length: Math.max(1, Math.min(n, MOST_CHIPS)) }, (_, i) => ({
    how: 'fly',
    what: goodThing(charter, good),
    from,
    to,
    delay: wait + i * TIMES.between,
    duration: TIMES.good,
  }));
}

const row = (n: number): number => Math.min(n, MOST_CHIPS) * TIMES.between;

export const paid: Showing<'paid'> = ({ charter, good, n, why }, telling) => ({
  motions: chips({ charter, good, n, from: [supply(charter, good)], to: behind(why, telling) }),
  next: row(n),
});

/** Payment arrives before the gain leaves. */
const AFTER_PAYMENT = 120;

export const gained: Showing<'gained'> = ({ charter, good, n, why }, telling) => ({
  motions: chips(
    { charter, good, n, from: behind(why, telling), to: [supply(charter, good)] },
    AFTER_PAYMENT,
  ),
  next: row(n),
});

export const returned: Showing<'returned'> = ({ charter, good, n }) => ({
  motions: chips({ charter, good, n, from: [supply(charter, good)], to: [] }),
  next: row(n),
});

/** The supply had too few: the empty place stirs. */
export const short: Showing<'short'> = ({ charter, good }) => ({
  motions: [nudge(supply(charter, good))],
  next: 60,
});

export const gave: Showing<'gave'> = ({ charter, to, good, n }) => ({
  motions: chips({ charter, good, n, from: [supply(charter, good)], to: [supply(to, good)] }),
  next: row(n),
});

/** A star comes from what brought it; the flag slides on. */
export const points: Showing<'points'> = ({ charter, why }, telling) => ({
  motions: [
    {
      how: 'fly',
      what: sign('vp'),
      from: behind(why, telling),
      to: [supply(charter, 'vp')],
      delay: AFTER_PAYMENT,
      duration: TIMES.star,
    },
    {
      how: 'fly',
      what: { is: 'flag', charter },
      from: [{ stands: 'flag', charter }],
      to: [{ stands: 'flag', charter }],
      delay: AFTER_PAYMENT + 200,
      duration: TIMES.flag,
    },
  ],
  next: 140,
});

export const sold: Showing<'sold'> = ({ charter, space }, telling) => ({
  motions: [
    {
      how: 'fly',
      what: { is: 'token', charter },
      from: [supply(charter, 'influence')],
      to: [{ stands: 'quota', space }],
      delay: 60,
      duration: TIMES.token,
    },
    ...marked(charter, objectAt(space), telling),
  ],
  next: 160,
});

export const esteemed: Showing<'esteemed'> = ({ charter, space }, telling) => ({
  motions: [
    {
      how: 'fly',
      what: { is: 'token', charter },
      from: [supply(charter, 'influence')],
      to: [{ stands: 'pier', space }],
      delay: 0,
      duration: TIMES.token,
    },
    ...marked(charter, 'track:reputation', telling),
  ],
  next: 160,
});

/** An objective is met: a token goes onto its card. */
export const scored: Showing<'scored'> = ({ charter, card }) => ({
  motions: [
    {
      how: 'fly',
      what: { is: 'token', charter },
      from: [supply(charter, 'influence')],
      to: [
        { lies: 'card', card },
        { lies: 'place', place: 'objective-1' },
      ],
      delay: 0,
      duration: TIMES.token,
    },
    nudge({ lies: 'card', card }, TIMES.token),
  ],
  next: 180,
});
