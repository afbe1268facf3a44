import type { MomentsIn } from '../moment.ts';

/** The end of a game, stars, forks, and the end of the campaign. */
export const closingMoments: MomentsIn = () => [];
