import { at, disc, GLOW, INK, LEAF, LEAF_DARK, line, oval, poly, rect, shape } from '../paper.ts';
import { BARK, BRONZE, GOLD, IRON, STEEL, WHITE, WOOD } from './colours.ts';
import { around, type Draw, each, petal, ring, spark, turned } from './kit.ts';

/** Small things of a trade. The origin is the hand. */
export const TRADE: { readonly [word: string]: Draw } = {
  seeds: () =>
    shape('M-11 12Q-14-4-5-8L-8-14H8L5-8Q14-4 11 12z', '#c9a06a') +
    shape('M-11 12Q-14-4-5-8L-8-14H-1Q-6 0-5 12z', '#94703f') +
    line('M0-14V-24', LEAF_DARK, 2.2) +
    petal(-5, -25, 5, 2.8, 24, LEAF) +
    petal(5, -27, 5, 2.8, -24, '#8cc465'),
  plan: () =>
    turned(
      -10,
      rect(-13, -24, 26, 32, '#4f7fae', 2) + line('M-8-18h16v10h-16zM0-18v10M-8-3h10M-8 2h6', '#dff0fa', 1.3),
    ) + turned(-10, rect(-15, 5, 30, 6, '#8fb8ec', 3)),
  ruler: () =>
    turned(
      18,
      rect(-4, -38, 8, 52, '#f2c45a', 1) +
        line('M4-34h-4M4-28h-3M4-22h-4M4-16h-3M4-10h-4M4-4h-3', '#8a5a1a', 1.2),
    ),
  clipboard: () =>
    rect(-13, -22, 26, 34, '#a8714a', 2) +
    rect(-10, -18, 20, 27, '#fffaf0', 1) +
    rect(-6, -25, 12, 6, STEEL, 2) +
    line('M-6-12h8M-6-6h11M-6 0h9', '#8a7a68', 1.5) +
    line('M4-13l2 2 4-5', '#3f8f6a', 1.8),
  purse: () =>
    shape('M-12 4Q-14-12 0-12T12 4Q10 13 0 13T-12 4z', '#8f3346') +
    shape('M-12 4Q-14-12-1-12-6 0-3 13-11 12-12 4z', '#5f2036') +
    line('M-9-11Q0-6 9-11', GOLD, 3) +
    disc(-3, -14, 2.6, GOLD) +
    disc(3, -14, 2.6, GOLD) +
    disc(10, -18, 4, '#ffd97c') +
    disc(10, -18, 2, BRONZE),
  ore: () =>
    poly(
      [
        [-13, 4],
        [-10, -9],
        [0, -15],
        [11, -10],
        [14, 3],
        [6, 11],
        [-7, 11],
      ],
      '#6d7488',
    ) +
    poly(
      [
        [-13, 4],
        [-10, -9],
        [0, -15],
        [-2, 0],
        [-7, 11],
      ],
      '#4a5064',
    ) +
    poly(
      [
        [2, -6],
        [7, -9],
        [9, -3],
        [4, -1],
      ],
      '#ffd97c',
    ) +
    poly(
      [
        [-1, 4],
        [3, 2],
        [5, 6],
        [1, 8],
      ],
      '#ffd97c',
    ) +
    spark(10, -14, 4, GLOW),
  coalhod: () =>
    disc(-6, -10, 6, '#2b2935') +
    disc(4, -12, 7, '#45434f') +
    disc(5, -13, 3, '#8e8d9d') +
    shape('M-15-8H15L11 12H-11z', IRON) +
    shape('M-15-8H-6L-5 12H-11z', '#4a566c') +
    line('M-14-8Q0-30 14-8', INK, 2.2),
  herbs: () =>
    line('M-6 14L-10-16M0 14L0-22M6 14L10-16', LEAF_DARK, 2) +
    each(
      [
        [-10, -16],
        [-9, -7],
        [0, -22],
        [0, -12],
        [10, -16],
        [9, -7],
      ],
      ([x, y]) => petal(x - 3, y, 4.6, 2.4, 30, LEAF) + petal(x + 3, y, 4.6, 2.4, -30, '#8cc465'),
    ) +
    line('M-6 6H6', '#b59ad6', 3),
  soap: () =>
    rect(-13, -8, 26, 18, '#c98f55', 4) +
    line('M-10 10v5M-4 10v5M2 10v5M8 10v5', '#fff4dd', 2.4) +
    each(
      [
        [-9, -13, 5],
        [0, -17, 6],
        [9, -13, 5],
        [13, -22, 3],
      ],
      ([x, y, r]) => disc(x, y, r, '#dff3f4', 0.9),
    ),
  goldflask: () =>
    shape('M-3-24H3V-14L10 2Q10 8 4 8H-4Q-10 8-10 2L-3-14z', '#eaf6f4', 0.9) +
    shape('M-7-5H7L10 2Q10 8 4 8H-4Q-10 8-10 2z', GOLD) +
    shape('M-7-5H-2L-4 8Q-10 8-10 2z', BRONZE) +
    rect(-4, -28, 8, 5, WOOD, 1) +
    spark(9, -20, 6, GLOW),
  candles: () =>
    each(
      [
        [-8, -10],
        [0, -18],
        [8, -6],
      ],
      ([x, y]) =>
        rect(x - 3, y, 6, 18 - y * 0.4, '#fff4dd', 1) +
        shape(`M${x} ${y - 11}q4 6 0 10q-4-4 0-10z`, '#ffb955'),
    ) + oval(0, 12, 15, 4, BRONZE),
  perfume: () =>
    shape('M-10-6Q-10-12-4-12H4Q10-12 10-6V8Q10 12 6 12H-6Q-10 12-10 8z', '#d7a6dc') +
    shape('M-10-6Q-10-12-4-12H-3V12H-6Q-10 12-10 8z', '#9a63ac') +
    rect(-3, -19, 6, 7, GOLD, 1) +
    disc(0, -22, 4, '#cf5f7c') +
    each(
      [
        [9, -24, 1.5],
        [14, -27, 1.8],
        [13, -21, 1.3],
      ],
      ([x, y, r]) => disc(x, y, r, '#fff4fa'),
    ),
  yarn: () =>
    disc(0, -4, 13, '#cf5f7c') +
    shape('M-13-4A13 13 0 0 1 0-17Q-6-4-4 8-13 6-13-4z', '#94385a') +
    line('M-4-14Q8-10 10 2M-9-9Q4-4 6 7M2-16Q12-8 12-2', '#f0a0b4', 1.6) +
    line('M-14 10L10-24M14 10L-8-26', '#f2c45a', 2.2),
  figurine: () =>
    rect(-9, 6, 18, 5, '#7a4f3a', 1) +
    shape('M-6 6L-8-8Q-8-14-4-15H4Q8-14 8-8L6 6z', '#c98a6a') +
    shape('M-6 6L-8-8Q-8-14-4-15H-1L-2 6z', '#94583f') +
    rect(-5, -26, 10, 11, '#d89a78', 3) +
    disc(-2, -21, 1.3, GLOW) +
    disc(2.4, -21, 1.3, GLOW),
  anvil: () =>
    shape('M-18-12H12Q18-12 18-8 12-2 5-2V4L10 8V12H-10V8L-5 4V-2Q-14-2-18-12z', '#5a6478') +
    shape('M-18-12H-2L-4 12H-10V8L-5 4V-2Q-14-2-18-12z', '#3d4558') +
    line('M-15-11H14', '#a9b7c8', 2),
  whistle: () =>
    disc(-2, 0, 8, GOLD) +
    shape('M-2-8H15V-2H4z', GOLD) +
    disc(-2, 0, 3.4, BRONZE) +
    line('M-8-5Q-16-14-12-24', '#cf4f3f', 1.8) +
    line('M16-12l4-4M18-5h6', '#fff4dd', 1.8),
  stopwatch: () =>
    disc(0, -6, 12, IRON) +
    disc(0, -6, 9.4, WHITE) +
    line('M0-6V-13', '#c23f52', 1.8) +
    rect(-2.5, -23, 5, 6, IRON, 1) +
    line('M0 6Q4 18-6 22', '#cf4f3f', 1.8),
  lens: () =>
    ring(2, -14, 11, GOLD, 3.4, 0.35) + line('M-6-5L-13 9', BARK, 5) + line('M-2-19q3-3 7-2', '#fff', 1.8),
  stamp: () =>
    disc(0, -18, 5.4, WOOD) +
    rect(-2.6, -15, 5.2, 14, WOOD, 1) +
    shape('M-11-2H11L13 6H-13z', '#7a4f3a') +
    rect(-13, 6, 26, 4, '#c23f52', 1),
  gear: () =>
    at(
      0,
      -10,
      1,
      around(8, () => rect(-3, -15, 6, 7, GOLD, 1)) +
        disc(0, 0, 11.5, GOLD) +
        shape('M-11.5 0A11.5 11.5 0 0 1 0-11.5Q-5 0-3 11.1-11.5 9-11.5 0z', BRONZE) +
        disc(0, 0, 4.6, BARK),
    ),
};
