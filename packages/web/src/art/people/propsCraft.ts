import { at, disc, GLOW, INK, line, oval, poly, rect, shape } from '../paper.ts';
import { BRONZE, GOLD, IRON, STEEL, WOOD } from './colours.ts';
import { type Draw, each, ring, spark, turned } from './kit.ts';

/** Small things of a household. The origin is the hand. */
export const CRAFT: { readonly [word: string]: Draw } = {
  can: () =>
    shape('M-9-8H9L7 10H-7z', '#5fb0bf') +
    shape('M-9-8H-3L-3 10H-7z', '#3a7f92') +
    line('M9-2L18-12', '#5fb0bf', 3.6) +
    poly(
      [
        [14, -16],
        [22, -12],
        [18, -6],
      ],
      '#8fd0d8',
    ) +
    line('M-8-6Q-18-2-8 6', '#3a7f92', 2.6),
  brick: () =>
    poly(
      [
        [-12, -6],
        [-4, -12],
        [14, -8],
        [6, -2],
      ],
      '#f2a17c',
    ) +
    poly(
      [
        [-12, -6],
        [6, -2],
        [6, 8],
        [-12, 4],
      ],
      '#d2573f',
    ) +
    poly(
      [
        [6, -2],
        [14, -8],
        [14, 2],
        [6, 8],
      ],
      '#98352c',
    ),
  pan: () =>
    oval(0, -2, 16, 6, IRON) +
    oval(0, -4, 14, 4.6, '#5fb0bf') +
    each(
      [
        [-5, -4],
        [2, -3],
        [6, -5],
      ],
      ([x, y]) => disc(x, y, 1.9, GOLD),
    ) +
    spark(5, -12, 5, GLOW),
  vial: () =>
    shape('M-3-24H3V-14L10 2Q10 8 4 8H-4Q-10 8-10 2L-3-14z', '#dff3ea', 0.9) +
    shape('M-7-5H7L10 2Q10 8 4 8H-4Q-10 8-10 2z', '#6fc49a') +
    shape('M-7-5H-2L-4 8Q-10 8-10 2z', '#3f946f') +
    rect(-4, -28, 8, 5, WOOD, 1) +
    disc(3, 1, 1.7, '#dff3ea'),
  clock: () =>
    disc(0, -8, 14, BRONZE) +
    disc(0, -9, 12, GOLD) +
    disc(0, -9, 9.5, '#fffaf0') +
    line('M0-15V-9L5-6', INK, 1.8) +
    disc(0, -24, 3.4, BRONZE) +
    line('M-12 2Q-8 16-20 24', GOLD, 1.5),
  candle: () =>
    rect(-4, -16, 8, 22, '#fff4dd', 1) +
    rect(-4, -16, 3, 22, '#dccab0', 1) +
    line('M0-16V-20', INK, 1.4) +
    `<g class="art-flame">${shape('M0-30Q6-22 0-16-6-22 0-30z', '#ffb955')}${shape('M0-25Q3-20 0-17-3-20 0-25z', '#fff3c4')}</g>` +
    oval(0, 7, 11, 3.4, BRONZE),
  lantern: () =>
    line('M-7-14Q-7-27 0-27T7-14', INK, 2) +
    poly(
      [
        [-9, -10],
        [9, -10],
        [7, 10],
        [-7, 10],
      ],
      GLOW,
    ) +
    poly(
      [
        [-9, -10],
        [-3, -10],
        [-2, 10],
        [-7, 10],
      ],
      '#ffb955',
    ) +
    shape('M0-5Q5 1 0 7-5 1 0-5z', '#fff8dc') +
    line('M-3-10L-2 10M4-10L3 10', INK, 1.2) +
    poly(
      [
        [-11, -10],
        [11, -10],
        [6, -17],
        [-6, -17],
      ],
      INK,
    ) +
    rect(-9, 9, 18, 4, INK, 1),
  compass: () =>
    disc(0, -6, 13, BRONZE) +
    disc(0, -7, 11, '#fffaf0') +
    poly(
      [
        [0, -16],
        [3, -7],
        [0, -6],
        [-3, -7],
      ],
      '#c23f52',
    ) +
    poly(
      [
        [0, 2],
        [3, -7],
        [0, -8],
        [-3, -7],
      ],
      '#35508c',
    ),
  scissors: () =>
    `${line('M-6 6L8-26M6 6L-8-26', STEEL, 3)}<circle cx="-6" cy="9" r="4.5" fill="none" stroke="#c23f52" stroke-width="2.6"/><circle cx="7" cy="9" r="4.5" fill="none" stroke="#c23f52" stroke-width="2.6"/>`,
  tongs: () =>
    line('M-2 14L-7-24M4 14L8-24', IRON, 3) +
    rect(-9, -36, 18, 12, '#ff9a4a', 1) +
    rect(-9, -36, 8, 12, '#e0562f', 1),
  crate: () =>
    at(
      0,
      -4,
      1.5,
      poly(
        [
          [-9, -4.5],
          [0, -9],
          [9, -4.5],
          [0, 0],
        ],
        '#e8bd84',
      ) +
        poly(
          [
            [-9, -4.5],
            [0, 0],
            [0, 9.5],
            [-9, 4.8],
          ],
          '#c08a4e',
        ) +
        poly(
          [
            [9, -4.5],
            [0, 0],
            [0, 9.5],
            [9, 4.8],
          ],
          '#8a5a34',
        ),
    ),
  bell: () =>
    shape('M-11 4Q-8-18 0-18T11 4z', GOLD) +
    shape('M-11 4Q-8-18 0-18-5-6-4 4z', BRONZE) +
    disc(0, 7, 3.6, BRONZE) +
    line('M0-18V-26', WOOD, 4),
  sack: () =>
    shape('M-14 14Q-18-8-5-14L-9-22H9L5-14Q18-8 14 14z', '#c9a06a') +
    shape('M-14 14Q-18-8-5-14L-9-22H-2Q-8-2-6 14z', '#94703f') +
    line('M-6-14H6', INK, 2.4) +
    disc(3, 2, 4.5, GOLD) +
    disc(3, 2, 2.6, BRONZE),
  keys: () =>
    ring(0, 0, 9, IRON, 2.2) +
    each(
      [
        [-26, GOLD],
        [4, BRONZE],
        [34, STEEL],
      ],
      ([angle, metal]) => turned(angle, line('M0-9V-25M0-25h4M0-21h3', metal, 2.4) + disc(0, -9, 3, metal)),
    ),
  coins: () =>
    each(
      [0, 1, 2, 3],
      (i) => oval(0, 8 - i * 5, 11, 4, BRONZE) + oval(0, 6.5 - i * 5, 11, 4, i % 2 ? GOLD : '#ffd97c'),
    ) + spark(10, -16, 5, GLOW),
};
