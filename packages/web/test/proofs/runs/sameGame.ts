import { countsOf } from '@charterstone/testkit';
import { sameGame } from '../sameGame.ts';
import { inHouse, whyNoBrowser } from './house.ts';

export const whyNot = whyNoBrowser;

type Batch = { readonly count: number; readonly seed: number; readonly number: number };

/** For `npm run prove`. */
export async function run({ count, seed, number }: Batch, progress: (done: number) => void) {
  const first = number * count;
  const counts = await inHouse((house) => sameGame(house, { count, seed, progress, first }));
  return { done: count, found: countsOf(counts) };
}
