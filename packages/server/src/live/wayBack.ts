import type { WhyNotBack } from '@charterstone/protocol';
import { deedsIn } from '../tables/deeds.ts';
import { isRewind, type Kept } from '../tables/standing.ts';
import { type Chair, neededFor } from './rewinds.ts';

/**
 * Why nobody goes back to a place, by the entries after it, or after an earlier one: everybody went back behind it already; what lay hidden
 * there was dealt anew since; or somebody did something since who has no seat any more and can't be asked.
 */
export function whyNotBack(
  entries: readonly Kept[],
  chairs: readonly Chair[],
): (to: number) => WhyNotBack | undefined {
  const rewinds = entries.flatMap(({ seq, choice }) => (isRewind(choice) ? [{ seq, to: choice.what }] : []));
  const lastDeal = entries.findLast(({ choice }) => choice.do === 'deal')?.seq ?? 0;
  const deeds = deedsIn(entries);
  return (to) => {
    if (rewinds.some((rewind) => rewind.seq > to && rewind.to < to)) return 'takenBack';
    if (lastDeal > to) return 'dealtAnew';
    return neededFor(to, chairs, deeds) === undefined ? 'leftSince' : undefined;
  };
}
