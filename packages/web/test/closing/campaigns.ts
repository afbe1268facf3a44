// Spoilers: whole campaigns, as they were played.
import { box as data } from '@charterstone/box';
import { compile, type Fact, type State } from '@charterstone/rules';
import * as seedBySeed from '../../../testkit/test/campaigns/seedBySeed.ts';

export const box = compile(data);

export type { Campaign } from '../../../testkit/test/campaigns/seedBySeed.ts';
export const { storedCampaign } = seedBySeed;

type Visit = (state: State, facts: readonly Fact[]) => void;

/** Walks through a campaign, from its start. Returns where it ends. */
export function walkThrough(campaign: seedBySeed.Campaign, visit: Visit): State {
  return seedBySeed.walkThrough(box, campaign, visit);
}

/** Walks through the stored campaign of so many seats: together they take every turning of the story. */
export function walk(seats: number, visit: Visit): State {
  return walkThrough(storedCampaign(seats), visit);
}

/** The stored campaign of so many seats and others after it, for whoever looks for a moment. */
export function campaignsOf(seats: number): Iterable<seedBySeed.Campaign> {
  return seedBySeed.campaignsOf(box, seats);
}
