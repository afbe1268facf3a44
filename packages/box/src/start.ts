import type { CardData, StartUpData } from '@charterstone/rules';

/** Basic buildings: free, one resource of the charter, and the charter's starting crate. */
export const basicBuildings: { readonly [number: number]: CardData } = {
  5: { kind: 'building', charter: 'purple', crate: 1, benefit: { pumpkin: 1 } },
  6: { kind: 'building', charter: 'black', crate: 2, benefit: { coal: 1 } },
  7: { kind: 'building', charter: 'green', crate: 3, benefit: { wood: 1 } },
  8: { kind: 'building', charter: 'red', crate: 4, benefit: { clay: 1 } },
  9: { kind: 'building', charter: 'blue', crate: 5, benefit: { metal: 1 } },
  10: { kind: 'building', charter: 'yellow', crate: 6, benefit: { grain: 1 } },
};

/** The numbered cards that are read aloud before the first game. */
export const stories: { readonly [number: number]: CardData } = Object.fromEntries(
  [1, 2, 3, 4, 11, 12, 13, 16].map((number): [number, CardData] => [number, { kind: 'story' }]),
);

/** Original personas: named by their players, without an ability. */
export const originalPersonas: { readonly [number: number]: CardData } = {
  200: { kind: 'persona', charter: 'purple' },
  201: { kind: 'persona', charter: 'black' },
  202: { kind: 'persona', charter: 'green' },
  203: { kind: 'persona', charter: 'red' },
  204: { kind: 'persona', charter: 'blue' },
  205: { kind: 'persona', charter: 'yellow' },
};

export const startUp: StartUpData = {
  charters: {
    purple: { basic: 5, persona: 200, resource: 'pumpkin' },
    black: { basic: 6, persona: 201, resource: 'coal' },
    green: { basic: 7, persona: 202, resource: 'wood' },
    red: { basic: 8, persona: 203, resource: 'clay' },
    blue: { basic: 9, persona: 204, resource: 'metal' },
    yellow: { basic: 10, persona: 205, resource: 'grain' },
  },
  deck: [206, 207, 208, 209, 210, 211, 212, 213],
  objectives: [214, 215, 216, 217, 218],
  read: { opening: [1, 2], charters: [3], plots: [4], inactive: [11], begin: [12, 13] },
};
