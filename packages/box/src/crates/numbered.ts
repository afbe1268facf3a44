import type { CrateData } from '@charterstone/rules';

/** Rule cards that several crates share: whoever comes first brings them. */
const MINIONS = [33, 34];
const PERIL = [36, 37];
const INCOME = [27];
const OVERBUILDING = [29];

/** All cards from one number to another. */
const run = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** What the crates on buildings hold (Index Guide), by charter: the starting crate, then the eight of its lines. */
export const numberedCrates: { readonly [crate: string]: CrateData } = {
  // Purple
  1: { hand: [22, 23], chest: 219 },
  7: { rules: [24], hand: [25], chest: 223, one: [220, 221, 222] },
  8: { rules: MINIONS, hand: [35], chest: 229, supply: [227, 228], do: { cat: 1 } },
  9: { hand: [26], chest: 224 },
  10: { rules: INCOME, hand: [28], chest: 225, supply: [226] },
  11: { rules: OVERBUILDING, hand: [30, 31, 32] },
  12: { rules: PERIL, hand: [38], chest: 230 },
  13: { hand: [39], chest: 231 },
  14: { rules: OVERBUILDING, hand: [40, 41, 42], chest: 232 },

  // Black
  2: { hand: [43, 44], chest: 233 },
  15: { rules: MINIONS, hand: [45], chest: 235, supply: [234], do: { ghost: 1 } },
  16: { hand: [52], chest: 255 },
  17: { rules: [47], hand: [46], chest: 251, one: run(236, 250) },
  18: { hand: [48], chest: 253, supply: [252] },
  19: { rules: OVERBUILDING, hand: [49, 50, 51], chest: 254 },
  20: { rules: PERIL, hand: [53], chest: 256 },
  21: { rules: INCOME, hand: [54], chest: 257 },
  22: { rules: OVERBUILDING, hand: [55, 56, 57] },

  // Green
  3: { hand: [58, 59], chest: 258 },
  23: { rules: [60], hand: [61], chest: 271, one: run(259, 270) },
  24: { rules: OVERBUILDING, hand: [67], chest: 276 },
  25: { hand: [62], chest: 273, supply: [272] },
  26: { rules: INCOME, hand: [63], chest: 274 },
  27: { rules: OVERBUILDING, hand: [64, 65, 66], chest: 275 },
  28: { rules: PERIL, hand: [68], chest: 277 },
  29: { rules: MINIONS, hand: [69], chest: 279, supply: [278], do: { butler: 1 } },
  30: { rules: OVERBUILDING, hand: [70, 71, 72] },

  // Red
  4: { hand: [73, 74], chest: 280 },
  31: { rules: [75], hand: [76], chest: 293, one: run(281, 292) },
  32: { rules: MINIONS, hand: [82], chest: 298, supply: [297], do: { golem: 1 } },
  33: { hand: [77], chest: 295, supply: [294] },
  34: { rules: INCOME, hand: [78], chest: 296 },
  35: { rules: OVERBUILDING, hand: [79, 80, 81] },
  36: { rules: PERIL, hand: [83], chest: 300, supply: [299] },
  37: { hand: [84], chest: 301 },
  38: { rules: OVERBUILDING, hand: [85, 86, 87], chest: 302 },

  // Blue
  5: { hand: [88, 89], chest: 303 },
  39: { rules: [90], hand: [91], chest: 304, one: run(92, 97) },
  40: { rules: MINIONS, hand: [103], chest: 311, supply: [309, 310], do: { robot: 1 } },
  41: { hand: [98], chest: 306, supply: [305] },
  42: { rules: INCOME, hand: [99], chest: 307 },
  43: { rules: OVERBUILDING, hand: [100, 101, 102], chest: 308 },
  44: { rules: PERIL, hand: [104], chest: 312 },
  45: { hand: [105], chest: 313 },
  46: { rules: OVERBUILDING, hand: [106, 107, 108] },

  // Yellow
  6: { hand: [109, 110], chest: 314 },
  47: { rules: [111], hand: [112], chest: 327, one: run(315, 326) },
  48: { rules: MINIONS, hand: [118], chest: 333, supply: [332], do: { chef: 1 } },
  49: { hand: [113], chest: 329, supply: [328] },
  50: { hand: [114], chest: 330 },
  51: { rules: OVERBUILDING, hand: [115, 116, 117], chest: 331 },
  52: { rules: PERIL, hand: [119], chest: 335, supply: [334] },
  53: { rules: INCOME, hand: [120], chest: 336 },
  54: { rules: OVERBUILDING, hand: [121, 122, 123] },
};
