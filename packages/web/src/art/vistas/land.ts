import type { PersonPicture } from '@charterstone/protocol';
import { buildingArt } from '../buildings/draw.ts';
import { at, line, mix, oval, shape } from '../paper.ts';
import { personFigure } from '../people/person.ts';
import { type Land, TONES } from '../tones.ts';

const foam = (d: string, high: number, width: number, opacity: number): string =>
  `<path transform="translate(0 ${high + 8})" d="${d}" fill="none" stroke="#d8fff0" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;

/** An island of stacked sheets: its shadow on the water, beach, cliff, land. */
export const isle = (d: string, land: string, high = 16): string =>
  foam(d, high, 46, 0.1) +
  foam(d, high, 26, 0.16) +
  at(-8, high + 16, 1, shape(d, '#0c1c36', 0.35)) +
  at(0, high + 6, 1, shape(d, '#b79c73')) +
  at(0, high, 1, shape(d, '#f3e0b6')) +
  at(0, 6, 1, shape(d, mix(land, '#2a2150', 0.45))) +
  shape(d, land);

/** Paths that meet: their edges first, so that none runs across another. */
export const paths = (list: readonly (readonly [d: string, width: number])[]): string =>
  list.map(([d, width]) => line(d, '#c9b07e', width + 4)).join('') +
  list.map(([d, width]) => line(d, '#e9d3a2', width)).join('');

/** A house put down in a landscape: its chain and form, walls, roof, and what stands about it. */
export type Plot = readonly [
  x: number,
  y: number,
  scale: number,
  form: string,
  material: string,
  roof: string,
  props?: string,
];

export const houses = (plots: readonly Plot[], chain = 'lore', land: Land = 'commons'): string =>
  plots
    .map(([x, y, scale, form, material, roof, props = 'plain'], i) =>
      at(
        x,
        y,
        scale,
        buildingArt(
          { chain, tier: 4, form, material, roof, props: props.split(' '), seed: i * 7 + 3 },
          TONES[land],
        ).markup,
      ),
    )
    .join('');

/** Somebody who stands in the landscape, seen from the waist up. */
export const standing = (x: number, foot: number, scale: number, who: PersonPicture): string =>
  at(x, foot - 40 * scale, scale, oval(-5, 43, 46, 26, '#171238', 0.26) + personFigure(who));
