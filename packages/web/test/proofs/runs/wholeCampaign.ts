import { countsOf } from '@charterstone/testkit';
import { wholeCampaign } from '../wholeCampaign.ts';
import { inHouse, whyNoBrowser } from './house.ts';

export const whyNot = whyNoBrowser;

type Batch = { readonly count: number; readonly seed: number };

/** Who plays beside the one person: bots up to all six seats, Automas, or both; one after the other comes up with the seed. */
const COMPANY = [
  { seats: 3, automas: 0 },
  { seats: 1, automas: 2 },
  { seats: 2, automas: 1 },
  { seats: 6, automas: 0 },
  { seats: 4, automas: 0 },
  { seats: 5, automas: 1 },
  { seats: 2, automas: 0 },
  { seats: 1, automas: 1 },
  { seats: 5, automas: 0 },
] as const;

/** For `npm run prove`: so many games of a campaign, by one person in company that the seed chooses. */
export async function run({ count, seed }: Batch, progress: (done: number) => void) {
  let games = 0;
  const wish = {
    seed: `campaign ${seed}`,
    ...(COMPANY[seed % COMPANY.length] ?? COMPANY[0]),
    games: count,
    progress: () => progress(games++),
  };
  const counts = await inHouse((house) => wholeCampaign(house, wish));
  return { done: count, found: countsOf(counts) };
}
