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
  round,
  shape,
  times,
  WOOD_DARK,
} from '../../paper.ts';
import { type Forms, formed } from '../form.ts';
import { flat, hip } from '../masses.ts';
import { door, windowAt, windows } from '../openings.ts';
import { cone, cylinder, dome, onion } from '../rounds.ts';

/** What rises above the roofs. */
export const TOWERS: Forms = {
  tower: (k) => {
    const [w, h, x] = [26, 48 + k.tier * 1.5, -9];
    const body =
      hip(k, { x, w, h, d: 18, rh: 24, o: 4 }) +
      at(0, -h * 0.3, 1, windows(x + 2, w - 4, h * 0.66, 1, 2, 'arch')) +
      door(x + w / 2, 13, 9) +
      rect(x - 2, -h * 0.44, w + 4, 2.4, k.t.m);
    return formed(body, x, w, h, 20);
  },

  roundtower: (k) => {
    const [w, h, x] = [30, 42 + k.tier * 2, -13];
    const body =
      cylinder(k, { x, w, h }) +
      cone(x + w / 2, -h, w + 12, 27, k.rt, 5) +
      at(0, -h * 0.36, 1, windows(x + 9, w - 10, h * 0.6, 1, 2, 'arch')) +
      door(x + w * 0.58, 14, 10) +
      rect(x - 1, -h * 0.38, w + 2, 2, k.t.m);
    return formed(body, x, w, h, 24, { cx: 2 });
  },

  /** Square, with a clock on its face and an open belfry. */
  clocktower: (k) => {
    const [w, h, x] = [28, 50 + k.tier, -11];
    const mid = x + w / 2;
    const body =
      hip(k, { x, w, h, d: 18, rh: 22, o: 4 }) +
      rect(x - 2, -h + 1, w + 4, 2.6, k.t.m) +
      rect(x - 2, -24, w + 4, 2.4, k.t.m) +
      disc(mid, -h + 15, 10.6, INK) +
      disc(mid, -h + 15, 9, CREAM) +
      times(12, (i) =>
        disc(
          mid + 7.4 * Math.sin((i * Math.PI) / 6),
          -h + 15 - 7.4 * Math.cos((i * Math.PI) / 6),
          i % 3 === 0 ? 0.9 : 0.5,
          INK,
        ),
      ) +
      line(`M${mid} ${round(-h + 9)}V${round(-h + 15)}L${mid + 4.4} ${round(-h + 17.4)}`, INK, 1.7) +
      door(mid, 13, 8.6) +
      windowAt(mid - 8, -16, 4.4, 6, 'arch') +
      windowAt(mid + 8, -16, 4.4, 6, 'arch');
    return formed(body, x, w, h, 22);
  },

  /** A platform on legs, to look out from. */
  lookout: (k) => {
    const hut = hip(k, { x: -13, w: 28, h: 17, d: 14, rh: 17, o: 5 }) + windows(-12, 26, 17, 3);
    const body =
      line('M-16 2L-10-42M20 2L14-42M-6 0L-4-42M10 0L8-42', WOOD_DARK, 3) +
      line('M-15-6L15-36M19-6L-11-36', WOOD_DARK, 1.8) +
      line('M23 2V-40M29 2V-40M23-6h6M23-13h6M23-20h6M23-27h6M23-34h6', '#c98f55', 1.5) +
      at(1, -44, 1, hut) +
      poly(
        [
          [-20, -40],
          [34, -40],
          [26, -45],
          [-27, -45],
        ],
        '#c98f55',
      ) +
      rect(-20, -40, 54, 3, WOOD_DARK);
    return formed(body, -16, 34, 60, 18, { cx: 1, top: 80 });
  },

  domehall: (k) => {
    const [w, h, x] = [44, 22 + k.tier, -20];
    const body =
      cylinder(k, { x, w, h }) +
      dome(x + w / 2, -h, w - 4, k.rt) +
      rect(x - 1, -h - 2, w + 2, 4, k.t.h) +
      windows(x + 14, w - 28, h, 1, 1, 'arch') +
      windowAt(x + w - 6, -h * 0.56, 4, 6, 'arch') +
      windowAt(x + 8, -h * 0.56, 4, 6, 'arch') +
      door(x + w * 0.66, 13, 8);
    return formed(body, x, w, h, 25, { cx: 2 });
  },

  onionhall: (k) => {
    const [w, h, x] = [40, 24 + k.tier, -17];
    const drum = cylinder({ ...k, wall: 'plain' }, { x: x + 7, w: 20, h: 8 });
    const body =
      flat(k, { x, w, h, d: 18 }) +
      at(0, -h - 3, 1, drum + onion(x + 17, -8, 22, k.rt) + line(`M${x + 17}-33v-6`, INK, 1.4)) +
      windows(x + 1, 14, h, 1, 1, 'arch') +
      windows(x + w - 15, 14, h, 1, 1, 'arch') +
      door(x + w / 2, 14, 9);
    return formed(body, x, w, h, 30);
  },

  /** Three onions over one front: the grandest of all. */
  palace: (k) => {
    const side = (x: number): string =>
      flat(k, { x: x - 8, w: 16, h: 36, d: 10 }) +
      onion(x - 1, -38, 14, k.rt) +
      line(`M${x - 1}-54v-5`, INK, 1.2) +
      windows(x - 7, 14, 36, 1, 2, 'arch');
    const body =
      side(-26) +
      flat(k, { x: -20, w: 42, h: 28, d: 16 }) +
      at(1, -31, 1, onion(-3, -2, 25, k.rt) + line('M-3-31v-7', INK, 1.4)) +
      windows(-19, 14, 28, 1, 1, 'arch') +
      windows(8, 14, 28, 1, 1, 'arch') +
      door(1, 17, 11) +
      side(30);
    return formed(body, -34, 72, 30, 30, { cx: 0, top: 70 });
  },

  lighthouse: (k) => {
    const body =
      poly(
        [
          [-24, 4],
          [-14, -5],
          [20, -5],
          [28, 4],
        ],
        '#8b8590',
      ) +
      poly(
        [
          [-11, -3],
          [-7, -58],
          [11, -58],
          [15, -3],
        ],
        CREAM,
      ) +
      poly(
        [
          [-10, -15],
          [-9, -30],
          [13, -30],
          [14, -15],
        ],
        k.rt.l,
      ) +
      poly(
        [
          [-8, -42],
          [-7.4, -54],
          [11.4, -54],
          [12.2, -42],
        ],
        k.rt.l,
      ) +
      poly(
        [
          [-11, -3],
          [-7, -58],
          [-2, -58],
          [-4, -3],
        ],
        '#3b2a58',
        0.28,
      ) +
      rect(-10, -61, 24, 4, INK) +
      rect(-5, -72, 14, 11, GLOW) +
      line('M-1-72v11M5-72v11', INK, 1.2) +
      dome(2, -72, 18, k.rt) +
      poly(
        [
          [9, -70],
          [46, -80],
          [46, -58],
          [9, -63],
        ],
        '#fff0b8',
        0.55,
      ) +
      door(3, 12, 8);
    return formed(body, -12, 24, 60, 16, { cx: 2, top: 80 });
  },

  gate: (k) => {
    const pillar = (x: number): string =>
      flat(k, { x, w: 18, h: 46, d: 12 }, true) + windows(x, 18, 46, 1, 2, 'arch');
    const body =
      pillar(-32) +
      pillar(14) +
      shape('M-15-12V-36H15V-12A15 15 0 0 0-15-12z', k.t.l) +
      rect(-16, -40, 32, 5, k.rt.l) +
      line('M-15-12A15 15 0 0 1 15-12', k.rt.l, 3);
    return formed(body, -32, 64, 40, 10, { cx: 0 });
  },

  /** A small stronghold with bars in its windows. */
  keep: (k) => {
    const bars = (x: number, y: number): string =>
      rect(x - 4, y - 4, 8, 8, GLOW, 0.6) + line(`M${x - 1.4} ${y - 4}v8M${x + 1.4} ${y - 4}v8`, INK, 1.1);
    const body =
      flat(k, { x: 6, w: 24, h: 48, d: 12 }, true) +
      windows(6, 24, 48, 1, 2, 'arch') +
      flat(k, { x: -28, w: 40, h: 27, d: 16 }, true) +
      bars(-19, -17) +
      bars(4, -17) +
      door(-7.5, 16, 10);
    return formed(body, -28, 58, 30, 18, { cx: -8, top: 54 });
  },

  temple: (k) => {
    const body =
      rect(-32, -30, 64, 30, k.t.d) +
      door(0, 18, 12) +
      times(4, (i) => rect(-30 + i * 18.4, -28, 5.6, 28, k.t.h) + rect(-30 + i * 18.4, -28, 2, 28, k.t.m)) +
      rect(-35, -33, 70, 5, k.t.l) +
      poly(
        [
          [-37, -33],
          [0, -54],
          [37, -33],
        ],
        k.rt.l,
      ) +
      poly(
        [
          [-29, -34],
          [0, -50],
          [29, -34],
        ],
        k.rt.m,
      ) +
      disc(0, -40, 4.4, GLOW) +
      rect(-36, 0, 72, 3, k.t.l) +
      rect(-39, 3, 78, 3.4, k.t.m);
    return formed(body, -32, 64, 30, 18, { cx: 0 });
  },

  /** A house for music: columns, a great arch of light, a flat dome. */
  opera: (k) => {
    const body =
      flat(k, { x: -32, w: 64, h: 26, d: 14 }) +
      at(
        0,
        -30,
        1,
        rect(-18, -8, 36, 9, k.t.l) +
          shape('M-20-7Q-18-26 0-28Q18-26 20-7z', k.rt.l) +
          shape('M-20-7Q-18-26 0-28Q-9-20-8-7z', k.rt.d) +
          oval(0, -7, 20, 2.2, k.rt.m) +
          line('M0-28v-7', INK, 1.4) +
          disc(0, -36, 2, GLOW),
      ) +
      times(5, (i) => shape(`M${-29 + i * 12.2} 0V-12a4.6 4.6 0 0 1 9.2 0V0z`, i === 2 ? '#4b2c35' : GLOW)) +
      times(6, (i) => rect(-31 + i * 12.2, -22, 3, 22, k.t.h)) +
      rect(-34, 0, 68, 3, k.t.l) +
      rect(-37, 3, 74, 3.2, k.t.m);
    return formed(body, -32, 64, 28, 28, { cx: 0, top: 64 });
  },
};
