import { disc, GLOW, INK, LEAF, LEAF_DARK, line, oval, poly, rect, type Shades, shape } from '../paper.ts';
import { BARK, BRONZE, GOLD, WHITE, WOOD } from '../people/colours.ts';
import { each, petal, ring, spark, turned } from '../people/kit.ts';

/** Treasures, crowns and other things that shine. About 17 to each side, from y = -28 to 14, like what people carry. */
export const TREASURES: { readonly [word: string]: (t: Shades) => string } = {
  glove: (t) =>
    rect(-9, 4, 18, 10, t.d, 3) +
    rect(-9, 4, 18, 4, t.h, 2) +
    shape(
      'M-10 5V-8Q-10-11-7.5-11T-5-8V-14Q-5-20-2.5-20T0-16V-20Q0-25 2.6-25T5-20V-14Q5-19 7.5-18.5T10-14V5z',
      t.m,
    ) +
    shape('M-10 5V-8Q-10-11-7.5-11T-5-8V-14Q-5-20-2.5-20L-3-4Q-4 1-3 5z', t.d) +
    shape('M10-4Q14-10 17-9 19-7 16-2 13 3 9 4z', t.l) +
    spark(2, -4, 5, GOLD) +
    spark(-14, -20, 3.4, GLOW) +
    spark(15, -22, 4, GLOW),
  tome: (t) =>
    shape('M-14-22H12Q15-22 15-19V12H-14Q-17 12-17 9V-19Q-17-22-14-22z', t.m) +
    rect(-17, -22, 6, 34, t.x, 2) +
    shape('M-14 8H15V13H-14Q-17 13-17 10.5T-14 8z', WHITE) +
    line('M-12 10.5H14', '#d9c9ae', 1) +
    ring(3, -6, 8, GOLD, 1.6) +
    spark(3, -6, 6, GOLD) +
    disc(13, -20, 1.6, GOLD) +
    disc(13, 5, 1.6, GOLD),
  amulet: (t) =>
    line('M-12-28Q-10-10 0-6 10-10 12-28', BRONZE, 2) +
    disc(0, 2, 12, BRONZE) +
    disc(0, 1, 11, GOLD) +
    disc(0, 1, 7.5, t.m) +
    shape('M-7.5 1A7.5 7.5 0 0 1 0-6.5Q-4 1-2 8.3-7.5 7-7.5 1z', t.d) +
    disc(2.4, -1.6, 2, t.h) +
    spark(13, -12, 4, GLOW),
  parchment: (t) =>
    turned(
      -8,
      rect(-12, -22, 24, 32, '#f7e6c4') +
        rect(-12, -22, 8, 32, '#e0cfae') +
        rect(-15, -27, 30, 7, '#fff4dd', 3.5) +
        rect(-15, 7, 30, 7, '#d9bf92', 3.5) +
        line('M-6-14h13M-6-8h13M-6-2h8', '#8a7a68', 1.6) +
        disc(7, 8, 4.6, t.m) +
        disc(7.8, 7.2, 2, t.h) +
        poly(
          [
            [4, 11],
            [2, 20],
            [6, 17],
            [9, 20],
            [9, 11],
          ],
          t.d,
        ),
    ),
  goblet: (t) =>
    shape('M-13-26H13Q13-6 3-2V6Q8 7 10 12H-10Q-8 7-3 6V-2Q-13-6-13-26z', GOLD) +
    shape('M-13-26H-4Q-6-8-1-2V12H-10Q-8 7-3 6V-2Q-13-6-13-26z', BRONZE) +
    oval(0, -26, 13, 3.6, '#ffe29a') +
    oval(0, -25.6, 10.5, 2.4, '#8f3346') +
    disc(5, -16, 3, t.m) +
    disc(-6, -16, 3, t.d) +
    spark(14, -28, 4, GLOW),
  strawcrown: () =>
    poly(
      [
        [-16, 8],
        [-20, -14],
        [-9, -5],
        [0, -20],
        [9, -5],
        [20, -14],
        [16, 8],
      ],
      '#e9c063',
    ) +
    poly(
      [
        [-16, 8],
        [-20, -14],
        [-9, -5],
        [-4, -13],
        [-5, 8],
      ],
      '#b98a2a',
    ) +
    line('M-14 2l4-10M-8 4l2-12M-1 4V-12M6 4l-1-10M13 2l-4-9', '#f6dc9a', 1.4) +
    rect(-17, 4, 34, 7, '#f6cd5c', 2) +
    line('M-12 4l5 7M-3 4l5 7M6 4l5 7', '#b98a2a', 1.4) +
    disc(11, 6, 3.4, '#c23f52') +
    disc(-4, 7, 3, '#4778c4'),
  wreath: () =>
    each([-1, 1], (k) =>
      each(
        [
          [13, 8, 40],
          [17, 0, 14],
          [17, -9, -10],
          [13, -17, -36],
          [7, -22, -60],
        ],
        ([x, y, a]) =>
          petal(x * k, y, 3.4, 6.6, k * a, k < 0 ? LEAF_DARK : LEAF) +
          petal(x * k * 0.78, y - 1, 2.6, 5, k * (a + 40), k < 0 ? LEAF : '#8cc465'),
      ),
    ) +
    shape('M-6 10L0 14 6 10 4 20 0 16-4 20z', '#c23f52') +
    disc(0, 12, 3, GOLD),
  trophy: (t) =>
    shape('M-11-26H11Q11-8 3-4V4H8V12H-8V4H-3V-4Q-11-8-11-26z', GOLD) +
    shape('M-11-26H-4Q-5-10-1-4V12H-8V4H-3V-4Q-11-8-11-26z', BRONZE) +
    line('M-11-22Q-20-22-18-14-16-8-8-9M11-22Q20-22 18-14 16-8 8-9', GOLD, 2.6) +
    spark(1, -16, 6, WHITE) +
    rect(-10, 8, 20, 6, t.x, 1),
  chest: (t) =>
    shape('M-19-4Q-19-18-12-18H12Q19-18 19-4z', t.m) +
    shape('M-19-4Q-19-18-12-18H-6Q-10-12-10-4z', t.d) +
    rect(-19, -5, 38, 19, WOOD) +
    rect(-19, -5, 13, 19, BARK) +
    rect(-20, -6, 40, 4, GOLD, 1) +
    line('M-11-17V13M11-17V13', BRONZE, 3) +
    rect(-4, -8, 8, 9, GOLD, 2) +
    disc(0, -4, 1.6, INK),
  hoard: () =>
    each(
      [
        [-12, 8],
        [-4, 10],
        [5, 9],
        [13, 8],
        [-8, 3],
        [0, 4],
        [9, 3],
        [-3, -2],
        [4, -3],
      ],
      ([x, y], i) => oval(x, y + 1.5, 6, 3, BRONZE) + oval(x, y, 6, 3, i % 2 ? GOLD : '#ffd97c'),
    ) +
    poly(
      [
        [-10, -8],
        [-4, -14],
        [2, -8],
        [-4, 0],
      ],
      '#5fc0b0',
    ) +
    poly(
      [
        [-10, -8],
        [-4, -14],
        [-4, 0],
      ],
      '#2f8f86',
    ) +
    poly(
      [
        [6, -10],
        [11, -15],
        [16, -10],
        [11, -3],
      ],
      '#e3607a',
    ) +
    spark(-14, -12, 4, GLOW) +
    spark(4, -22, 5, GLOW),
  kingcoin: (t) =>
    disc(0, -6, 19, BRONZE) +
    disc(0, -7, 18, GOLD) +
    ring(0, -7, 14, '#d9962a', 1.6) +
    shape('M-6 4Q-8-6-3-10L-6-12Q-2-18 4-16 8-14 7-9L9-5 6-4Q7 0 3 1L5 5z', t.x) +
    poly(
      [
        [-5, -13],
        [-6, -20],
        [-2, -17],
        [1, -22],
        [4, -17],
        [8, -19],
        [6, -13],
      ],
      t.x,
    ),
  star: () =>
    poly(
      [
        [0, -26],
        [6, -11],
        [21, -10],
        [9, 0],
        [13, 14],
        [0, 6],
        [-13, 14],
        [-9, 0],
        [-21, -10],
        [-6, -11],
      ],
      GOLD,
    ) +
    poly(
      [
        [0, -26],
        [0, 6],
        [-13, 14],
        [-9, 0],
        [-21, -10],
        [-6, -11],
      ],
      BRONZE,
    ) +
    spark(16, -22, 4, GLOW),
};
