import { at, disc, INK, LEAF_DARK, line, oval, poly, rect, shape } from '../paper.ts';
import { GOLD, IRON, STEEL, WHITE, WOOD } from './colours.ts';
import { around, type Draw, each, ring, spark, turned } from './kit.ts';

/** A handle, from below the hand to where the tool sits on it. */
const pole = (from = 26, to = -46, width = 3.4, colour = WOOD): string =>
  line(`M0 ${from}V${to}`, colour, width);

/** More that is long and is held upright. The origin is the hand. */
export const POLES: { readonly [word: string]: Draw } = {
  ladle: () =>
    line('M0 24V-30', STEEL, 3) + shape('M-9-40H9Q9-29 0-29T-9-40z', IRON) + oval(0, -40, 9, 3, STEEL),
  peel: () =>
    pole(26, -24) +
    rect(-10, -52, 20, 28, '#c98f55', 8) +
    oval(0, -42, 8, 6, '#d9963f') +
    line('M-4-44l3 3M1-45l3 3', '#f6d79a', 1.6),
  halberd: () =>
    pole(28, -52) +
    shape('M2-48Q16-48 17-36 10-34 2-36z', STEEL) +
    shape('M2-42Q10-40 17-36 10-34 2-36z', IRON) +
    poly(
      [
        [-3, -50],
        [0, -64],
        [3, -50],
      ],
      STEEL,
    ) +
    poly(
      [
        [-2, -44],
        [-10, -40],
        [-2, -38],
      ],
      IRON,
    ),
  lance: () =>
    line('M0 30V-60', '#fff4dd', 4) +
    line('M0 30V-60', '#cf4f3f', 4) +
    line('M0 22V14M0 4V-4M0-16V-24M0-36V-44', '#fff4dd', 4) +
    poly(
      [
        [-4, -54],
        [0, -68],
        [4, -54],
      ],
      STEEL,
    ) +
    shape('M-9 12Q0 4 9 12L6 16H-6z', IRON),
  sword: () =>
    shape('M-3.4-2L-2.6-46 0-54 2.6-46 3.4-2z', '#dfe8f0') +
    shape('M-3.4-2L-2.6-46 0-54V-2z', STEEL) +
    rect(-11, -3, 22, 4, GOLD, 2) +
    disc(0, 15, 3.4, GOLD),
  alpenstock: () =>
    pole(28, -44) +
    shape('M-14-42Q0-54 16-40 6-44 0-44-8-44-14-42z', STEEL) +
    line('M-3-10q6 3 0 7t2 8', '#e0b34e', 2.6),
  peg: () =>
    pole(26, -36, 4.4, '#c98f55') +
    poly(
      [
        [-5, -36],
        [5, -36],
        [0, -46],
      ],
      '#e8bd84',
    ) +
    line('M0-28Q14-24 18-10', '#cf4f3f', 2) +
    line('M-2.2-20h4.4M-2.2-12h4.4', '#cf4f3f', 2.6),
  mallet: () => pole(22, -24) + rect(-13, -38, 26, 15, '#c98f55', 3) + rect(-13, -38, 8, 15, '#94603a', 3),
  wrench: () =>
    rect(-3, -30, 6, 48, IRON, 3) +
    shape('M-9-46Q-12-32 0-28 12-32 9-46L4-44V-36H-4V-44z', STEEL) +
    shape('M-9-46Q-12-32 0-28L-1-36H-4V-44z', IRON),
  rake: () => pole(26, -42) + line('M-14-40H14M-14-40v9M-7-40v9M0-40v9M7-40v9M14-40v9', IRON, 2.6),
  net: () =>
    pole(26, -22) +
    ring(0, -38, 13, WOOD, 2.6) +
    line('M-11-34Q0-10 11-34M-8-44L7-28M8-44L-7-28M0-51V-20', '#fff4dd', 1.1),
  bindle: () =>
    line('M-6 26L10-40', WOOD, 3.4) +
    shape('M2-34Q-8-54 12-58 32-54 22-34 12-26 2-34z', '#cf4f3f') +
    shape('M2-34Q-8-54 10-58 2-46 8-31z', '#98352c') +
    each(
      [
        [10, -50],
        [18, -46],
        [14, -38],
        [20, -38],
      ],
      ([x, y]) => disc(x, y, 1.6, '#fff4dd'),
    ),
  cane: () => line('M0 28V-12Q0-22 9-21 15-19 14-13', '#7a4f3a', 4) + line('M-1.4 26V-8', '#a8714a', 1.2),
  crutch: () => line('M-4 28V-6M4 28V-6M-4-6L0-18', '#c98f55', 2.8) + line('M-8-18H8', WOOD, 5),
  crowbar: () => line('M0 26V-36Q0-46 9-44', IRON, 4.6) + line('M9-44l5 5', IRON, 4),
  gearstaff: () =>
    pole(28, -34, 3.4, IRON) +
    at(
      0,
      -46,
      1,
      around(8, () => rect(-2.6, -12, 5.2, 5, GOLD, 1)) +
        disc(0, 0, 9, GOLD) +
        disc(0, 0, 4, '#6fd0c8') +
        disc(1, -1, 1.6, WHITE),
    ),
  rope: () =>
    ring(0, -20, 12, '#c9a06a', 4.4) +
    ring(0, -20, 12, '#94703f', 1) +
    ring(2, -18, 8, '#c9a06a', 3.6) +
    line('M0-6V26', '#c9a06a', 3.6),
  pipe: () =>
    rect(-5, -50, 10, 74, IRON, 2) +
    rect(-5, -50, 4, 74, '#4a566c', 2) +
    rect(-8, -34, 16, 5, STEEL, 1) +
    rect(-8, -6, 16, 5, STEEL, 1) +
    poly(
      [
        [-11, -50],
        [11, -50],
        [7, -58],
        [-7, -58],
      ],
      '#4a566c',
    ),
  roll: () =>
    rect(-7, -48, 14, 70, '#f3e4c4', 4) +
    rect(-7, -48, 5, 70, '#d9b98a', 4) +
    each([-40, -28, -16, -4, 8], (y) => spark(2, y, 3.4, '#cf5f7c')) +
    oval(0, -48, 7, 3, '#fffaf0') +
    oval(0, -48, 3, 1.3, '#d9b98a'),
  kite: () =>
    line('M-2 10Q8-12 4-26', INK, 0.9) +
    at(
      6,
      -42,
      1,
      poly(
        [
          [0, -20],
          [15, -2],
          [0, 22],
          [-15, -2],
        ],
        '#f2b84b',
      ) +
        poly(
          [
            [0, -20],
            [0, 22],
            [-15, -2],
          ],
          '#d2573f',
        ) +
        poly(
          [
            [0, -20],
            [15, -2],
            [0, -2],
          ],
          '#fff4dd',
        ) +
        poly(
          [
            [0, -20],
            [-15, -2],
            [0, -2],
          ],
          '#f0795b',
        ),
      14,
    ) +
    line('M-2-20Q-12-14-6-6T-12 6', '#7fd1ae', 2),
  baton: () => turned(24, line('M0 8V-34', '#fff4dd', 2.4) + disc(0, 8, 4, '#7a4f3a')),
  bouquet: () =>
    line('M0 16L-8-10M0 16L0-14M0 16L8-10', LEAF_DARK, 2.2) +
    each(
      [
        [-9, -14, '#e3607a'],
        [0, -20, '#ffd886'],
        [9, -14, '#8fb8ec'],
        [-4, -8, '#fff4dd'],
        [5, -8, '#f0795b'],
      ],
      ([x, y, fill]) => disc(x, y, 5, fill) + disc(x, y, 1.9, '#fff8dc'),
    ) +
    poly(
      [
        [-7, 4],
        [7, 4],
        [4, 18],
        [-4, 18],
      ],
      '#fffaf0',
    ),
  reeds: () =>
    line('M0 18Q-4-10-8-30M0 18Q2-10 2-36M0 18Q6-8 11-26', LEAF_DARK, 2) +
    each(
      [
        [-8, -32],
        [2, -38],
        [11, -28],
      ],
      ([x, y]) => oval(x, y, 2.6, 7, '#7a4f3a'),
    ),
};
