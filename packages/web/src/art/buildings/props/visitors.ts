import {
  at,
  disc,
  GLOW,
  INK,
  line,
  oval,
  poly,
  rect,
  shades,
  shape,
  times,
  WOOD_DARK,
  WOOD_LIT,
} from '../../paper.ts';
import type { Props } from '../prop.ts';

/** What moves, or could: carts, creatures, machines. */
export const VISITORS: Props = {
  cart: () => ({
    front: at(
      31,
      6,
      1,
      poly(
        [
          [-11, -12],
          [9, -12],
          [6, -4],
          [-8, -4],
        ],
        '#a8683d',
      ) +
        poly(
          [
            [-11, -12],
            [-5, -12],
            [-4, -4],
            [-8, -4],
          ],
          '#7a4a33',
        ) +
        [-4, 5].map((x) => disc(x, -2, 3.6, INK) + disc(x, -2, 1.2, GLOW)).join(''),
    ),
  }),
  coach: () => ({
    front: at(
      30,
      7,
      1,
      shape('M-13-5Q-14-20-4-20H10Q15-18 14-5z', '#94273f') +
        shape('M-13-5Q-14-20-4-20H-2Q-8-16-7-5z', '#5e1a2c') +
        rect(-3, -16, 6, 6, GLOW, 1) +
        rect(6, -16, 5, 6, GLOW, 1) +
        line('M-14-21H12', '#f2b84b', 1.6) +
        [-8, 9].map((x) => disc(x, -3, 5, INK) + disc(x, -3, 3.4, WOOD_LIT) + disc(x, -3, 1.2, INK)).join(''),
    ),
  }),
  kennels: () => ({
    front:
      [
        [-35, 1],
        [34, 0.85],
      ]
        .map(([x = 0, scale = 1]) =>
          at(
            x,
            7,
            scale,
            rect(-8, -9, 16, 9, '#c8945c') +
              poly(
                [
                  [-10, -8],
                  [0, -17],
                  [10, -8],
                ],
                '#a8492f',
              ) +
              shape('M-4 0V-4A4 4 0 0 1 4-4V0z', INK),
          ),
        )
        .join('') + cat(-22, 8),
  }),
  cats: () => ({ front: cat(-33, 7) + cat(34, 7) }),
  golem: () => ({
    front: at(
      2,
      2,
      1,
      shape(
        'M-13 0L-11-12-15-15-14-26-7-28-7-36 5-38 9-33 8-27 15-24 15-13 11-11 13 0H4L2-7-2-7-4 0z',
        '#c9764e',
      ) +
        shape('M-13 0L-11-12-15-15-14-26-7-28-7-36 0-37-2-24-4-12-5 0z', '#93472f') +
        disc(-1, -32, 1.4, GLOW) +
        disc(5, -32.4, 1.4, GLOW),
    ),
  }),
  robot: () => ({
    front:
      at(
        34,
        7,
        1,
        rect(-6, -13, 12, 11, '#8fa3bb', 2) +
          rect(-6, -13, 4, 11, '#5b7090', 2) +
          rect(-5, -22, 10, 8, '#c7d2de', 2) +
          disc(-1.6, -18, 1.5, '#f0795b') +
          disc(2.4, -18, 1.5, '#f0795b') +
          line('M0-22v-4M-6-10l-4 4M6-10l4-3M-3-2v3M3-2v3', '#5b7090', 1.8) +
          disc(0, -27, 1.6, '#f2b84b'),
      ) +
      at(
        -34,
        7,
        0.72,
        rect(-6, -13, 12, 11, '#efb63a', 2) +
          rect(-5, -22, 10, 8, '#f6d98a', 2) +
          disc(-1.6, -18, 1.5, INK) +
          disc(2.4, -18, 1.5, INK) +
          line('M-3-2v3M3-2v3', '#b37c1d', 1.8),
      ),
  }),
  rails: () => ({
    front:
      line('M-46 8h60M-46 4h60', '#5d6472', 1.3) +
      times(7, (i) => rect(-43 + i * 8.4, 3, 3, 6, WOOD_DARK)) +
      at(
        -30,
        4,
        1,
        shape('M-10-12H10L7-3H-7z', '#667489') +
          shape('M-10-12H-4L-3-3H-7z', '#434c60') +
          shape('M-9-12q4-7 9-5t9 5z', '#3a3846') +
          disc(-4, -1, 3, INK) +
          disc(4, -1, 3, INK),
      ),
  }),
  girders: () => ({
    front: at(
      31,
      6,
      1,
      times(
        3,
        (i) =>
          rect(-14, -4.6 - i * 5, 28, 4, i % 2 === 0 ? '#a8492f' : '#c96a4f', 0.4) +
          line(`M-12${(-2.6 - i * 5).toFixed(1)}h24`, '#6e2c22', 0.9),
      ),
    ),
  }),
  fountain: () => ({
    front: at(
      -33,
      7,
      1,
      oval(0, -3, 11, 4, '#a99b8b') +
        oval(0, -4.4, 9, 2.8, '#6fb6c4') +
        rect(-1.4, -14, 2.8, 11, '#c9baa2') +
        line('M0-15Q-6-16-6-7M0-15Q6-16 6-7', '#cfeef0', 1.2),
    ),
  }),
  carousel: () => ({
    back: at(
      35,
      -4,
      0.6,
      poly(
        [
          [-20, -26],
          [0, -44],
          [20, -26],
        ],
        '#f0795b',
      ) +
        rect(-18, -4, 36, 5, '#f2b84b') +
        line('M-15-26V-4M0-26V-4M15-26V-4', WOOD_DARK, 2),
    ),
  }),
};

function cat(x: number, y: number): string {
  const t = shades('#5d5270');
  return at(
    x,
    y,
    1,
    shape('M-4 0Q-6-8-2-9.5L-3-14-.5-12.4H1.5L4-14 3-9.5Q6-6 5 0z', t.m) +
      shape('M-4 0Q-6-8-2-9.5L-3-14-.5-12.4Q-2-6-1 0z', t.d) +
      line('M5-1Q10-2 8-8', t.m, 1.8) +
      disc(-0.8, -10.6, 0.7, GLOW) +
      disc(1.8, -10.6, 0.7, GLOW),
  );
}
