import {
  at,
  CREAM,
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
import { awning } from '../awning.ts';
import { confetti, festoon } from '../festoon.ts';
import { type Forms, formed } from '../form.ts';
import { flat } from '../masses.ts';

/** Fairs, markets and open-air places. */
export const FAIR: Forms = {
  tent: (k) => {
    const body =
      rect(-30, -20, 60, 22, k.rt.l) +
      times(3, (i) => rect(-30 + i * 20, -20, 10, 22, CREAM)) +
      poly(
        [
          [-36, -20],
          [0, -60],
          [36, -20],
        ],
        k.rt.l,
      ) +
      poly(
        [
          [-24, -20],
          [0, -60],
          [-12, -20],
        ],
        CREAM,
      ) +
      poly(
        [
          [0, -20],
          [0, -60],
          [12, -20],
        ],
        CREAM,
      ) +
      poly(
        [
          [24, -20],
          [0, -60],
          [36, -20],
        ],
        k.rt.d,
      ) +
      times(6, (i) => shape(`M${-36 + i * 12}-20h12a6 5 0 0 1-12 0z`, i % 2 === 0 ? k.rt.m : CREAM)) +
      poly(
        [
          [-7, 2],
          [0, -18],
          [7, 2],
        ],
        k.rt.x,
      );
    return formed(body, -30, 60, 20, 42, { cx: 0, top: 60 });
  },

  /** A shell that throws music at the crowd. */
  bandshell: (k) => {
    const ring = (r: number, fill: string): string => shape(`M${-r} 0A${r} ${r * 1.28} 0 0 1 ${r} 0z`, fill);
    const body =
      at(
        2,
        -5,
        1,
        ring(37, k.rt.d) +
          ring(33, k.rt.l) +
          ring(29, k.t.h) +
          ring(24, k.t.l) +
          ring(19, k.t.m) +
          ring(14, k.t.d),
      ) +
      line('M2-33V-50M-12-30L-22-41M16-30L26-41', k.rt.l, 1.6) +
      poly(
        [
          [-37, -5],
          [41, -5],
          [45, 2],
          [-41, 2],
        ],
        k.t.h,
      ) +
      rect(-41, 2, 86, 4, k.t.d) +
      at(
        -6,
        -5,
        1,
        rect(-6, -8, 12, 8, '#c23f52', 1) +
          oval(0, -8, 6, 2, CREAM) +
          line('M-6-6L-3-1 0-6 3-1 6-6', GLOW, 0.9),
      ) +
      at(14, -5, 1, line('M0 0V-13M-3 0H3', INK, 1.3) + shape('M-4-13L4-15V-8L-4-6z', CREAM)) +
      at(-22, -5, 1, shape('M-5 0q-2-5 1-7q-2-4 2-5l2-8h2l0 8q4 1 2 5q3 2 1 7z', '#a8683d'));
    return formed(body, -36, 76, 44, 8, { cx: 2, top: 52 });
  },

  /** A kiosk with a hatch and a pointed hat. */
  booth: (k) => {
    const body =
      flat({ ...k, wall: 'plain' }, { x: -17, w: 36, h: 34, d: 14 }) +
      times(3, (i) => rect(-17 + i * 12, -34, 6, 34, CREAM, 0, 0.75)) +
      rect(-11, -26, 24, 13, '#3a2a3c', 1.6) +
      rect(-9.4, -24.4, 20.8, 9.8, GLOW, 1) +
      line('M1-24v9.5', '#3a2a3c', 1) +
      rect(-14, -13, 30, 3.4, WOOD_LIT) +
      poly(
        [
          [-23, -35],
          [1, -60],
          [25, -35],
        ],
        k.rt.l,
      ) +
      poly(
        [
          [-23, -35],
          [1, -60],
          [-4, -35],
        ],
        k.rt.d,
      ) +
      times(6, (i) => shape(`M${-23 + i * 8}-35h8a4 4.5 0 0 1-8 0z`, i % 2 === 0 ? k.rt.m : CREAM)) +
      disc(1, -62, 3.4, GLOW);
    return formed(body, -17, 36, 34, 26, { cx: 1, top: 64 });
  },

  /** Many awnings, no two alike. */
  bazaar: (k) => {
    const one = (x: number, y: number, w: number, colour: string, scale: number): string => {
      const rt = shades(colour);
      return at(
        x,
        y,
        scale,
        rect(-w / 2 + 1, -24, 2.6, 25, WOOD_DARK) +
          rect(w / 2 - 3.6, -24, 2.6, 25, WOOD_DARK) +
          poly(
            [
              [-w / 2, -23],
              [w / 2, -23],
              [w / 2 - 5, -35],
              [-w / 2 - 5, -35],
            ],
            rt.l,
          ) +
          awning(-w / 2, -23, w, rt) +
          rect(-w / 2 + 2, -9, w - 4, 10, k.t.l) +
          rect(-w / 2 + 2, -9, w - 4, 2.6, k.t.h) +
          times(4, (i) => disc(-w / 2 + 6 + (i * (w - 12)) / 3, -11, 3, confetti(i + Math.round(w)))),
      );
    };
    const body =
      one(-22, -16, 34, '#4778c4', 0.86) +
      one(20, -17, 34, '#7c4690', 0.86) +
      festoon(-36, 36, -52, 5, 9, 'pennants') +
      one(-20, 2, 36, '#d4603a', 1) +
      one(22, 3, 36, '#3d9e8d', 1);
    return formed(body, -38, 78, 50, 4, { cx: 0, top: 54 });
  },
};
