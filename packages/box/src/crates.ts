import type { CrateData } from '@charterstone/rules';

/** What each crate holds (Index Guide). A crate that is printed on a building but not listed here stays shut. */
export const crates: { readonly [crate: number]: CrateData } = {
  1: { hand: [22, 23], chest: 219 },
  2: { hand: [43, 44], chest: 233 },
  3: { hand: [58, 59], chest: 258 },
  4: { hand: [73, 74], chest: 280 },
  5: { hand: [88, 89], chest: 303 },
  6: { hand: [109, 110], chest: 314 },
};
