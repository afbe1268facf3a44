import { chip } from './glyphs/chip.ts';
import type { Glyph, GlyphName } from './glyphs/glyph.ts';
import { at, line, RIM } from './paper.ts';
import { shield } from './pieces/counts.ts';
import type { Tones } from './tones.ts';

type Slot = readonly [x: number, y: number, r: number];

/** Benefits begin at the upper right corner, the second goes up the slope, further ones down the side and over the top. */
const BENEFITS: readonly (readonly Slot[])[] = [
  [],
  [[34.5, -17.5, 12.4]],
  [
    [34.5, -17.5, 12.4],
    [13, -32, 12.4],
  ],
  [
    [31, -26.5, 10],
    [12, -34.5, 10],
    [38, -8, 10],
  ],
  [
    [34.5, -20.5, 9],
    [19, -30.5, 9],
    [38.5, -3.5, 9],
    [1, -36.5, 9],
  ],
];
const COSTS: readonly (readonly Slot[])[] = [
  [],
  [[0, 39.5, 11]],
  [
    [-12.2, 39, 11],
    [12.2, 39, 11],
  ],
  [
    [-19, 36.5, 9.6],
    [0, 42, 9.6],
    [19, 36.5, 9.6],
  ],
];
const VALUE = [-36, -21.5] as const;

/** Slots for so many things; of more than can be shown the first ones are. */
const slotsFor = (all: readonly (readonly Slot[])[], n: number): readonly Slot[] =>
  all[Math.min(n, all.length - 1)] ?? [];

const isLink = ({ name }: Glyph): boolean =>
  name === 'or' || name === 'may' || name === 'if' || name === 'each';

/**
 * What is printed on a tile, above everything that may stand there, so that no number is covered: value, benefits, costs. A cost of which
 * somebody has too little has a red ring.
 */
export function tilePrint(
  cost: readonly Glyph[],
  benefit: readonly Glyph[],
  tones: Tones,
  value = 0,
  lacks: readonly GlyphName[] = [],
): string {
  const goods = benefit.filter((glyph) => !isLink(glyph));
  const gains = slotsFor(BENEFITS, goods.length);
  const prices = slotsFor(COSTS, cost.length);
  return [
    // From the back to the front: the first lies on top.
    ...gains
      .map(([x, y, r], i) => at(x, y, 1, chip(goods[i] ?? NOTHING, r, { side: i % 2 === 0 ? 1 : -1 })))
      .reverse(),
    benefit.some(({ name }) => name === 'or') ? slash(gains) : '',
    ...prices.map(([x, y, r], i) => {
      const glyph = cost[i] ?? NOTHING;
      const side = prices.length > 1 && i === 0 ? -1 : 1;
      return at(x, y, 1, chip(glyph, r, { side, low: -0.4, lacks: lacks.includes(glyph.name) }));
    }),
    value === 0 ? '' : at(VALUE[0], VALUE[1], 1, shield(value, tones.x)),
  ].join('');
}

const NOTHING: Glyph = { name: 'text' };

/** One or the other: a stroke between the first two. */
function slash([first, second]: readonly Slot[]): string {
  if (first === undefined || second === undefined) return '';
  const [x, y] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  return at(x, y, 1, line('M-2.6-6L2.6 6', RIM, 4.6) + line('M-2.6-6L2.6 6', '#35507a', 2.2));
}
