import { at, CREAM, disc, line, poly, rect, shape } from '../paper.ts';
import { BARK, GOLD } from './colours.ts';
import { type Draw, each, stitches, turned } from './kit.ts';

/** What is written, read and played. The origin is the hand. */
export const PAPER: { readonly [word: string]: Draw } = {
  scroll: () =>
    turned(
      12,
      rect(-9, -22, 18, 30, CREAM) +
        rect(-9, -22, 6, 30, '#e0cfae') +
        rect(-11, -26, 22, 6, '#f7e6c4', 3) +
        rect(-11, 6, 22, 6, '#d9bf92', 3) +
        line('M-3-14h8M-3-8h8M-3-2h5', '#8a7a68', 1.4) +
        disc(4, 6, 3.6, '#c23f52'),
    ),
  book: () =>
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
    line('M-11-7l7 2M-11-2l7 2M4-5l7-2M4 0l7-2', '#a58d67', 1.4) +
    line('M-16 9L0 13.5 16 9', '#98352c', 2.6),
  quill: () =>
    shape('M-2 14Q-4-22 16-42 18-18 4-4z', '#fffaf0') +
    shape('M-2 14Q-4-22 16-42 6-20 1 0z', '#cfc4cf') +
    line('M-4 20L10-26', '#8a7a90', 1.3),
  palette: () =>
    shape('M-16-2Q-16-16 2-16T18-2Q16 6 6 4 2 10-6 10-16 8-16-2z', '#dba76c') +
    each(
      [
        [-9, -6, '#c23f52'],
        [-1, -10, '#efb63a'],
        [8, -8, '#4778c4'],
        [11, -1, '#5fae8c'],
      ],
      ([x, y, f]) => disc(x, y, 3.2, f),
    ),
  map: () =>
    poly(
      [
        [-16, -12],
        [-5, -16],
        [6, -11],
        [17, -15],
        [17, 8],
        [6, 12],
        [-5, 7],
        [-16, 11],
      ],
      '#f7e6c4',
    ) +
    poly(
      [
        [-16, -12],
        [-5, -16],
        [-5, 7],
        [-16, 11],
      ],
      '#dcc598',
    ) +
    stitches('M-11 4Q-2-8 5 0T13-6', '#c23f52', 1.6, '3 2.5') +
    line('M10-9l5 5M15-9l-5 5', '#c23f52', 1.8),
  spyglass: () =>
    at(
      -3,
      0,
      0.92,
      rect(-6, -5, 14, 10, BARK, 1) +
        rect(8, -6, 12, 12, GOLD, 1) +
        rect(20, -7.5, 12, 15, BARK, 1) +
        rect(31, -7.5, 3, 15, GOLD),
      -66,
    ),
  letters: () =>
    each(
      [
        [-14, '#d9c9ae'],
        [0, '#efe0c4'],
        [14, '#fffaf0'],
      ],
      ([a, fill]) =>
        turned(
          a,
          rect(-9, -28, 18, 13, fill, 1) +
            line('M-9-28L0-21 9-28', '#a58d67', 1.2) +
            disc(0, -20, 2.2, '#c23f52'),
        ),
    ),
  letter: () =>
    turned(
      -8,
      rect(-13, -18, 26, 18, '#fffaf0', 1) +
        line('M-13-18L0-7 13-18', '#c9b48a', 1.6) +
        disc(0, -7, 4, '#c23f52') +
        disc(0.8, -7.8, 1.6, '#f0a0a8'),
    ),
};
