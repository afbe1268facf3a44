import { at, CREAM, disc, GLOW, INK, line, oval, poly, rect, shape } from '../paper.ts';
import { BARK, BRONZE, GOLD, WHITE, WOOD } from './colours.ts';
import { around, type Draw, each, ring, spark, turned } from './kit.ts';

/** What is played, rolled and conjured with. The origin is the hand. */
export const PLAY: { readonly [word: string]: Draw } = {
  lute: () =>
    turned(
      28,
      rect(-2.5, -50, 5, 34, WOOD) +
        oval(0, 0, 12, 16, '#c98f55') +
        shape('M-12 0A12 16 0 0 1 0-16Q-6 0-2 16-12 14-12 0z', '#94603a') +
        disc(1, -3, 4, INK) +
        rect(-4, -54, 8, 6, '#5f3b30', 1),
    ),
  horn: () =>
    at(
      -6,
      2,
      0.82,
      shape('M-6 10Q-16-14 10-26L20-40 26-20 12-14Q0-8 4 8z', GOLD) +
        shape('M-6 10Q-16-14 10-26L14-20Q-4-10 0 9z', BRONZE),
    ),
  orb: () =>
    rect(-9, 6, 18, 6, BRONZE, 2) +
    disc(0, -5, 14, '#7f63b8') +
    shape('M-14-5A14 14 0 0 1 0-19Q-8-8-5 8-14 4-14-5z', '#54408c') +
    spark(3, -7, 7, '#fff3c4') +
    disc(5, -13, 2.4, '#e6dcff'),
  cards: () =>
    each(
      [
        [-22, '#d9c9ae'],
        [-4, '#efe0c4'],
        [14, WHITE],
      ],
      ([angle, paper]) =>
        turned(
          angle,
          rect(-6, -30, 13, 20, paper, 2) +
            (angle === 14
              ? poly(
                  [
                    [0.5, -26],
                    [4, -20],
                    [0.5, -14],
                    [-3, -20],
                  ],
                  '#c23f52',
                )
              : ''),
        ),
    ),
  dice: () =>
    at(
      -4,
      -8,
      1,
      rect(-9, -9, 18, 18, WHITE, 3) +
        each(
          [
            [-4, -4],
            [4, 4],
            [0, 0],
            [4, -4],
            [-4, 4],
          ],
          ([x, y]) => disc(x, y, 1.8, '#c23f52'),
        ),
      -12,
    ) +
    at(10, -20, 1, rect(-7, -7, 14, 14, '#f0dfbd', 3) + disc(-3, -3, 1.6, INK) + disc(3, 3, 1.6, INK), 18),
  hoop: () =>
    at(
      -1,
      -22,
      1,
      ring(0, 0, 12, '#a8323c', 4) +
        around(6, (i) => shape('M-3.6-10Q-3-18 0-20 3-18 3.6-10z', i % 2 ? '#ffd886' : '#f2b84b')),
    ) + line('M0 6V-8', WOOD, 3),
  fiddle: () =>
    turned(
      24,
      rect(-2, -46, 4, 28, BARK) +
        shape(
          'M-10-14Q-10-22 0-22T10-14Q10-8 6-5 12-1 12 6 12 14 0 14T-12 6Q-12-1-6-5-10-8-10-14z',
          '#b5622f',
        ) +
        shape('M-10-14Q-10-22-1-22-4-6-2 14-12 13-12 6-12-1-6-5-10-8-10-14z', '#7f3d20') +
        line('M-3-4v6M4-4v6', INK, 1.3) +
        line('M0-44V8', '#fff4dd', 0.8),
    ) + line('M14 12L-12-34', '#e8bd84', 1.8),
  songbook: () =>
    poly(
      [
        [-15, -14],
        [0, -10],
        [0, 12],
        [-15, 8],
      ],
      '#f0e2c2',
    ) +
    poly(
      [
        [15, -14],
        [0, -10],
        [0, 12],
        [15, 8],
      ],
      '#fffaf0',
    ) +
    disc(-7, 2, 2, INK) +
    line('M-5 2V-7', INK, 1.4) +
    disc(6, 0, 2, INK) +
    line('M8 0V-8l4 2', INK, 1.4),
  tambourine: () =>
    ring(0, -8, 14, '#c98f55', 5) +
    disc(0, -8, 11.5, '#fff0d6', 0.85) +
    each(
      [
        [-13, -13],
        [13, -13],
        [-9, 3],
        [9, 3],
        [0, -22],
      ],
      ([x, y]) => disc(x, y, 3, GOLD) + disc(x, y, 1.2, BRONZE),
    ),
  moonwand: () =>
    turned(16, line('M0 14V-22', '#54408c', 2.8)) +
    shape('M8-40a11 11 0 1 0 8 17 9 9 0 0 1-8-17z', '#fff3c4') +
    spark(22, -38, 4, GLOW) +
    spark(-4, -34, 3, GLOW),
  coinwand: () =>
    turned(20, line('M0 12V-22', INK, 2.6) + line('M0-17V-22', CREAM, 2.6)) +
    disc(14, -34, 8, BRONZE) +
    disc(14, -35, 7, GOLD) +
    disc(14, -35, 3.6, '#ffdf8c') +
    spark(2, -40, 4, GLOW) +
    spark(25, -24, 3, GLOW),
  ball: () =>
    disc(0, -6, 12, '#d2573f') +
    shape('M-12-6A12 12 0 0 1 0-18Q-7-6-4 5.3-12 3-12-6z', '#98352c') +
    line('M-10-12Q0-4 11-11M-10 1Q0-6 11 0', '#fff4dd', 2),
  toyhorse: () =>
    shape('M-12 8V-4Q-12-12-2-12L4-24 8-20 16-18 15-13 8-12Q8-2 8 8H3V0H-7V8z', '#e8bd84') +
    shape('M-12 8V-4Q-12-12-2-12L4-24 4-12-4-6-7 0V8z', '#b57f4b') +
    line('M-16 12Q0 18 16 12', '#cf4f3f', 3) +
    disc(9, -18, 1.3, INK),
};
