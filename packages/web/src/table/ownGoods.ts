import { RESOURCES, type Supply } from '@charterstone/rules';

/** What lies in one's own supply to be counted and paid with, in the order of the tray. */
export const GOODS = ['coin', ...RESOURCES, 'influence'] as const;
export type Good = (typeof GOODS)[number];

export function countOf({ goods, influence }: Supply, good: Good): number {
  return good === 'influence' ? influence : goods[good];
}
