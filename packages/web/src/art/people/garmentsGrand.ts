import { disc, INK, line, oval, poly, shades, shape } from '../paper.ts';
import { GOLD } from './colours.ts';
import { type GarmentDraw, torso } from './garmentsPlain.ts';
import { each, spark } from './kit.ts';

/** Clothes for courts, balls and battles. */
export const GRAND_GARMENTS: { readonly [word: string]: GarmentDraw } = {
  gown: (w, t, skin) =>
    torso(w, t) +
    shape('M-16 12Q0 26 16 12L9 8H-9z', skin.l) +
    shape('M-16 12Q-9 19-3 20L-5 8H-9z', skin.d, 0.5) +
    each([-14, -7, 0, 7, 14], (x) => oval(x, 17 - Math.abs(x) * 0.22, 4.6, 3.4, t.h)) +
    spark(0, 30, 4, GOLD),
  tails: (w, t) =>
    torso(w, t) +
    poly(
      [
        [-8, 9],
        [0, 42],
        [8, 9],
      ],
      '#fbf0da',
    ) +
    poly(
      [
        [-9, 8],
        [-19, 21],
        [-1, 44],
      ],
      t.x,
    ) +
    poly(
      [
        [9, 8],
        [19, 21],
        [1, 44],
      ],
      t.x,
    ) +
    each(
      [
        [-22, 30],
        [-22, 38],
        [22, 30],
        [22, 38],
      ],
      ([x, y]) => line(`M${x - 4} ${y}h8`, GOLD, 2.4),
    ) +
    poly(
      [
        [0, 12],
        [-8, 8],
        [-8, 17],
      ],
      '#2a2748',
    ) +
    poly(
      [
        [0, 12],
        [8, 8],
        [8, 17],
      ],
      '#2a2748',
    ),
  cape: (w, t) =>
    torso(w, shades('#e6d2a8')) +
    shape(`M-8 9L${-w * 0.52} 15Q${-w} 22 ${-w} 48H-16Q-12 26-2 14z`, t.d) +
    shape(`M8 9L${w * 0.52} 15Q${w} 22 ${w} 48H16Q12 26 2 14z`, t.m) +
    disc(0, 15, 4.4, GOLD) +
    disc(0.8, 14, 1.8, '#fff3c4'),
  mantle: (w, t) =>
    torso(w, t) +
    shape(
      `M-10 6Q${-w * 0.8} 10 ${-w * 0.92} 26-20 30-6 40L0 44 6 40Q20 30 ${w * 0.92} 26 ${w * 0.8} 10 10 6 0 20-10 6z`,
      '#fdf6e8',
    ) +
    shape(`M-10 6Q${-w * 0.8} 10 ${-w * 0.92} 26-20 30-6 40-12 22-6 12z`, '#d8ccd4') +
    each(
      [
        [-22, 18],
        [-14, 25],
        [-28, 24],
        [22, 18],
        [14, 25],
        [28, 23],
        [5, 34],
      ],
      ([x, y]) =>
        poly(
          [
            [x, y - 2.6],
            [x + 1.8, y + 2.6],
            [x - 1.8, y + 2.6],
          ],
          INK,
        ),
    ) +
    disc(0, 22, 4.6, GOLD) +
    disc(0, 22, 2.6, '#c23f52'),
  ruff: (w, t) =>
    torso(w, t) +
    line('M-18 30L18 44M18 30', GOLD, 3) +
    each([-18, -12, -6, 0, 6, 12, 18], (x, i) =>
      oval(x, 12 - Math.abs(x) * 0.12, 5, 6.5, x < -4 ? '#d8d0d8' : i % 2 ? '#fffaf0' : '#efe6da'),
    ),
  armor: (w, t) =>
    torso(w, t) +
    shape('M-22 20Q0 10 22 20L18 48H-18z', '#a9b7c8') +
    shape('M-22 20Q-12 14-4 14L-7 48H-18z', '#6d7c93') +
    line('M2 16V48', '#dfe8f0', 2) +
    oval(-w * 0.72, 23, 10, 8, '#6d7c93') +
    oval(w * 0.72, 23, 10, 8, '#c3cfdc') +
    shape('M-14 10Q0 18 14 10V15Q0 23-14 15z', t.l),
  furred: (w, t) =>
    torso(w, t) +
    each(
      [
        [-24, 20],
        [-16, 14],
        [-8, 15],
        [0, 19],
        [8, 15],
        [16, 14],
        [24, 20],
      ],
      ([x, y]) => disc(x, y, 7.5, x < -4 ? '#b39a82' : '#ead9bd'),
    ),
  dress: (w, t, s) =>
    torso(w, t) +
    shape('M-13 10Q0 30 13 10L8 8H-8z', s.l) +
    shape('M-13 10Q-8 20-2 21.5L-4 8H-8z', s.d, 0.5) +
    each(
      [
        [-8, 15],
        [-4, 18.5],
        [0, 20],
        [4, 18.5],
        [8, 15],
      ],
      ([x, y]) => disc(x, y, 1.9, '#fff4dd'),
    ),
};
