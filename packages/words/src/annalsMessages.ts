/** The campaign book on screen: the village after each game, points, stars and trophies. */
export const ANNALS_MESSAGES = {
  'annals.title': [],
} as const;

export type Annals = { readonly [M in keyof typeof ANNALS_MESSAGES]: string };
