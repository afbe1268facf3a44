import {
  at,
  CREAM,
  disc,
  GLOW,
  GLOW_LOW,
  INK,
  LEAF_DARK,
  line,
  oval,
  poly,
  rect,
  type Shades,
  shape,
} from '../paper.ts';
import { BARK, BRONZE, GOLD, IRON, WHITE, WOOD } from '../people/colours.ts';
import { around, each, spark, stitches, turned } from '../people/kit.ts';

/** Things that are made, given and played with. */
export const TOYS: { readonly [word: string]: (t: Shades) => string } = {
  fireworks: () =>
    oval(-8, 4, 9, 10, '#c95f1e') +
    oval(8, 4, 9, 10, '#f5a04a') +
    oval(0, 4, 9, 11, '#ec8532') +
    line('M0-6q1-5 6-6', LEAF_DARK, 3) +
    at(
      7,
      -17,
      1,
      around(8, (i) => line('M0-4V-9', i % 2 ? '#f0795b' : GOLD, 2.2)) + spark(0, 0, 5, '#fff3c4'),
    ) +
    spark(-10, -20, 4, '#8fb8ec') +
    spark(-16, -10, 3, '#e3607a') +
    poly(
      [
        [-6, 2],
        [-2, 2],
        [-4, 5],
      ],
      '#5a2a10',
    ) +
    poly(
      [
        [2, 2],
        [6, 2],
        [4, 5],
      ],
      '#5a2a10',
    ) +
    shape('M-6 8Q0 12 6 8 4 13 0 13T-6 8z', '#5a2a10'),
  stove: () =>
    rect(-3, -30, 7, 16, IRON, 1) +
    rect(-14, -15, 28, 24, '#53535f', 3) +
    rect(-14, -15, 10, 24, '#36363f', 3) +
    rect(-16, -17, 32, 5, '#71717f', 2) +
    rect(-7, -7, 14, 11, INK, 2) +
    shape('M0-6Q6 0 0 4-6 0 0-6z', GLOW_LOW) +
    shape('M0-2Q3 1 0 4-3 1 0-2z', '#fff3c4') +
    line('M-11 9l-3 6M11 9l3 6M-5 9l-1 6M5 9l1 6', '#36363f', 3) +
    disc(7, -32, 3, '#fff4dd', 0.8) +
    disc(11, -38, 4, '#fff4dd', 0.6),
  inkwell: () =>
    shape('M-14 12Q-16-4-7-8V-14H7V-8Q16-4 14 12z', '#35508c') +
    shape('M-14 12Q-16-4-7-8V-14H-2Q-7 0-5 12z', '#22356a') +
    rect(-9, -17, 18, 5, GOLD, 2) +
    rect(-7, -2, 15, 9, WHITE, 1) +
    spark(0.5, 2.5, 3.6, '#c23f52') +
    shape('M2-16Q2-34 18-40 18-26 6-16z', '#fffaf0') +
    line('M3-14L14-34', '#8a7a90', 1.2),
  pumpkinfiddle: () =>
    turned(
      18,
      rect(-2, -36, 4, 24, BARK) +
        rect(-4, -39, 8, 5, WOOD, 1) +
        oval(-6, 2, 8, 12, '#c95f1e') +
        oval(6, 2, 8, 12, '#f5a04a') +
        oval(0, 2, 7, 12.5, '#ec8532') +
        line('M-4-2v7M5-2v7', '#5a2a10', 1.6) +
        line('M-1-34V10M1.5-34V10', '#fff4dd', 0.8) +
        rect(-5, 7, 10, 2.4, BARK),
    ) + line('M-16 12L16-26', '#e8bd84', 2),
  cuckoo: () =>
    shape('M-15 8Q-16-10 2-12L6-24Q16-28 17-18L22-16 16-13Q16 8 0 12-12 13-15 8z', '#d2774f') +
    shape('M-15 8Q-16-10 0-11-8 0-4 12-13 13-15 8z', '#9c4a30') +
    disc(12, -19, 1.6, INK) +
    shape('M-15 6L-24 0-20 10z', '#9c4a30') +
    line('M-4-2Q4 4 10-2M-6 4Q2 9 9 4', '#f6c9a0', 1.8) +
    each(
      [
        [-2, -6],
        [4, -7],
      ],
      ([x, y]) => disc(x, y, 1.5, '#5a2418'),
    ),
  jug: () =>
    shape('M-8-24H8L6-16Q15-10 13 2 11 12 0 12T-13 2Q-15-10-6-16z', '#e8d2b0') +
    shape('M-8-24H-2Q-6-12-8-4-8 8-1 12-11 12-13 2-15-10-6-16z', '#b9986e') +
    line('M-8-20Q-22-18-18-8-16-3-12-4M8-20Q22-18 18-8 16-3 12-4', '#b9986e', 3) +
    shape('M0 4Q-7-2-4-6-1-8 0-4 1-8 4-6 7-2 0 4z', '#c23f52') +
    line('M-11-10Q0-6 11-10', '#4778c4', 2),
  musicbox: (t) =>
    rect(-17, -6, 34, 18, WOOD, 2) +
    rect(-17, -6, 12, 18, BARK, 2) +
    poly(
      [
        [-17, -6],
        [17, -6],
        [14, -20],
        [-14, -20],
      ],
      t.m,
    ) +
    poly(
      [
        [-14, -17],
        [14, -17],
        [15, -9],
        [-15, -9],
      ],
      t.d,
    ) +
    oval(0, -9, 5, 1.8, GOLD) +
    line('M0-9V-16', GOLD, 1.6) +
    shape('M-4-16Q0-24 4-16z', '#f2a0b0') +
    disc(0, -22, 2.2, '#f4cbb4') +
    line('M17 4h6v-6', IRON, 2.2) +
    disc(23, -3, 2, GOLD) +
    line('M-18-24q0-6 5-6v5M12-30q0-5 5-5v5', INK, 1.4) +
    disc(-19, -24, 2, INK) +
    disc(11, -30, 2, INK),
  strawman: () =>
    line('M0 16V-14M-18-8H18', WOOD, 3) +
    shape('M-12-12H12L9 8H-9z', '#4778c4') +
    shape('M-12-12H-4L-4 8H-9z', '#2b5194') +
    line('M-12-10H-19M12-10H19', '#4778c4', 6) +
    line('M-20-10l-4-2M-20-9l-4 2M20-10l4-2M20-9l4 2', '#e9c063', 1.6) +
    disc(0, -20, 8, '#e8d2a0') +
    disc(-3, -21, 1.2, INK) +
    disc(3, -21, 1.2, INK) +
    stitches('M-4-16.5Q0-14 4-16.5', '#7a4a33', 1.4, '1.6 1.2') +
    oval(0, -26, 14, 3, '#8a5a3a') +
    shape('M-7-27Q-6-36 0-36T7-27z', '#a8714a') +
    shape('M10-14Q16-24 22-16 18-12 12-11z', INK) +
    poly(
      [
        [21, -17],
        [26, -16],
        [21, -14],
      ],
      GOLD,
    ) +
    rect(-3, -4, 6, 5, '#cf4f3f'),
  gift: (t) =>
    rect(-15, -8, 30, 22, t.m, 1) +
    rect(-15, -8, 10, 22, t.d, 1) +
    rect(-17, -14, 34, 8, t.l, 1) +
    rect(-3, -14, 6, 28, GOLD) +
    shape('M0-14Q-14-18-10-24-4-26 0-14 4-26 10-24 14-18 0-14z', GOLD) +
    shape('M0-14Q-14-18-10-24-4-26 0-14z', BRONZE),
  drum: (t) =>
    rect(-15, -8, 30, 20, t.m) +
    rect(-15, -8, 10, 20, t.d) +
    oval(0, 12, 15, 4, t.x) +
    oval(0, -8, 15, 4.6, WHITE) +
    line('M-15-4l6 14 6-13 6 13 6-13 6 12', GOLD, 1.6) +
    line('M-6-12L10-28M6-12L-10-28', '#e8bd84', 2.4),
  mask: (t) =>
    shape('M-18-16Q0-24 18-16 20 4 8 8 2 9 0 2-2 9-8 8-20 4-18-16z', t.m) +
    shape('M-18-16Q-8-20 0-20V2Q-2 9-8 8-20 4-18-16z', t.d) +
    oval(-8, -7, 4.6, 3.4, CREAM) +
    oval(8, -7, 4.6, 3.4, CREAM) +
    line('M-16-14Q0-21 16-14', GOLD, 1.8) +
    shape('M4-18Q6-34 20-32 16-22 10-17z', GOLD) +
    line('M17-4Q24 6 20 14', GOLD, 1.6),
  bunting: () =>
    line('M-26-22Q0-8 26-22', INK, 1.4) +
    each(
      [
        [-21, -19, '#d2573f'],
        [-11, -15.5, GOLD],
        [0, -14.5, '#4778c4'],
        [11, -15.5, '#5f9650'],
        [21, -19, '#8455a3'],
      ],
      ([x, y, fill]) =>
        poly(
          [
            [x - 5, y],
            [x + 5, y],
            [x, y + 13],
          ],
          fill,
        ),
    ) +
    disc(-8, 6, 7, '#f0795b') +
    line('M-8 13q3 4 0 8', INK, 1) +
    disc(9, 4, 8, '#7fd1ae') +
    line('M9 12q-3 5 0 9', INK, 1) +
    spark(0, -26, 4, GLOW),
};
