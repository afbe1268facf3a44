import { disc, line, oval, poly, rect, type Shades, shape } from '../paper.ts';
import { BRONZE, GOLD, WOOD } from '../people/colours.ts';

/** What is told of on the day a village is founded: the King's crown, the die, the flag of whoever arrives. Like what people carry, 17 to each side. */
export const FOUNDING: { readonly [word: string]: (t: Shades) => string } = {
  crown: (t) =>
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
      GOLD,
    ) +
    poly(
      [
        [-16, 8],
        [-20, -14],
        [-9, -5],
        [-4, -13],
        [-5, 8],
      ],
      BRONZE,
    ) +
    rect(-17, 4, 34, 8, '#ffd97c', 2) +
    disc(-20, -15, 2.6, t.m) +
    disc(0, -22, 3, t.m) +
    disc(20, -15, 2.6, t.m) +
    poly(
      [
        [0, -12],
        [4, -6],
        [0, 0],
        [-4, -6],
      ],
      '#c23f52',
    ),
  die: () =>
    poly(
      [
        [-16, -12],
        [0, -20],
        [16, -12],
        [0, -4],
      ],
      '#fffaf0',
    ) +
    poly(
      [
        [-16, -12],
        [0, -4],
        [0, 14],
        [-16, 6],
      ],
      '#cfc4cf',
    ) +
    poly(
      [
        [16, -12],
        [0, -4],
        [0, 14],
        [16, 6],
      ],
      '#efe6da',
    ) +
    oval(0, -12, 4, 2, '#8455a3') +
    oval(-8, 1, 2.6, 4, '#d2573f') +
    oval(8, 1, 2.6, 4, '#4778c4'),
  anchorflag: () =>
    line('M0 14V-28', WOOD, 3) +
    shape('M1-28Q12-34 22-26 14-22 22-14 12-18 1-12z', '#f0795b') +
    oval(0, 14, 12, 3, '#6f9550'),
};
