import { countsOf } from '@charterstone/testkit';
import { hostileNames } from '../hostileNames.ts';
import { inHouse, whyNoBrowser } from './house.ts';

export const whyNot = whyNoBrowser;

/** So many campaigns hold all texts as names on their cards. */
const BROUGHT = 20;

/** For `npm run prove`: all texts. */
export async function run({ count }: { readonly count: number }, progress: (done: number) => void) {
  const counts = await inHouse((house) => hostileNames(house, { brought: BROUGHT, progress }));
  return { done: count, found: countsOf(counts) };
}
