import { at, DOOR, disc, GLOW, LEAF, line, poly, rect, shades, shape, times } from '../../paper.ts';
import { type Forms, formed } from '../form.ts';
import { back, box, flat, gable, ridge } from '../masses.ts';
import { texture } from '../materials.ts';
import { door, windows } from '../openings.ts';
import { cylinder, dome } from '../rounds.ts';

/** Where things are made. */
export const WORKS: Forms = {
  greenhouse: (k) => {
    const [w, h, x] = [56, 20, -24];
    const glass = { ...k, t: shades('#a5d8d0'), rt: shades('#86c8c0'), wall: 'glass' };
    const body =
      ridge(glass, { x, w, h, d: 20, rh: 20 }, 0) +
      times(5, (i) => line(`M${Math.round(x + ((i + 1) * w) / 6)}${-h}l-6-22`, '#f4fbf2', 1.2)) +
      times(
        4,
        (i) =>
          disc(x + 8 + i * 13, -6, 5, i % 2 === 0 ? '#86ad55' : LEAF) +
          disc(x + 10 + i * 13, -8, 2, i % 2 === 0 ? '#ea8a33' : '#e3607a'),
      ) +
      rect(x - 2, -3.4, w + 4, 4, '#d8a468');
    return formed(body, x, w, h, 20);
  },

  windmill: (k) => {
    const h = 46;
    const body =
      poly(
        [
          [-16, 0],
          [-10, -h],
          [10, -h],
          [16, 0],
        ],
        k.t.l,
      ) +
      poly(
        [
          [-16, 0],
          [-10, -h],
          [-3, -h],
          [-6, 0],
        ],
        k.t.d,
      ) +
      texture('stone', 0, 11, 22, k.t, k.chance) +
      dome(0, -h, 23, k.rt) +
      windows(-1, 10, 30, 1, 1, 'arch') +
      door(5, 13, 8) +
      rect(-13.6, -17, 27.2, 2.4, k.t.m);
    return formed(body, -14, 28, h, 14, { cx: 0 });
  },

  kiln: (k) => {
    const bottle = (x: number, scale: number): string =>
      at(
        x,
        0,
        scale,
        shape('M-19 0C-21-22-10-28-7-44L-6-60H6L7-44C10-28 21-22 19 0z', k.t.l) +
          shape('M-19 0C-21-22-10-28-7-44L-6-60H-2C-2-40-10-24-7 0z', k.t.d) +
          rect(-7.4, -63, 14.8, 4, k.t.x) +
          rect(-19.6, -9, 39.2, 3, k.t.m) +
          rect(-13, -31, 27, 2.4, k.t.m) +
          shape('M-5 0v-8a6.5 6.5 0 0 1 13 0v8z', '#3d1f28') +
          shape('M-2.4 0v-5a4 4.6 0 0 1 8 0v5z', '#ffb04a') +
          shape('M0 0v-3a2 2.6 0 0 1 4 0v3z', '#fff0b8'),
      );
    const body =
      (k.tier > 1 ? bottle(-20, 0.72) : '') +
      (k.tier > 3 ? bottle(27, 0.62) : '') +
      bottle(4, 1 + k.tier * 0.03);
    return formed(body, -19, 38, 40, 20, { cx: 0 });
  },

  forge: (k) => {
    const [w, h, x] = [50, 22, -26];
    const anvil =
      shape('M-9-11H10L6-7 3-6 5 0H-5L-3-6-9-8z', '#434c60') + shape('M-9-11H10L8-9H-9z', '#8fa3bb');
    const body =
      ridge(k, { x, w, h, d: 20, rh: 17 }) +
      shape('M-16 0v-10a10 10 0 0 1 20 0v10z', '#2c1b29') +
      shape('M-13 0v-7a7 7 0 0 1 14 0v7z', '#f0652f') +
      shape('M-10 0q0-9 4-11q3 4 5 3q2 3 1 8z', '#ffcf5a') +
      windows(8, 14, h, 1) +
      at(33, 6, 1, anvil);
    return formed(body, x, w, h, 17, { cx: -2 });
  },

  factory: (k) => {
    const [x, w, h] = [-34, 62, 22];
    const tooth = (i: number): string => {
      const a = x + (i * w) / 3;
      const b = a + w / 3;
      return (
        poly(
          [
            [a, -h],
            [a, -h - 15],
            [b, -h],
          ],
          k.rt.l,
        ) +
        poly([[a, -h], [a, -h - 15], back([a, -h - 15], 9), back([a, -h], 9)], GLOW) +
        line(`M${a.toFixed(1)} ${-h - 15}L${b.toFixed(1)} ${-h}`, k.rt.h, 2)
      );
    };
    const body =
      box(k, { x, w, h, d: 14 }) +
      times(3, tooth) +
      windows(x + 2, w - 20, h, 3) +
      rect(x + w - 17, -15, 13, 15, DOOR) +
      line(`M${x + w - 17}-10h13M${x + w - 17}-5h13`, k.t.m, 1);
    return formed(body, x, w, h, 12, { cx: -3 });
  },

  silo: (k) => {
    const body =
      cylinder(k, { x: 8, w: 26, h: 46 }) +
      dome(21, -46, 28, k.rt) +
      times(3, (i) => rect(8, -16 - i * 12, 26, 2, k.t.m)) +
      gable(k, { x: -26, w: 34, h: 22, d: 20, rh: 18 }) +
      door(-9, 15, 10) +
      disc(-9, -28, 3.4, GLOW);
    return formed(body, -30, 30, 24, 18, { cx: -12, top: 42 });
  },

  /** A padlock one can live in. */
  lock: (k) => {
    const body =
      line('M-13-34V-50A15 15 0 0 1 17-50V-34', k.rt.d, 8) +
      line('M-12-34V-50A14.5 14.5 0 0 1 17-50V-34', k.rt.l, 4.4) +
      flat(k, { x: -22, w: 48, h: 34, d: 16 }) +
      shape('M2-19a6.5 6.5 0 1 1 4.5 0L9 0H-2.5z', '#2c1b29') +
      disc(4.4, -6, 0.9, GLOW) +
      windows(-21, 15, 34, 1, 1, 'round') +
      windows(12, 13, 34, 1, 1, 'round') +
      times(4, (i) => disc(-18 + i * 13.4, -30, 1.4, k.t.h));
    return formed(body, -22, 48, 36, 30, { cx: 2, top: 66 });
  },
};
