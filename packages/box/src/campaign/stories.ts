import type { CardData } from '@charterstone/rules';

/**
 * Cards that are read aloud: the start-up, the story of each lettered crate (124 A, 128 B, 129 C, 130 D, 131 E, 133 F and so
 * on to 151 W, with 148, the final battle, after S and T), the two that announce a game of its own kind, and the last page.
 */
const NUMBERS = [
  ...[1, 2, 3, 4, 11, 12, 13, 16, 21],
  ...[124, 128, 129, 130, 131, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143],
  ...[144, 145, 146, 147, 148, 149, 150, 151],
  ...[356, 375, 376],
];

export const stories: { readonly [number: number]: CardData } = Object.fromEntries(
  NUMBERS.map((number): [number, CardData] => [number, { kind: 'story' }]),
);
