import type { CommonsBuilding } from '@charterstone/rules';
import type { BuildingLine } from './line.ts';

const look = (
  seed: number,
  form: string,
  material: string,
  roof: string,
  props: readonly string[] = [],
): BuildingLine => ({
  chain: 'trade',
  tier: 5,
  form,
  material,
  roof,
  props,
  seed,
});

/** The buildings that stand before anybody arrives: everybody knows them from the first day. */
export const COMMONS_LINES: { readonly [C in CommonsBuilding]: BuildingLine } = {
  zeppelin: look(1, 'zeppelin', 'iron', 'rose'),
  charterstone: look(2, 'charterstone', 'stone', 'navy'),
  grandstand: look(3, 'stage', 'plank', 'terracotta'),
  treasury: look(4, 'temple', 'stone', 'gold', ['coinbags']),
  market: look(5, 'stall', 'plank', 'terracotta', ['barrels', 'sacks']),
  cloudPort: look(6, 'cloudport', 'white', 'rose'),
};
