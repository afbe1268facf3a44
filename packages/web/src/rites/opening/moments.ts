import type { MomentsIn } from '../moment.ts';

/** Crates, buildings, names, rules, stories, the guidepost. */
export const openingMoments: MomentsIn = () => [];
