/** The Chronicle on screen: the rules and stories found so far, and the guide to the icons. */
export const CHRONICLE_MESSAGES = {
  'chronicle.title': [],
} as const;

export type Chronicle = { readonly [M in keyof typeof CHRONICLE_MESSAGES]: string };
