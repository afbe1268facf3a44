import type { Building, Effect } from '@charterstone/rules';
import { amounts } from './village.ts';

/**
 * A rough measure of a building: what one use brings beyond its price, in victory points. A turn at a basic building brings
 * one resource; a coin is a resource and a half. It is meant to find what stands out, not to replace simulation.
 */
const WORTH: { readonly [icon: string]: number } = {
  vp: 1,
  coin: 1,
  resource: 0.67,
  metal: 0.67,
  grain: 0.67,
  wood: 0.67,
  coal: 0.67,
  clay: 0.67,
  pumpkin: 0.67,
  influence: 1.5,
  reputation: 2,
  card: 2,
  assistant: 2,
  friend: 2,
  unconstructedBuilding: 2,
  treasure: 2.5,
  item: 2.5,
  guest: 2.5,
  privateObjective: 1.5,
  minion: 3,
  cat: 3,
  ghost: 3,
  butler: 3,
  golem: 3,
  robot: 3,
  chef: 3,
  peril: 1,
  bandit: 1,
  fuelShortage: 1,
  disrepair: 1,
  vermin: 1,
  blight: 1,
  famine: 1,
  progress: 0.7,
  persona: 4,
  refreshMat: 0.5,
  retrieve: 0.7,
  again: 1.5,
  // The Commons at their own prices bring nothing beyond them; the four resources of a building are part of that.
  construct: -0.5,
  crate: 2,
  objective: -3.5,
  quota: -3,
  // Three octagons and a guest.
  income: 7,
};

/** Income comes twice or three times in a game for who is early; the token on the octagon is an influence. */
const TIMES_INCOME = 2.5;
const RETRIEVE_ALL = 1.5;

export function netWorth(building: Building): number {
  const price = [...amounts(building.cost)].reduce((sum, [icon, n]) => sum + n * worthOf(icon), 0);
  const income =
    building.income === undefined ? 0 : TIMES_INCOME * worth(building.income) - worthOf('influence');
  return worth(building.benefit) + income - price;
}

function worthOf(icon: string): number {
  const found = WORTH[icon];
  if (found === undefined) throw new Error(`what is "${icon}" worth?`);
  return found;
}

/** Of a choice the best branch counts, of a count four fifths of the most it can be. */
function worth(effect: Effect): number {
  if ('choose' in effect) return Math.max(...Object.values(effect.choose).map(worth));
  if ('put' in effect) return 0;
  return Object.entries(effect).reduce((sum, [icon, n]: [string, unknown]) => sum + iconWorth(icon, n), 0);
}

function iconWorth(icon: string, n: unknown): number {
  if (typeof n === 'number') return n * worthOf(icon);
  if (n === 'all') return RETRIEVE_ALL;
  if (typeof n === 'object' && n !== null && 'max' in n && typeof n.max === 'number')
    return 0.8 * n.max * worthOf(icon);
  throw new Error(`how much is ${JSON.stringify(n)} ${icon}?`);
}
