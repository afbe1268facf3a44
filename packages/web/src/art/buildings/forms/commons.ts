import { at, CREAM, disc, GLOW, INK, line, oval, poly, rect, shape, times, WOOD_DARK } from '../../paper.ts';
import { awning } from '../awning.ts';
import { confetti } from '../festoon.ts';
import { type Forms, formed } from '../form.ts';
import { flat } from '../masses.ts';
import { texture } from '../materials.ts';
import { pine } from '../nature.ts';
import { door, windows } from '../openings.ts';

/** What stood here before anybody came. */
export const COMMONS_FORMS: Forms = {
  zeppelin: (k) => {
    const body =
      rect(-22, -4, 44, 8, '#a99b8b', 1) +
      rect(-18, -8, 36, 5, '#d9cab0', 1) +
      line('M-14-8L-8-36M14-8L8-36', WOOD_DARK, 2.4) +
      poly(
        [
          [-44, -66],
          [-34, -62],
          [-34, -50],
          [-44, -44],
        ],
        k.rt.d,
      ) +
      oval(4, -56, 42, 20, k.rt.l) +
      shape('M-38-56a42 20 0 0 1 42-20q-24 6-24 20t24 20a42 20 0 0 1-42-20z', k.rt.d) +
      shape('M4-76q17 8 17 20t-17 20q-14-8-14-20t14-20z', CREAM) +
      rect(-10, -36, 26, 9, INK, 3) +
      times(3, (i) => rect(-5 + i * 7, -34, 4, 4, GLOW, 1));
    return formed(body, -30, 60, 40, 30, { cx: 0, top: 84 });
  },

  charterstone: () => {
    const body =
      oval(0, 2, 38, 8, '#a99b8b') +
      oval(0, -1, 31, 6, '#d9cab0') +
      poly(
        [
          [-16, -2],
          [-19, -44],
          [-4, -72],
          [14, -62],
          [19, -26],
          [15, -2],
        ],
        '#7c86b8',
      ) +
      poly(
        [
          [-16, -2],
          [-19, -44],
          [-4, -72],
          [-3, -34],
          [-6, -2],
        ],
        '#4d5690',
      ) +
      poly(
        [
          [-4, -72],
          [14, -62],
          [6, -44],
          [-3, -34],
        ],
        '#b6bfe4',
      ) +
      poly(
        [
          [6, -44],
          [14, -62],
          [19, -26],
        ],
        '#98a3d4',
      ) +
      line('M-1-26l6-5 6 5M5-31v18M0-19h10', GLOW, 1.8) +
      pine(-32, 4, 0.6) +
      pine(33, 4, 0.5);
    return formed(body, -20, 40, 50, 10, { cx: 0, top: 72 });
  },

  /** A quay on a cloud, with a mooring mast. */
  cloudport: (k) => {
    const cloud = (x: number, y: number, scale: number, fill: string): string =>
      at(x, y, scale, shape('M-42 0Q-52-12-38-18Q-34-32-16-26Q-4-38 12-28Q30-34 36-20Q52-16 42 0z', fill));
    const body =
      cloud(2, 4, 1, '#dfe6f2') +
      cloud(-4, 8, 0.9, '#fbf6ec') +
      at(
        -14,
        -20,
        1,
        flat(k, { x: -12, w: 26, h: 22, d: 12 }) + windows(-11, 24, 22, 2, 1, 'arch') + door(1, 11, 7),
      ) +
      rect(-34, -22, 70, 4, '#c98f55') +
      line('M-30-18V-8M-10-18V-6M12-18V-6M30-18V-8', WOOD_DARK, 2.4) +
      line('M24-22V-70M18-22L24-50 30-22', WOOD_DARK, 2.4) +
      at(
        22,
        -66,
        0.42,
        poly(
          [
            [-44, -10],
            [-34, -6],
            [-34, 6],
            [-44, 12],
          ],
          k.rt.d,
        ) +
          oval(4, 0, 42, 20, k.rt.l) +
          shape('M-38 0a42 20 0 0 1 42-20q-24 6-24 20t24 20a42 20 0 0 1-42-20z', k.rt.d) +
          rect(-10, 20, 26, 9, INK, 3),
      ) +
      disc(24, -70, 2, GLOW) +
      shape('M6-32h12v10H6z', '#c08a4e') +
      line('M6-32l12 10M18-32L6-22', '#8a5a34', 1.2);
    return formed(body, -34, 70, 30, 14, { cx: -12, top: 60 });
  },

  stall: (k) => {
    const body =
      rect(-27, -34, 3.4, 36, WOOD_DARK) +
      rect(24, -34, 3.4, 36, WOOD_DARK) +
      poly(
        [
          [-28, -32],
          [28, -32],
          [22, -47],
          [-34, -47],
        ],
        k.rt.l,
      ) +
      [0, 2, 4]
        .map((i) =>
          poly(
            [
              [-28 + i * 9.33, -32],
              [-18.7 + i * 9.33, -32],
              [-24.7 + i * 9.33, -47],
              [-34 + i * 9.33, -47],
            ],
            CREAM,
          ),
        )
        .join('') +
      awning(-28, -32, 56, k.rt) +
      rect(-24, -13, 48, 14, k.t.l) +
      rect(-24, -13, 48, 3, k.t.h) +
      texture('plank', -24, 48, 10, k.t, k.chance) +
      ['#ea8a33', '#c93f4c', '#86ad55', '#efb63a', '#8455a3']
        .map((fill, i) => disc(-18 + i * 9, -15.4, 4, fill))
        .join('');
    return formed(body, -28, 56, 32, 6, { cx: 0 });
  },

  stage: (k) => {
    const body =
      shape('M-38 6V-16L-20-34H20L38-16V6z', k.t.d) +
      times(4, (i) =>
        poly(
          [
            [-38 + i * 3.4, 6 - i * 8],
            [38 - i * 3.4, 6 - i * 8],
            [38 - i * 3.4, -1 - i * 8],
            [-38 + i * 3.4, -1 - i * 8],
          ],
          i % 2 === 0 ? k.t.l : k.t.m,
        ),
      ) +
      times(7, (i) => disc(-24 + i * 8, -3 - (i % 3) * 8, 2.4, confetti(i))) +
      rect(-27, -56, 3, 32, WOOD_DARK) +
      rect(24, -56, 3, 32, WOOD_DARK) +
      poly(
        [
          [-34, -52],
          [34, -52],
          [28, -64],
          [-40, -64],
        ],
        k.rt.l,
      ) +
      awning(-34, -52, 68, k.rt);
    return formed(body, -34, 68, 40, 6, { cx: 0, top: 64 });
  },
};
