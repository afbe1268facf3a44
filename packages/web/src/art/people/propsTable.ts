import {
  at,
  CREAM,
  disc,
  GLOW,
  LEAF,
  LEAF_DARK,
  line,
  oval,
  poly,
  rect,
  shape,
  WOOD_DARK,
} from '../paper.ts';
import { GOLD, IRON, STEEL, WOOD } from './colours.ts';
import { around, type Draw, each, petal, spark, turned } from './kit.ts';

/** What is eaten, drunk, grown and picked. The origin is the hand. */
export const TABLE: { readonly [word: string]: Draw } = {
  wheat: () =>
    each(
      [-6, 0, 6],
      (x, _i) =>
        line(`M0 16Q${x * 0.5} -10 ${x}-22`, '#b98a2a', 1.8) +
        each([0, 1, 2, 3], (k) =>
          oval(x + (k % 2 ? 2.4 : -2.4), -22 - k * 5, 2.3, 3.7, k % 2 ? '#d79a2c' : '#f6cd5c'),
        ),
    ),
  mug: () =>
    shape('M-10-14H8V10H-10z', WOOD) +
    shape('M-10-14H-4V10H-10z', '#5f3b30') +
    line('M8-8Q18-8 16 0 15 5 8 5', WOOD, 3) +
    rect(-11, -6, 20, 2.6, GOLD) +
    rect(-11, 3, 20, 2.6, GOLD) +
    each(
      [
        [-8, -16, 5],
        [-1, -19, 6],
        [6, -16, 5],
      ],
      ([x, y, r]) => disc(x, y, r, '#fff8ea'),
    ),
  basket: () =>
    each(
      [
        [-8, -8, '#d2573f'],
        [0, -11, '#efb63a'],
        [8, -8, '#8455a3'],
        [-3, -6, '#86ad55'],
        [4, -5, '#ea8a33'],
      ],
      ([x, y, f]) => disc(x, y, 5.6, f),
    ) +
    shape('M-16-4H16L12 14H-12z', '#c98f55') +
    line('M-15 2H15M-13 8H13', WOOD_DARK, 1.3) +
    line('M-14-4Q0-34 14-4', WOOD, 2.6),
  pumpkin: () =>
    oval(-8, 0, 8, 10, '#c95f1e') +
    oval(8, 0, 8, 10, '#f5a04a') +
    oval(0, 0, 8, 11, '#ec8532') +
    line('M0-10q1-6 6-7', LEAF_DARK, 3),
  tea: () =>
    shape('M-11-8H9Q9 6-1 8-11 6-11-8z', '#fffaf0') +
    shape('M-11-8H-4Q-6 2-3 8-11 6-11-8z', '#d4cbd4') +
    line('M9-5Q16-5 14 1 12 4 7 3', '#fffaf0', 2.6) +
    line('M-5-12q-3-4 0-8M2-12q-3-4 0-8', CREAM, 1.8),
  cheese: () =>
    poly(
      [
        [-14, 4],
        [14, -10],
        [14, 4],
      ],
      '#f6cd5c',
    ) +
    poly(
      [
        [-14, 4],
        [14, 4],
        [14, 14],
        [-14, 14],
      ],
      '#e0a63a',
    ) +
    disc(4, 0, 2, '#d09030') +
    disc(-4, 9, 2.4, '#b87c22') +
    disc(8, 9, 2, '#b87c22'),
  honey: () =>
    shape('M-11-12H11Q14 10 0 12T-11-12z', '#e0962f') +
    shape('M-11-12H-4Q-8 4-2 12-14 10-11-12z', '#a8641c') +
    rect(-13, -18, 26, 7, '#fff4dd', 2) +
    shape('M2-11Q4 0 8-4V-11z', '#ffd97c'),
  bread: () =>
    each([-17, 0, 17], (angle) =>
      turned(
        angle,
        shape('M-4 8Q-6-26 0-32 6-26 4 8z', '#d9963f') +
          shape('M-4 8Q-6-26 0-32-2-14-1 8z', '#a8662a') +
          line('M0-22l3-3M0-14l3-3M0-6l3-3', '#f6d79a', 1.5),
      ),
    ) +
    shape('M-13 2H13L10 18H-10z', '#c98f55') +
    line('M-12 7H12M-11 12H11', WOOD_DARK, 1.2),
  flower: () =>
    line('M0 14V-12', LEAF_DARK, 2.6) +
    oval(6, 0, 6, 2.8, LEAF) +
    at(0, -20, 1, around(5, (i) => oval(0, -7, 4.6, 6, i % 2 ? '#e3607a' : '#f08aa0')) + disc(0, 0, 4, GLOW)),
  bowl: () =>
    shape('M-14-6H14Q12 10 0 10T-14-6z', '#c98f55') +
    shape('M-14-6H-5Q-6 6-1 10-12 9-14-6z', '#94603a') +
    oval(0, -6, 14, 3.6, '#f6d79a') +
    disc(-3, -7, 2, '#6a9a4c') +
    disc(4, -6.5, 2, '#d2573f'),
  cutlery: () =>
    line('M-6 14V-8M-10-22V-14Q-10-8-6-8T-2-14V-22M-6-22V-10', STEEL, 2) +
    shape('M5 14V-2Q3-14 7-24 12-14 9-2V14z', '#dfe8f0'),
  cocktail: () =>
    shape('M-15-22H15L2-6V8H8V11H-8V8H-2V-6z', '#dff0f4', 0.85) +
    shape('M-11-18H11L2-7H-2z', '#e3607a') +
    shape('M-11-18H-2L-1-7H-2z', '#b0385a') +
    line('M4-14L16-30', LEAF_DARK, 1.6) +
    disc(11, -24, 3, '#ffd886') +
    spark(-8, -26, 4, GLOW),
  grapes: () =>
    each(
      [
        [-6, -10],
        [0, -10],
        [6, -10],
        [-3, -4],
        [3, -4],
        [0, 2],
      ],
      ([x, y], i) => disc(x, y, 4.6, i % 2 ? '#7f4d94' : '#a06cb8') + disc(x + 1, y - 1.4, 1.4, '#e0c8ee'),
    ) +
    line('M0-14V-20', '#6b4436', 2) +
    petal(6, -19, 7, 4, -14, LEAF),
  wine: () =>
    rect(-5, -8, 10, 22, '#3f7350', 3) +
    rect(-5, -8, 4, 22, '#2a4f3c', 3) +
    rect(-2.2, -22, 4.4, 15, '#3f7350', 1) +
    rect(-5, -1, 10, 8, '#fff4dd') +
    rect(-2.6, -25, 5.2, 5, '#8f3346', 1),
  mushrooms: () =>
    each(
      [
        [-7, -8, 9, '#d2573f'],
        [6, -12, 10, '#b8763f'],
        [0, -4, 7, '#e0a06a'],
      ],
      ([x, y, r, fill]) =>
        rect(x - 2.4, y, 4.8, 9, '#fff4dd', 2) +
        shape(`M${x - r} ${y + 1}Q${x - r} ${y - r} ${x} ${y - r}T${x + r} ${y + 1}z`, fill) +
        disc(x + 2, y - 3, 1.6, '#fff4dd'),
    ) +
    shape('M-16 1H16L12 15H-12z', '#c98f55') +
    line('M-15 6H15M-13 11H13', WOOD_DARK, 1.3),
  jam: () =>
    rect(-11, -12, 22, 24, '#e2883a', 5) +
    rect(-11, -12, 8, 24, '#b05c22', 5) +
    shape('M-14-16H14L11-8H-11z', '#fff4dd') +
    line('M-11-9H11', '#cf4f3f', 2) +
    rect(-7, -2, 14, 9, '#fffaf0', 1),
  loaf: () =>
    shape('M-17 4Q-18-12 0-12T17 4Q16 10 0 10T-17 4z', '#d9963f') +
    shape('M-17 4Q-18-12-2-12-10-4-8 10-16 9-17 4z', '#a8662a') +
    line('M-6-7l5 5M2-9l5 5M9-6l4 4', '#f6d79a', 1.8),
  bouquetgrain: () =>
    each(
      [-8, 0, 8],
      (x) =>
        line(`M0 18Q${x * 0.5} -6 ${x}-20`, '#b98a2a', 1.8) +
        each([0, 1, 2], (k) =>
          oval(x + (k % 2 ? 2.4 : -2.4), -20 - k * 5, 2.3, 3.7, k % 2 ? '#d79a2c' : '#f6cd5c'),
        ),
    ) + line('M-5 6H5', '#cf4f3f', 3),
  gearflower: () =>
    line('M0 16V-10', IRON, 2.6) +
    petal(6, 2, 6, 2.8, 0, '#8fb3b8') +
    at(
      0,
      -20,
      1,
      around(8, () => rect(-2.4, -12, 4.8, 6, '#e3607a', 1)) +
        disc(0, 0, 8.5, '#cf5f7c') +
        disc(0, 0, 3.6, GOLD),
    ),
};
