import { disc, line, oval, poly, shape } from '../paper.ts';
import { GOLD } from './colours.ts';
import { type GarmentDraw, torso } from './garmentsPlain.ts';
import { each } from './kit.ts';

/** Clothes to be seen in. */
export const FINE_GARMENTS: { readonly [word: string]: GarmentDraw } = {
  blouse: (w, t) =>
    torso(w, t) +
    shape('M-12 8Q0 18 12 8L16 15Q8 22 0 18-8 22-16 15z', t.h) +
    each([24, 31, 38], (y) => disc(0.6, y, 1.5, GOLD)),
  sash: (w, t) =>
    torso(w, t) +
    shape(`M${-w * 0.5} 15L${-w * 0.5 + 9} 13 ${w * 0.5} 46 ${w * 0.5 - 12} 48z`, GOLD) +
    poly(
      [
        [-8, 9],
        [0, 18],
        [8, 9],
      ],
      t.x,
    ) +
    disc(10, 30, 4, '#c23f52') +
    disc(10.6, 29.4, 1.6, '#ffd8c8'),
  kimono: (w, t) =>
    torso(w, t) +
    poly(
      [
        [-9, 8],
        [6, 48],
        [-4, 48],
        [-16, 13],
      ],
      t.h,
    ) +
    poly(
      [
        [9, 8],
        [-3, 40],
        [-8, 30],
        [0, 16],
      ],
      t.l,
    ) +
    shape(`M${-w * 0.7} 40Q0 34 ${w * 0.7} 40V48H${-w * 0.7}z`, t.x),
  coat: (w, t) =>
    torso(w, t) +
    poly(
      [
        [-8, 9],
        [0, 40],
        [8, 9],
      ],
      '#fbf0da',
    ) +
    poly(
      [
        [-9, 8],
        [-17, 20],
        [-10, 24],
        [-1, 40],
        [-4, 20],
      ],
      t.l,
    ) +
    poly(
      [
        [9, 8],
        [17, 20],
        [10, 24],
        [1, 40],
        [4, 20],
      ],
      t.h,
    ) +
    line('M0 42V48', t.x, 1.4),
  robe: (w, t) =>
    torso(w, t) +
    poly(
      [
        [-10, 8],
        [10, 34],
        [4, 40],
        [-14, 14],
      ],
      t.h,
    ) +
    poly(
      [
        [10, 8],
        [-10, 34],
        [-4, 40],
        [14, 14],
      ],
      GOLD,
    ) +
    poly(
      [
        [-7, 8],
        [0, 19],
        [7, 8],
      ],
      t.x,
    ),
  uniform: (w, t) =>
    torso(w, t) +
    shape('M-9 8H9V15Q0 19-9 15z', t.x) +
    oval(-w * 0.66, 19, 9, 4, GOLD) +
    oval(w * 0.66, 19, 9, 4, GOLD) +
    each([24, 31, 38, 45], (y) => disc(-6, y, 1.9, GOLD) + disc(7, y, 1.9, GOLD)) +
    line('M-24 22L12 48', '#fbf0da', 3.4),
  suit: (w, t) =>
    torso(w, t) +
    poly(
      [
        [-8, 9],
        [0, 34],
        [8, 9],
      ],
      '#fffaf0',
    ) +
    poly(
      [
        [-9, 8],
        [-16, 19],
        [-1, 36],
      ],
      t.x,
    ) +
    poly(
      [
        [9, 8],
        [16, 19],
        [1, 36],
      ],
      t.l,
    ) +
    poly(
      [
        [-2.5, 15],
        [2.5, 15],
        [3.5, 27],
        [0, 31],
        [-3.5, 27],
      ],
      '#c23f52',
    ),
};
