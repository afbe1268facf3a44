/** Moments worth a pause: crates, buildings, names, rules and stories that enter the campaign. */
export const RITE_MESSAGES = {
  'rite.skip': [],
} as const;

export type Rite = { readonly [M in keyof typeof RITE_MESSAGES]: string };
