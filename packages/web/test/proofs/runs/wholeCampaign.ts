import { countsOf } from '@charterstone/testkit';
import { wholeCampaign } from '../wholeCampaign.ts';
import { inHouse, whyNoBrowser } from './house.ts';

export const whyNot = whyNoBrowser;

type Batch = { readonly count: number; readonly seed: number };

/** For `npm run prove`: so many games of a campaign, by one person with two bots. */
export async function run({ count, seed }: Batch, progress: (done: number) => void) {
  let games = 0;
  const wish = {
    seed: `campaign ${seed}`,
    seats: 3,
    games: count,
    progress: () => progress(games++),
  };
  const counts = await inHouse((house) => wholeCampaign(house, wish));
  return { done: count, found: countsOf(counts) };
}
