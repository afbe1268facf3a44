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
  shades,
  shape,
  times,
  WOOD_DARK,
  WOOD_LIT,
} from '../../paper.ts';
import { type Forms, formed } from '../form.ts';
import { box, gable, ridge } from '../masses.ts';
import { pine, smoke } from '../nature.ts';
import { door, windows } from '../openings.ts';

const FIRE = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    shape('M-9 0Q-12-9-5-13Q-4-9-2-8Q-3-16 4-20Q3-13 7-11Q12-7 9 0z', '#f0652f') +
      shape('M-5 0Q-6-6-1-9Q1-5 3-6Q6-3 5 0z', '#ffcf5a'),
  );

/** Things one has never seen elsewhere. */
export const WONDERS: Forms = {
  /** A harbour crane, as tall as the sky allows. */
  bigcrane: (k) => {
    const body =
      box(k, { x: -20, w: 34, h: 17, d: 16 }) +
      windows(-19, 12, 17, 1) +
      door(1, 12, 8) +
      line(
        'M-14-17L-4-66M12-17L4-66M-12-26H10M-10-38H9M-7-50H6M-12-26L9-38M-10-38L6-50M10-26L-10-38',
        k.rt.d,
        2.8,
      ) +
      poly(
        [
          [-10, -62],
          [12, -62],
          [12, -74],
          [-10, -74],
        ],
        k.rt.l,
      ) +
      rect(-7, -72, 7, 6, GLOW) +
      line('M-8-70L-32-64M0-74L46-84M12-66L46-84M18-76V-68M28-79V-73', k.rt.l, 3) +
      rect(-40, -68, 12, 12, '#434c60') +
      line('M42-83V-48', INK, 1.2) +
      at(42, -34, 0.46, gable(k, { x: -13, w: 28, h: 18, d: 16, rh: 16 }) + door(1, 11, 7)) +
      line('M42-48L36-40M42-48L49-40', INK, 1);
    return formed(body, -20, 34, 20, 50, { cx: 0, top: 74 });
  },

  /** A frame of beams, with a little fir on top: the roof is up. */
  scaffold: (k) => {
    const body =
      rect(-26, -14, 54, 14, k.t.l) +
      rect(-26, -14, 54, 3, k.t.h) +
      line(
        'M-26 0V-32M-8 0V-32M10 0V-32M28 0V-32M-26-32H28M-26-32L1-56 28-32M-8-32V-48M10-32V-48M-38-4V-38M-17-47H19M-26-14L-8-32M28-14L10-32',
        WOOD_LIT,
        3.4,
      ) +
      line('M-38-37L-15-57L1-56M-15-57L-26-32', WOOD_DARK, 2.6) +
      poly(
        [
          [-26, -32],
          [-12, -44],
          [-27, -54],
          [-40, -39],
        ],
        k.rt.l,
        0.95,
      ) +
      line('M-36-42L-22-36M-31-47L-17-40', k.rt.d, 1.2) +
      line('M1-56V-62', WOOD_DARK, 2) +
      pine(1, -59, 0.62, '#4f8350') +
      line('M34 4V-36M41 4V-36M34-4h7M34-11h7M34-18h7M34-25h7', '#c98f55', 1.6) +
      door(1, 12, 8);
    return formed(body, -26, 54, 32, 24, { cx: 1, top: 70 });
  },

  /** A wheel that turns by itself, with a house for axle. */
  bigwheel: (k) => {
    const spoke = (i: number): string =>
      `<rect x="-1.5" y="-33" width="3" height="33" fill="${i % 2 === 0 ? WOOD_LIT : WOOD_DARK}" transform="rotate(${i * 36})"/>`;
    const pan = (i: number): string => {
      const a = (i * Math.PI) / 5;
      const [x, y] = [31 * Math.sin(a), -31 * Math.cos(a)];
      return disc(x, y, 4.2, k.rt.d) + disc(x + 0.6, y - 0.6, 2.6, i % 2 === 0 ? k.rt.l : GLOW);
    };
    const wheel = `<circle r="33" fill="none" stroke="${k.rt.d}" stroke-width="5"/><circle r="33" fill="none" stroke="${k.rt.l}" stroke-width="2.2"/>${times(10, spoke)}${times(10, pan)}${disc(0, 0, 9, k.t.x)}${disc(0, 0, 7, k.t.l)}${disc(0, 0, 3, GLOW)}`;
    const body =
      line('M-26 3L2-40 30 3', WOOD_DARK, 4.4) +
      at(2, -44, 1, wheel) +
      line('M-20 4L2-42 24 4', WOOD_LIT, 3.4) +
      at(
        -28,
        4,
        0.62,
        ridge(k, { x: -18, w: 36, h: 18, d: 16, rh: 14 }) + door(0, 12, 8) + windows(4, 14, 18, 1),
      ) +
      rect(-6, -1, 34, 5, k.t.m);
    return formed(body, -30, 62, 40, 38, { cx: 2, top: 78 });
  },

  /** A cask as large as a house, to speak from. */
  barrel: (k) => {
    const body =
      shape('M-25 2Q-34-24-23-46H27Q38-24 29 2z', k.t.l) +
      shape('M-25 2Q-34-24-23-46H-9Q-20-24-12 2z', k.t.d) +
      line('M-2 2Q-9-24-1-46M13 2Q18-24 13-46', k.t.m, 1.4) +
      shape('M-29-12Q2-6 33-12V-18Q2-12-29-18zM-28-30Q2-24 32-30V-36Q2-30-28-36z', '#4b5368') +
      oval(2, -46, 25, 6, k.t.h) +
      oval(2, -46, 20, 4.4, k.t.m) +
      door(3, 17, 10) +
      disc(-13, -24, 4, GLOW) +
      disc(20, -24, 4, GLOW) +
      line('M-30-44V-60M34-44V-60M-30-58Q2-53 34-58', WOOD_DARK, 2) +
      at(2, -48, 1, shape('M-7 0L-5-13H5L7 0z', k.rt.l) + rect(-7, -15, 14, 2.6, k.rt.d)) +
      line('M39 4L28-44M45 4L34-44M38.5-2h5.5M37-11h5.5M35-20h5.5M33-29h5.5M31-37h5', '#c98f55', 1.5);
    return formed(body, -26, 54, 44, 14, { cx: 2, top: 62 });
  },

  /** A store under a balloon that will not stay down. */
  balloon: (k) => {
    const body =
      gable(k, { x: -30, w: 34, h: 22, d: 18, rh: 17 }) +
      door(-13, 14, 9) +
      disc(-13, -28, 3, GLOW) +
      line('M12-36L18-18M36-36L30-18M20-36L21-18M28-36L27-18', INK, 0.9) +
      shape('M24-90C46-90 52-68 44-54Q38-42 32-35H16Q10-42 4-54C-4-68 2-90 24-90z', k.rt.l) +
      shape('M24-90C2-90-4-68 4-54Q10-42 16-35H20Q8-62 24-90z', k.rt.d) +
      shape('M24-90Q10-62 20-35H28Q38-62 24-90z', CREAM) +
      rect(16, -36, 16, 3, k.rt.x, 1) +
      rect(16, -18, 16, 10, '#c98f55', 1.6) +
      line('M16-15h16M16-11h16', WOOD_DARK, 1) +
      disc(20, -19, 2.8, '#ead2a2') +
      disc(26, -19.4, 3, '#ead2a2') +
      line('M24-8Q22 0 8 3', INK, 1);
    return formed(body, -30, 34, 24, 18, { cx: -13, top: 40 });
  },

  /** An oven as large as a chapel. */
  oven: (k) => {
    const body =
      shape('M-34 2V-16A35 36 0 0 1 36-16V2z', k.t.l) +
      shape('M-34 2V-16A35 36 0 0 1 1-52Q-18-36-16 2z', k.t.d) +
      shape('M6-50Q24-44 30-24Q18-40 2-44z', k.t.h) +
      rect(-37, -3, 77, 6, k.t.m) +
      shape('M-14-3V-15A16 17 0 0 1 18-15V-3z', k.t.x) +
      shape('M-10-3V-14A12 13 0 0 1 14-14V-3z', '#2c1b29') +
      at(2, -3, 1.05, FIRE(0, 0, 0.92)) +
      rect(-17, -3, 38, 3, k.rt.l) +
      rect(-8, -60, 13, 14, k.rt.d) +
      rect(-4, -60, 9, 14, k.rt.m) +
      rect(-10, -62, 17, 4, k.rt.l) +
      smoke(-1, -64) +
      at(31, 4, 1, oval(0, -3, 6.5, 3.8, '#c98a3c') + line('M-3-5l2 3M1-5.5l2 3', '#f4dba0', 1.2)) +
      at(40, 6, 1, oval(0, -3, 5, 3.2, '#b57030')) +
      line('M-42 6L-30-34', WOOD_LIT, 2.2) +
      oval(-29.5, -36, 4, 5, '#d9b27a');
    return formed(body, -34, 70, 36, 14, { cx: 0, top: 52 });
  },

  /** A kettle that could feed everybody. */
  kettle: (k) => {
    const t = shades('#4a4d5e');
    const body =
      line('M-32 4L1-66 34 4', WOOD_DARK, 4) +
      line('M1-64V-48', INK, 1.6) +
      FIRE(-10, 4, 0.9) +
      FIRE(12, 5, 1.05) +
      FIRE(1, 5, 1.2) +
      line('M-18 5L20 1M-16 1L22 5', '#5f3b30', 4) +
      line('M-25-34Q0-56 27-34', INK, 1.8) +
      shape('M-27-36H29Q32-8 12-7H-10Q-30-8-27-36z', t.l) +
      shape('M-27-36H-10Q-14-14-4-7H-10Q-30-8-27-36z', t.d) +
      oval(1, -36, 29, 6.4, t.x) +
      oval(1, -36.6, 25, 5, k.t.l) +
      disc(-9, -37.5, 3.2, '#ea8a33') +
      disc(4, -38, 2.8, '#86ad55') +
      disc(13, -36.6, 3, '#c8bfb2') +
      smoke(-8, -46) +
      smoke(10, -54) +
      at(-36, 6, 1, shape('M-6 0L-4-7 2-9 7-4 7 0z', '#b9bac6') + shape('M-6 0L-4-7 2-9 0 0z', '#7c7d8c'));
    return formed(body, -28, 58, 36, 20, { cx: 1, top: 60 });
  },

  /** A ring of stone, and beyond it another hour of the day. */
  ring: (k) => {
    const stone = (i: number): string => {
      const a = -0.62 * Math.PI + (i * 1.24 * Math.PI) / 10;
      const turn = round((a * 180) / Math.PI);
      return `<g transform="rotate(${turn})"><rect x="-6.2" y="-41" width="12.4" height="11" rx="1.6" fill="${i < 5 ? k.t.d : i % 2 === 0 ? k.t.l : k.t.h}"/></g>`;
    };
    const star = (x: number, y: number, r: number): string => disc(x, y, r, '#fff0b8');
    const body =
      at(
        1,
        -36,
        1,
        disc(0, 0, 31, '#2b2a63') +
          disc(4, -3, 25, '#5a3f94') +
          disc(8, -6, 17, '#b0567f') +
          disc(11, -8, 9.5, '#f5a25c') +
          disc(13, -9, 4.6, '#ffe7a6') +
          star(-18, -12, 1.3) +
          star(-12, 12, 1.1) +
          star(-22, 4, 0.9) +
          star(-6, -22, 1.2) +
          star(-14, -2, 0.8) +
          times(11, stone),
      ) +
      poly(
        [
          [-34, 4],
          [-30, -16],
          [-16, -10],
          [-14, 4],
        ],
        k.t.d,
      ) +
      poly(
        [
          [36, 4],
          [33, -16],
          [18, -10],
          [17, 4],
        ],
        k.t.l,
      ) +
      rect(-20, -1, 43, 3, k.rt.l) +
      rect(-25, 2, 53, 3, k.rt.m) +
      rect(-30, 5, 63, 3, k.rt.d);
    return formed(body, -34, 70, 60, 14, { cx: 1, top: 76 });
  },

  /** A house lifted on a wheel cart, half workshop, half engine. */
  engine: (k) => {
    const gear = (x: number, y: number, r: number, fill: string): string =>
      times(
        8,
        (i) =>
          `<rect x="${round(x - 1.8)}" y="${round(y - r - 2.4)}" width="3.6" height="5" fill="${fill}" transform="rotate(${i * 45} ${x} ${y})"/>`,
      ) +
      disc(x, y, r, fill) +
      disc(x, y, r * 0.55, k.t.x) +
      disc(x, y, r * 0.22, GLOW);
    const body =
      ridge(k, { x: -34, w: 40, h: 24, d: 18, rh: 15 }) +
      windows(-33, 22, 24, 2) +
      door(-5, 14, 9) +
      rect(10, -30, 30, 32, k.t.m, 3) +
      rect(10, -30, 9, 32, k.t.d, 3) +
      gear(25, -38, 12, '#efb63a') +
      gear(36, -18, 7.4, '#d98b60') +
      gear(19, -12, 6, '#8fa3bb') +
      rect(7, -1, 36, 4, INK, 1);
    return formed(body, -34, 40, 24, 16, { cx: -16, top: 44 });
  },
};
