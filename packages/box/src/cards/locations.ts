import type { CardData } from '@charterstone/rules';

/** Location cards: a plot of each charter, numbered row by row from the left. Together they cover all 36 once. */
export const locations: { readonly [number: number]: CardData } = {
  357: { kind: 'location', plots: { red: 2, purple: 6, green: 1, blue: 3, black: 6, yellow: 2 } },
  358: { kind: 'location', plots: { red: 1, purple: 1, green: 2, blue: 5, black: 5, yellow: 3 } },
  359: { kind: 'location', plots: { red: 3, purple: 5, green: 3, blue: 4, black: 1, yellow: 1 } },
  360: { kind: 'location', plots: { red: 4, purple: 2, green: 5, blue: 1, black: 2, yellow: 6 } },
  361: { kind: 'location', plots: { red: 5, purple: 4, green: 4, blue: 2, black: 4, yellow: 4 } },
  362: { kind: 'location', plots: { red: 6, purple: 3, green: 6, blue: 6, black: 3, yellow: 5 } },
};
