import { countsOf } from '@charterstone/testkit';
import { hostileNames } from '../hostileNames.ts';
import { inHouse, whyNoBrowser } from './house.ts';

export const whyNot = whyNoBrowser;

/** So many campaigns hold all texts as names on their cards. */
const BROUGHT = 20;

/** For `npm run prove`: all texts. */
export async function run({ count }: { readonly count: number }, progress: (done: number) => void) {
  const counts = await inHouse((house) => hostileNames(house, { brought: BROUGHT, progress }));
  // What is refused is nowhere to be seen: how much of it there may be is judged there.
  return { done: Math.min(count, counts.of('names shown')), found: countsOf(counts) };
}
