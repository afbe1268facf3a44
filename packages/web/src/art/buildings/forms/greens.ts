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
import { barrel, bush } from '../nature.ts';
import { door } from '../openings.ts';

/** Where people meet under the open sky. */
export const GREENS: Forms = {
  /** A peddler's house on wheels. */
  wagon: (k) => {
    const wheel = (x: number, r: number): string =>
      disc(x, -r + 4, r, INK) +
      disc(x, -r + 4, r - 2.4, WOOD_LIT) +
      line(`M${x - r + 2} ${-r + 4}h${2 * r - 4}M${x} ${-2 * r + 6}v${2 * r - 4}`, INK, 1.6) +
      disc(x, -r + 4, 2.4, INK);
    const body =
      rect(-26, -40, 50, 32, k.t.l, 2) +
      rect(-26, -40, 14, 32, k.t.d, 2) +
      line('M-10-38V-10M2-38V-10M14-38V-10', k.t.m, 1.4) +
      shape('M-32-38Q-26-60 0-60Q26-60 31-38z', k.rt.l) +
      shape('M-32-38Q-26-60 0-60Q-16-52-16-38z', k.rt.d) +
      line('M-32-38H31', k.rt.h, 2.4) +
      rect(-7, -32, 22, 13, '#3a2a3c', 1) +
      rect(-5.6, -30.6, 19.2, 10.2, GLOW, 0.6) +
      awning(-9, -33, 26, k.rt) +
      rect(-9, -18, 26, 3, WOOD_LIT) +
      rect(-30, -9, 60, 4, WOOD_DARK) +
      line('M30-7L46-1', WOOD_DARK, 2.6) +
      wheel(-17, 9.5) +
      wheel(16, 8.5) +
      at(-30, -24, 1, line('M0-8V0', INK, 0.9) + disc(0, 3, 3.4, '#b97a16')) +
      at(27, -30, 1, line('M0-6V0', INK, 0.9) + rect(-3, 0, 6, 7, '#c23f52', 2));
    return formed(body, -26, 52, 40, 20, { cx: 0, top: 60 });
  },

  /** Tables and lamps under a great chestnut. */
  garden: (k) => {
    const table = (x: number, y: number): string =>
      at(
        x,
        y,
        1,
        rect(-11, -8, 22, 2.8, k.t.l) +
          line('M-7-6L-9 2M7-6L9 2', WOOD_DARK, 1.8) +
          rect(-13, -3, 26, 2, k.t.m) +
          rect(-6, -12, 3, 4, GLOW, 0.6) +
          rect(-6.6, -13, 4.2, 1.6, CREAM, 0.8) +
          rect(3, -12, 3, 4, GLOW, 0.6) +
          rect(2.4, -13, 4.2, 1.6, CREAM, 0.8),
      );
    const body =
      shape('M-5 4L-2-40H7L11 4z', '#8a5a3a') +
      shape('M-5 4L-2-40H2L2 4z', '#5f3b30') +
      disc(-19, -48, 17, '#3f6f3d') +
      disc(22, -50, 17, '#6a9a4c') +
      disc(2, -60, 20, '#55894a') +
      disc(10, -64, 13, '#86ad55') +
      disc(-6, -46, 14, '#4b7d44') +
      festoon(-38, 42, -32, 5, 9, 'lamps') +
      table(-25, 1) +
      table(27, 2) +
      at(1, 8, 0.95, barrel(-5, 0) + barrel(5, 0) + barrel(0, -9.4));
    return formed(body, -36, 74, 44, 20, { cx: 2, top: 78 });
  },

  /** Boards to dance on, under strings of lamps. */
  dance: (k) => {
    const body =
      poly(
        [
          [-46, 6],
          [-32, -12],
          [38, -12],
          [48, 6],
        ],
        k.t.l,
      ) +
      line('M-41 0H45M-37-6H41M-22-12L-28 6M-4-12V6M14-12L18 6M28-12L35 6', k.t.d, 1.1, 0.6) +
      rect(-46, 6, 94, 3.4, k.t.x) +
      rect(-34, -58, 3, 48, WOOD_DARK) +
      rect(35, -58, 3, 48, WOOD_DARK) +
      rect(0, -66, 3, 56, WOOD_DARK) +
      festoon(-32, 2, -56, 6, 6, 'lamps') +
      festoon(2, 36, -56, 6, 6, 'lamps') +
      festoon(-32, 36, -38, 7, 11, 'pennants') +
      dancer(-14, -2, k.rt.l, 1) +
      dancer(20, -3, '#3d9e8d', -1) +
      poly(
        [
          [3, -66],
          [15, -63],
          [3, -59],
        ],
        k.rt.l,
      );
    return formed(body, -36, 74, 50, 10, { cx: 1, top: 66 });
  },

  /** A parade ground: a pole, tents and ranks of little flags. */
  parade: (k) => {
    const small = (x: number, colour: string): string =>
      at(
        x,
        -6,
        1,
        poly(
          [
            [-13, 0],
            [0, -24],
            [13, 0],
          ],
          shades(colour).l,
        ) +
          poly(
            [
              [-13, 0],
              [0, -24],
              [-4, 0],
            ],
            shades(colour).d,
          ) +
          poly(
            [
              [-3.4, 0],
              [0, -13],
              [3.4, 0],
            ],
            INK,
          ),
      );
    const pole = (x: number, y: number, i: number): string =>
      line(`M${x} ${y}v-17`, INK, 1.4) +
      poly(
        [
          [x, y - 17],
          [x + 9, y - 14],
          [x, y - 10.5],
        ],
        confetti(i),
      );
    const body =
      oval(2, 0, 46, 9, k.t.h) +
      oval(2, 0, 46, 9, k.t.l, 0.6) +
      small(-27, '#d2573f') +
      small(30, '#4778c4') +
      rect(0, -64, 3, 62, WOOD_DARK) +
      disc(1.5, -65, 2.6, GLOW) +
      shape('M3-62Q16-66 28-58V-40Q16-48 3-44z', k.rt.l) +
      shape('M3-62Q9-64 12-63V-45Q7-46 3-44z', k.rt.d) +
      times(5, (i) => pole(-32 + i * 16, 6, i)) +
      poly(
        [
          [-8, 4],
          [-4, -4],
          [8, -4],
          [12, 4],
        ],
        k.t.d,
      );
    return formed(body, -36, 74, 40, 20, { cx: 1, top: 66 });
  },

  /** People in bronze, and one plinth that is still free. */
  statues: (k) => {
    const plinth = (x: number, y: number, scale: number, what: string): string =>
      at(
        x,
        y,
        scale,
        what +
          rect(-8, -12, 16, 12, k.t.l) +
          rect(-8, -12, 5, 12, k.t.d) +
          rect(-10, -14, 20, 3, k.t.h) +
          rect(-10, -1, 20, 3, k.t.m),
      );
    const bronze = shades('#3f9c8c');
    const hero =
      shape('M-5-14Q-6-30-2-33A4.6 4.6 0 1 1 4-33Q8-30 6-14z', bronze.l) +
      shape('M-5-14Q-6-30-2-33A4.6 4.6 0 0 1 0-41.5Q-3-30-1-14z', bronze.d) +
      line('M5-29L13-40', bronze.l, 3.2);
    const reader =
      shape('M-6-14Q-7-28-3-31A4.6 4.6 0 1 1 3-31Q7-28 6-14z', bronze.m) + rect(-4, -24, 9, 6, CREAM, 0.6);
    const body =
      poly(
        [
          [-8, 6],
          [-3, -14],
          [9, -14],
          [14, 6],
        ],
        '#e6d9c2',
      ) +
      bush(-40, -8, 1.3, '#5d8f4a') +
      bush(42, -8, 1.3, '#6a9a4c') +
      plinth(-24, -8, 0.86, reader) +
      plinth(26, -8, 0.86, '') +
      plinth(-31, 6, 1.1, hero) +
      plinth(
        33,
        6,
        1.1,
        at(
          0,
          0,
          1,
          shape('M-6-14Q-5-26 0-28Q-3-31-1-34L-3-39 1-37Q4-39 5-36Q8-31 4-28Q8-26 6-14z', bronze.l),
        ),
      );
    return formed(body, -38, 78, 40, 10, { cx: 1, top: 52 });
  },

  /** Only a door is missing: the hatch of a shop that opens to the street. */
  counter: (k) => {
    const body =
      flat(k, { x: -26, w: 54, h: 32, d: 16 }) +
      rect(-20, -25, 42, 14, '#3a2a3c', 1) +
      rect(-18.4, -23.4, 38.8, 10.8, GLOW, 0.6) +
      line('M-9-23v10.5M1-23v10.5M11-23v10.5', '#3a2a3c', 1.2) +
      awning(-22, -26, 46, k.rt) +
      rect(-24, -11, 50, 4, WOOD_LIT) +
      at(0, 0, 0.7, door(-27, 9, 7)) +
      rect(-16, -41, 34, 6, k.rt.l, 1);
    return formed(body, -26, 54, 32, 10, { cx: 1, top: 42 });
  },
};

function dancer(x: number, y: number, fill: string, way: 1 | -1): string {
  return at(
    x,
    y,
    1,
    disc(0, -17, 3.2, '#c98a6a') +
      shape(`M-2-13.5H2L${3 + way} -7L8 0H-8L${-3 + way}-7z`, fill) +
      line(`M${way * 2}-12L${way * 9}-17M${-way * 2}-12L${-way * 8}-8`, '#c98a6a', 1.8),
  );
}
