import { CREAM, disc, line, poly, type Shades, shades, shape } from '../paper.ts';
import { GOLD, type Skin } from './colours.ts';
import { each } from './kit.ts';

/** What somebody wears, over shoulders that are `w` wide to each side. */
export type GarmentDraw = (w: number, t: Shades, skin: Skin) => string;

const bodyDusk = (w: number): string =>
  `M${-w} 48Q${-w} 22 ${-w * 0.52} 15L-8 9Q${-w * 0.28} 26 ${-w * 0.42} 48z`;

/** Shoulders and chest, dark on the left, lit on the right. */
export const torso = (w: number, t: Shades): string =>
  shape(`M${-w} 48Q${-w} 22 ${-w * 0.52} 15L-8 9H8L${w * 0.52} 15Q${w} 22 ${w} 48z`, t.m) +
  shape(bodyDusk(w), t.d) +
  shape(`M${w * 0.5} 15Q${w} 22 ${w} 48H${w * 0.8}Q${w * 0.82} 26 ${w * 0.5} 15z`, t.l);

/** Clothes to work in. */
export const PLAIN_GARMENTS: { readonly [word: string]: GarmentDraw } = {
  jumper: (w, t) =>
    torso(w, t) +
    shape('M-10 7Q0 17 10 7L12 13Q0 23-12 13z', t.l) +
    each([24, 32, 40], (y) => line(`M${-w * 0.6} ${y}l5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4`, t.h, 1.6)),
  waders: (w, t) =>
    torso(w, shades('#cfd8d2')) +
    shape('M-17 20H17L22 48H-22z', t.m) +
    shape('M-17 20H-7L-8 48H-22z', t.d) +
    line('M-14 21L-12 11M14 21L12 11', t.x, 3.4) +
    line('M-16 26H16', t.x, 1.4),
  strap: (w, t) =>
    torso(w, t) +
    line(`M${-w * 0.5} 14L${w * 0.5} 46`, '#7a4f3a', 5) +
    line(`M${-w * 0.5} 14L${w * 0.5} 46`, '#a8714a', 1.4) +
    poly(
      [
        [-7, 9],
        [0, 20],
        [7, 9],
      ],
      t.x,
    ),
  checked: (w, t) =>
    torso(w, t) +
    line(
      `M${-w * 0.8} 26H${w * 0.8}M${-w * 0.9} 38H${w * 0.9}M-18 14V48M-6 12V48M6 12V48M18 14V48`,
      t.h,
      1.2,
    ) +
    poly(
      [
        [-8, 9],
        [-12, 18],
        [0, 15],
      ],
      t.l,
    ) +
    poly(
      [
        [8, 9],
        [12, 18],
        [0, 15],
      ],
      t.h,
    ),
  barrel: (w, t, skin) =>
    torso(w, t) +
    line('M-20 20Q0 26 20 20M-24 34Q0 40 24 34', skin.x, 1.2) +
    disc(0, 30, 7, skin.x) +
    disc(0, 30, 5, '#fff6e0') +
    line('M0 30V26.5M0 30L2.6 31.6', '#2a2748', 1.2) +
    each([-22, 22], (x) => disc(x, 22, 1.6, skin.x)),
  tunic: (w, t) =>
    torso(w, t) +
    poly(
      [
        [-7, 9],
        [0, 24],
        [7, 9],
      ],
      t.x,
    ) +
    line('M-3.5 17L4 20M3.5 17L-4 20', CREAM, 1.2),
  shirt: (w, t) =>
    torso(w, t) +
    poly(
      [
        [-9, 9],
        [-13, 19],
        [-1, 15],
      ],
      t.h,
    ) +
    poly(
      [
        [9, 9],
        [13, 19],
        [1, 15],
      ],
      t.h,
    ) +
    each([22, 30, 38], (y) => disc(1, y, 1.5, t.h)),
  apron: (w, t) =>
    torso(w, t) +
    shape('M-15 22H15L18 48H-18z', CREAM) +
    shape('M-15 22H-7L-8 48H-18z', '#d9c9b0') +
    line('M-14 23L-10 11M14 23L10 11', CREAM, 3.4) +
    line('M-8 32h16', '#d9c9b0', 1.6),
  leather: (w, t) =>
    torso(w, t) +
    shape('M-15 20H15L18 48H-18z', '#8a5a3a') +
    shape('M-15 20H-7L-8 48H-18z', '#643f30') +
    line('M-14 21L-9 10M14 21L9 10', '#8a5a3a', 3.6) +
    shape('M-7 31H9V40H-7z', '#a8714a'),
  overalls: (w, t) =>
    torso(w, shades('#ead7ad')) +
    shape('M-15 24H15L20 48H-20z', t.m) +
    shape('M-15 24H-6L-7 48H-20z', t.d) +
    line('M-13 26L-16 12M13 26L16 12', t.m, 4.6) +
    disc(-13, 26, 2.2, GOLD) +
    disc(13, 26, 2.2, GOLD) +
    shape('M-5 31H7V40H-5z', t.l),
  vest: (w, t) =>
    torso(w, shades('#f3e6cc')) +
    shape(`M-8 9L${-w * 0.5} 15Q${-w * 0.62} 30 ${-w * 0.6} 48H-3z`, t.d) +
    shape(`M8 9L${w * 0.5} 15Q${w * 0.62} 30 ${w * 0.6} 48H3z`, t.m) +
    each([26, 33, 40], (y) => disc(5.5, y, 1.4, GOLD)),
  stripes: (w, t) =>
    torso(w, shades('#f7efdd')) +
    each([16, 24, 32, 40], (y) =>
      shape(`M${-w * 0.9} ${y + 3}Q0 ${y - 3} ${w * 0.9} ${y + 3}v4Q0 ${y + 1} ${-w * 0.9} ${y + 7}z`, t.m),
    ) +
    shape(bodyDusk(w), '#2a1848', 0.2) +
    shape(`M-8 9L${-w * 0.52} 15Q${-w} 22 ${-w} 48H-20z`, '#5f3b30') +
    shape(`M8 9L${w * 0.52} 15Q${w} 22 ${w} 48H20z`, '#7a4f3a'),
  scarfed: (w, t) =>
    torso(w, shades('#6a5a78')) +
    shape('M-17 8Q0 18 17 8L19 17Q0 28-19 17z', t.m) +
    shape('M-17 8Q-10 12-5 13L-6 22Q-13 20-19 17z', t.d) +
    shape('M6 20L16 18 20 42 9 44z', t.m) +
    line('M10 36l9-1.6M9 30l9-1.6', t.h, 2.2),
  poncho: (w, t) =>
    shape(`M-9 8L${-w - 2} 42 0 48 ${w + 2} 42 9 8Q0 16-9 8z`, t.m) +
    shape(`M-9 8L${-w - 2} 42-10 47Q-12 24-4 13z`, t.d) +
    line('M-30 33L-20 28-12 35-3 29 6 36 14 29 22 35 30 30', t.h, 2.6) +
    line('M-24 24L-14 22-5 27 4 22 13 26 22 22', GOLD, 2),
  smock: (w, t) =>
    torso(w, t) +
    shape('M-14 9Q0 20 14 9L18 16Q0 30-18 16z', t.h) +
    each(
      [
        [-16, 34, '#f0795b'],
        [10, 30, '#6aa5cf'],
        [18, 40, '#efb63a'],
        [-4, 42, '#8ccfb0'],
      ],
      ([x, y, f]) => disc(x, y, 3, f),
    ),
  shawl: (w, t, _s) =>
    torso(w, shades('#e9d6b4')) +
    shape(`M-9 8Q${-w} 12 ${-w} 36L0 46 ${w} 36Q${w} 12 9 8 0 22-9 8z`, t.m) +
    shape(`M-9 8Q${-w} 12 ${-w} 36L-8 44Q-14 24-5 13z`, t.d) +
    line(`M${-w + 3} 33L0 42 ${w - 3} 33`, t.h, 2.2),
  monk: (w, t) =>
    torso(w, t) +
    shape('M-22 14Q0 30 22 14 16 28 0 30T-22 14z', t.l) +
    line('M-14 44Q0 40 14 44', '#e9d3a2', 3),
};
