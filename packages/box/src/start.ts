import type { StartUpData } from '@charterstone/rules';

/** What lies on the table before the first game, and the cards that are read on the way (start-up cards 1 to 21). */
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
  guidepost: 400,
  read: {
    opening: [1, 2],
    charters: [3],
    plots: [4],
    inactive: [11],
    begin: [12, 13],
    after: [21],
  },
};
