/** The end of a game and of the campaign, and what is decided between games. */
export const CLOSING_MESSAGES = {
  'closing.goOn': [],
} as const;

export type Closing = { readonly [M in keyof typeof CLOSING_MESSAGES]: string };
