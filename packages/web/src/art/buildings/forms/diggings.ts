import { at, DOOR, disc, GLOW, INK, line, oval, poly, rect, shades, shape, WOOD_DARK } from '../../paper.ts';
import { type Forms, formed } from '../form.ts';
import { ridge } from '../masses.ts';
import { coal, ingots, logs } from '../nature.ts';
import { windows } from '../openings.ts';

/** Where things come out of the ground, and where they are heaped up. */
export const DIGGINGS: Forms = {
  mine: (k) => {
    const body =
      shape('M-46 4Q-38-34-14-40Q4-60 22-38Q42-30 46 4z', k.t.l) +
      shape('M-46 4Q-38-34-14-40Q-22-20-14 4z', k.t.d) +
      poly(
        [
          [-14, -40],
          [4, -51],
          [14, -46],
          [2, -34],
        ],
        k.t.h,
      ) +
      shape('M-13 4V-14a15 15 0 0 1 30 0V4z', '#241d33') +
      line('M-13 4V-20H17V4M-13-20L-18-24M17-20L22-24', '#c98f55', 4) +
      line('M-6 8L0-6M10 8L4-6', '#8a8596', 1.4) +
      poly(
        [
          [-0.6, -13],
          [4.6, -13],
          [4, -6],
          [0, -6],
        ],
        GLOW,
      );
    return formed(body, -18, 36, 30, 20, { cx: 0 });
  },

  headframe: (k) => {
    const body =
      ridge(k, { x: -36, w: 34, h: 18, d: 16, rh: 13 }) +
      windows(-34, 30, 18, 2) +
      line('M6 0L16-64H28L38 0M10-22H34M13-42H31M10-22L31-42M34-22L13-42', WOOD_DARK, 3.2) +
      line('M16-64L-10-20', INK, 1.2) +
      disc(22, -66, 10, INK) +
      disc(22, -66, 7.4, '#e6b98a') +
      line('M22-73v14M15-66h14', INK, 1.6) +
      disc(22, -66, 2.4, INK) +
      rect(14, -16, 16, 16, '#3a3846') +
      rect(17, -13, 10, 13, '#ffb955');
    return formed(body, -26, 44, 22, 40, { cx: 4, top: 64 });
  },

  shipyard: (k) => {
    const body =
      ridge(k, { x: -34, w: 30, h: 26, d: 14, rh: 16 }) +
      windows(-33, 28, 26, 2) +
      line('M22-14V-70', WOOD_DARK, 2.6) +
      shape('M24-66q17 14 15 36l-15 5z', '#fbf0da') +
      shape('M20-58q-13 12-15 30l15 3z', k.rt.l) +
      shape('M-8-20H46Q42 0 30 2H6Q-4-4-8-20z', k.t.m) +
      shape('M-8-20H46l-1 5H-6z', k.t.h) +
      line('M-3-10H43', k.t.d, 1.4);
    return formed(body, -30, 60, 20, 30, { cx: 0 });
  },

  /** An open shed over three heaps, each behind its own boards. */
  yard: (k) => {
    const stall = (x: number, heap: string): string =>
      at(x, 2, 1, heap) + rect(x - 14, -8, 2.4, 10, WOOD_DARK);
    const body =
      rect(-38, -30, 3, 32, WOOD_DARK) +
      rect(-1, -30, 3, 32, WOOD_DARK) +
      rect(35, -30, 3, 32, WOOD_DARK) +
      rect(-36, -16, 72, 16, k.t.x) +
      stall(-24, at(0, 0, 0.9, logs())) +
      stall(1, at(0, 0, 0.95, ingots())) +
      stall(26, at(0, 0, 0.9, coal())) +
      poly(
        [
          [-43, -28],
          [43, -28],
          [34, -46],
          [-50, -46],
        ],
        k.rt.l,
      ) +
      line('M-45-34H40M-47.5-40H37', k.rt.m, 1.6) +
      rect(-43, -28, 86, 2.6, k.rt.d);
    return formed(body, -38, 76, 30, 16, { cx: 0 });
  },

  oreshed: (k) => {
    const body =
      shape('M-44 2Q-40-30-18-34Q0-44 14-30Q40-28 44 2z', '#8794ab') +
      shape('M-44 2Q-40-30-18-34Q-26-16-22 2z', '#5c6a86') +
      poly(
        [
          [2, -37],
          [14, -30],
          [8, -22],
          [-4, -28],
        ],
        '#c7d2de',
      ) +
      at(
        4,
        2,
        0.95,
        ridge(k, { x: -18, w: 40, h: 18, d: 14, rh: 13 }) +
          rect(-12, -14, 16, 14, DOOR, 1) +
          windows(6, 16, 18, 1),
      );
    return formed(body, -24, 48, 26, 10, { cx: 0 });
  },

  pit: (k) => {
    const body =
      poly(
        [
          [-46, 2],
          [-34, -26],
          [-12, -34],
          [10, -28],
          [26, -36],
          [44, 2],
        ],
        k.t.l,
      ) +
      poly(
        [
          [-46, 2],
          [-34, -26],
          [-12, -34],
          [-18, 2],
        ],
        k.t.d,
      ) +
      poly(
        [
          [10, -28],
          [26, -36],
          [32, -20],
          [18, -16],
        ],
        k.t.h,
      ) +
      oval(2, -1, 30, 8, k.t.x) +
      oval(2, 1, 24, 6, shades(k.t.x).d) +
      at(
        24,
        -10,
        0.8,
        line('M0 8V-18L-14-10', WOOD_DARK, 2.6) +
          line('M-14-10v8', INK, 1) +
          rect(-18, -2, 8, 6, '#667489', 1),
      );
    return formed(body, -18, 36, 20, 10, { cx: 0 });
  },
};
