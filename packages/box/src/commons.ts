import type { BoxData } from '@charterstone/rules';

/** The five buildings of the Commons, and the Cloud Port (rules 17 and 22). */
export const commons: BoxData['commons'] = {
  zeppelin: { cost: { influence: 3 }, benefit: { construct: 1, vp: 5 } },
  charterstone: { cost: { coin: 4, influence: 2 }, benefit: { crate: 1, vp: 5 } },
  grandstand: { benefit: { objective: 1, vp: 5 } },
  treasury: { cost: { resource: 1 }, benefit: { coin: 1 } },
  market: { cost: { resource: 1, coin: 1 }, benefit: { card: 1 } },
  cloudPort: { benefit: { quota: 1, vp: 3 } },
};
