import { disc, INK, line, oval, poly, shape } from '../paper.ts';
import { each, ring } from '../people/kit.ts';
import type { Tones } from '../tones.ts';

/** A standing figure of paper: the edge it is cut along, and what is printed on it in the tones of its owner. */
export type Figure = { readonly outline: string; readonly draw: (h: Tones) => string };

export const eye = (x: number, y: number, r = 1.5): string =>
  disc(x, y, r, INK) + disc(x + r * 0.3, y - r * 0.35, r * 0.38, '#fff');

/** Those that eat. Feet at y = 0, about 30 high. */
export const LIVING_MINIONS: { readonly [word: string]: Figure } = {
  chef: {
    outline: 'M-9 0V-10Q-11-14-8-18-13-24-8-28-6-33 0-32 6-33 8-28 13-24 8-18 11-14 9-10V0z',
    draw: (h) =>
      shape('M-9 0Q-10-12 0-12T9 0z', '#fffaf0') +
      shape('M-9 0Q-10-12-2-12-5-6-4 0z', '#d6ccd2') +
      poly(
        [
          [-5, -11.5],
          [0, -7],
          [5, -11.5],
          [0, -10],
        ],
        h.m,
      ) +
      disc(1, -5.5, 0.9, h.d) +
      disc(1, -2.5, 0.9, h.d) +
      disc(0, -16, 6.8, '#f2c49b') +
      shape('M-6.8-16A6.8 6.8 0 0 1-1-22.6Q-4-16-1-9.3-6.8-10-6.8-16z', '#cf9a78') +
      each(
        [
          [-5, -27, 5],
          [0, -29, 5.4],
          [5, -27, 5],
        ],
        ([x, y, r]) => disc(x, y, r, x < -2 ? '#dbd0d4' : '#fffaf0'),
      ) +
      shape('M-6.5-19L-7-26H7L6.5-19Q0-21.5-6.5-19z', '#fffaf0') +
      shape('M-6.5-19L-7-26H-2.5L-2.5-20.5z', '#dbd0d4') +
      eye(-2.6, -16) +
      eye(2.9, -16) +
      shape('M0-13.5Q3-15 6-12.5 3-11 0-12.5-3-11-6-12.5-3-15 0-13.5z', '#5c3a2b') +
      line('M9-3L13-15', '#8a93a8', 1.8) +
      disc(13, -16.5, 2.6, '#a9b7c8'),
  },
  cat: {
    outline: 'M-9 0Q-12-8-7-13-9-20-8-27L-3-22H4L9-27Q10-19 7-13 10-10 10-4 14-8 13-13L16-13Q17-3 9 0z',
    draw: (h) =>
      line('M8-2Q16-2 14.5-12', '#5c5470', 3.4) +
      shape('M-9 0Q-11-14 0-14T9 0z', '#6f6684') +
      shape('M-9 0Q-11-14-1-14-5-7-4 0z', '#4d4562') +
      oval(1.5, -4, 3.8, 4.6, '#efe4d8') +
      poly(
        [
          [-8, -16],
          [-7.5, -26],
          [-1, -21],
        ],
        '#4d4562',
      ) +
      poly(
        [
          [8, -16],
          [8, -26],
          [1, -21],
        ],
        '#6f6684',
      ) +
      poly(
        [
          [6.5, -20],
          [6.7, -23.5],
          [4, -21.5],
        ],
        '#f0a0a8',
      ) +
      oval(0, -16, 8.4, 6.8, '#7d7494') +
      shape('M-8.4-16Q-8-22.5-1-22.8-5-16-2-9.4-8.4-10-8.4-16z', '#574e6e') +
      oval(-3.2, -16.5, 2.3, 2.6, '#ffd65c') +
      oval(3.4, -16.5, 2.3, 2.6, '#ffd65c') +
      oval(-3, -16.5, 0.8, 2.3, INK) +
      oval(3.6, -16.5, 0.8, 2.3, INK) +
      poly(
        [
          [-1.2, -13.5],
          [1.5, -13.5],
          [0.1, -12],
        ],
        '#f0a0a8',
      ) +
      line('M-2.5-11Q.1-9.5 2.7-11', INK, 0.9) +
      shape('M-6-10.5Q0-7 6-10.5V-8Q0-4.5-6-8z', h.m) +
      disc(0.3, -6.3, 1.7, '#ffd65c'),
  },
  butler: {
    outline: 'M-9 0V-10Q-9-13-7-14-8-27 0-28T8-18L10-14 17-17V-22H5L16-24 18-14 11-6 9 0z',
    draw: (h) =>
      shape('M-9 0Q-10-13 0-13T9 0z', '#3a3a5a') +
      shape('M-9 0Q-10-13-2-13-5-6-4 0z', '#25253f') +
      poly(
        [
          [-3.5, -12.8],
          [0, -3],
          [4, -12.8],
        ],
        '#fffaf0',
      ) +
      poly(
        [
          [0, -11],
          [-4, -13],
          [-4, -9],
        ],
        h.m,
      ) +
      poly(
        [
          [0, -11],
          [4, -13],
          [4, -9],
        ],
        h.l,
      ) +
      line('M8-8L13-12', '#3a3a5a', 3.6) +
      disc(13.5, -13, 2.2, '#fffaf0') +
      oval(13, -15.5, 6, 1.7, '#c3cfdc') +
      shape('M10-16Q10-20.5 13-20.5T16-16z', '#fff4dd') +
      disc(13, -21, 1, '#efb63a') +
      disc(0, -19.5, 6.8, '#e9b994') +
      shape('M-6.8-19.5A6.8 6.8 0 0 1-1-26Q-4-19-1-12.8-6.8-13-6.8-19.5z', '#c48f72') +
      shape('M-7-20Q-8-28 0-28T7-20Q5-25 0-24.5-5-25-7-20z', '#4a4458') +
      line('M-4.5-20q1.6 1.4 3.2 0', INK, 1.3) +
      eye(3.2, -19.5, 1.4) +
      ring(3.2, -19.5, 2.8, '#efb63a', 0.9) +
      shape('M0-16.5Q4-18 6.5-15.5 3-14.6 0-15.8-3-14.6-6.5-15.5-4-18 0-16.5z', '#4a4458'),
  },
};
