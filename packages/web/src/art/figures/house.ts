import { at, disc, INK, line, oval, poly, rect, type Shades, shape } from '../paper.ts';
import { BARK, BRONZE, GOLD, IRON, STEEL, WHITE, WOOD } from '../people/colours.ts';
import { each, turned } from '../people/kit.ts';

/** Things of a house. */
export const HOUSEHOLD: { readonly [word: string]: (t: Shades) => string } = {
  bed: (t) =>
    rect(-22, -4, 44, 14, WOOD, 2) +
    rect(-20, -8, 40, 12, t.l, 4) +
    rect(-20, -8, 14, 12, WHITE, 4) +
    rect(-23, -18, 4, 34, BARK, 1) +
    rect(19, -10, 4, 26, BARK, 1) +
    disc(-11, -9, 5, '#dfa374') +
    line('M-13.5-9q1.2 1 2.4 0M-9.5-9q1.2 1 2.4 0', INK, 1) +
    shape('M-16-11Q-14-20-4-18L4-22Q-2-14-6-10z', '#cf4f3f') +
    line('M6-18h5l-5 5h5M14-26h6l-6 6h6', INK, 1.6),
  jar: () =>
    rect(-12, -14, 24, 28, '#dff0ea', 5, 0.85) +
    rect(-13, -20, 26, 7, WOOD, 2) +
    at(
      0,
      3,
      0.62,
      poly(
        [
          [0, -17],
          [17, 0],
          [0, 17],
          [-17, 0],
        ],
        '#2a1830',
      ) +
        poly(
          [
            [0, -14],
            [14, 0],
            [0, 14],
            [-14, 0],
          ],
          '#ffcf4a',
        ) +
        line('M-5-3l3 2M5-3l-3 2M-4 6Q0 2 4 6', INK, 2),
    ) +
    line('M-8-10V8', '#fff', 2, 0.7),
  drawer: (t) =>
    rect(-19, -2, 38, 16, WOOD, 2) +
    rect(-19, -2, 12, 16, BARK, 2) +
    rect(-4, 4, 8, 3.4, GOLD, 1.6) +
    turned(-14, rect(-14, -24, 13, 24, '#4f7fae', 1) + line('M-11-19h7v6h-7z', '#dff0fa', 1.2)) +
    turned(6, rect(-2, -28, 13, 26, WHITE, 1) + line('M1-22h7M1-17h7M1-12h4', '#8a7a68', 1.2)) +
    turned(20, rect(6, -20, 11, 20, t.h, 1)),
  wardrobe: (t) =>
    rect(-18, -26, 36, 40, WOOD, 2) +
    rect(-15, -23, 30, 34, INK) +
    line('M-15-19H15', STEEL, 1.8) +
    each(
      [
        [-10, '#cf4f3f'],
        [-3, '#4778c4'],
        [4, GOLD],
        [11, '#5f9650'],
      ],
      ([x, fill]) => shape(`M${x - 4} 6L${x - 3}-15Q${x}-18 ${x + 3}-15L${x + 4} 6z`, fill),
    ) +
    poly(
      [
        [-18, -26],
        [-18, 14],
        [-27, 17],
        [-27, -24],
      ],
      BARK,
    ) +
    poly(
      [
        [18, -26],
        [18, 14],
        [27, 17],
        [27, -24],
      ],
      '#a8714a',
    ) +
    oval(0, -28, 12, 3, t.m),
  scales: () =>
    line('M0 12V-24M-20-18H20', BRONZE, 2.6) +
    disc(0, -26, 3, GOLD) +
    line('M-20-18L-26-4M-20-18L-14-4M20-18L14-4M20-18L26-4', INK, 0.9) +
    shape('M-28-4H-12Q-14 3-20 3T-28-4z', GOLD) +
    shape('M12-4H28Q26 3 20 3T12-4z', GOLD) +
    shape('M-10 14Q0 8 10 14z', BRONZE) +
    disc(20, -7, 3.4, IRON),
  hourglass: () =>
    rect(-13, -28, 26, 5, WOOD, 2) +
    rect(-13, 9, 26, 5, WOOD, 2) +
    shape('M-10-23H10Q10-12 2-7 10-2 10 9H-10Q-10-2-2-7-10-12-10-23z', '#e6f2f0', 0.9) +
    shape('M-7-16H7Q5-11 0-7-5-11-7-16z', '#efb63a') +
    shape('M-9 9Q-7 1 0 0 7 1 9 9z', '#d9962a') +
    line('M0-7V2', '#efb63a', 1.2),
  tape: () =>
    disc(-2, -4, 14, '#c23f52') +
    disc(-2, -4, 10, '#e0707c') +
    disc(-2, -4, 4, GOLD) +
    rect(-2, 6, 28, 6, '#f2c45a') +
    line('M3 6v3M8 6v4M13 6v3M18 6v4M23 6v3', INK, 1.2),
};
