import type { StorySlot } from '@charterstone/rules';

/**
 * The pages of the Chronicle on which the story is kept, in campaign order (ruling 24). Of the two stories of a fork one is
 * told, so its page names both. What announces a game of its own kind (356, 376) stands with the fork before it.
 */
const PAGES: readonly (readonly number[])[] = [
  // The opening, and the first year
  [1],
  [16, 21],
  // After games 2 to 5
  [124, 128],
  [129, 130],
  [131, 133],
  [134, 135],
  // The companions
  [337, 338, 339, 340, 341, 342],
  // After game 6, and the spectral worker
  [136, 137],
  [343],
  // After games 7 and 8, and the candle
  [138, 139],
  [140, 141],
  [408],
  // After games 9 to 11
  [142, 143, 356],
  [144, 145, 376],
  [146, 147],
  // The final battle, the ending, the afterword
  [148],
  [149, 150],
  [151, 375],
];

export const storySlots: readonly StorySlot[] = PAGES.map((cards, i) => ({ slot: i + 1, cards }));
