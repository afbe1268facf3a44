import {
  at,
  CREAM,
  disc,
  GLOW,
  INK,
  line,
  poly,
  rect,
  round,
  shape,
  times,
  WOOD_DARK,
  WOOD_LIT,
} from '../../paper.ts';
import { flat } from '../masses.ts';
import { smoke, water } from '../nature.ts';
import { windows } from '../openings.ts';
import type { Props } from '../prop.ts';
import { cone, cylinder } from '../rounds.ts';

/** What is part of a building: chimneys, towers, clocks, what hangs on it. */
export const PARTS: Props = {
  chimney: ({ cx, top }) => ({
    far: smoke(cx + 11, -top - 14),
    back: at(
      cx + 11,
      -top + 4,
      1,
      rect(-3.5, -14, 7, 20, '#8d4a3d') +
        rect(-3.5, -14, 2.6, 20, '#6d3539') +
        rect(-4.6, -16, 9.2, 3, '#b9694f'),
    ),
  }),
  chimneys: ({ left, right, top }) => ({
    far: smoke(right - 8, -top - 8),
    back: [left + 6, right - 9]
      .map(
        (x) =>
          rect(x - 3.2, -top - 6, 6.4, 24, '#8d4a3d') +
          rect(x - 3.2, -top - 6, 2.4, 24, '#6d3539') +
          rect(x - 4.2, -top - 8, 8.4, 2.8, '#b9694f'),
      )
      .join(''),
  }),
  bigchimney: ({ cx }) => ({
    back:
      poly(
        [
          [cx + 10, 0],
          [cx + 12, -78],
          [cx + 20, -78],
          [cx + 23, 0],
        ],
        '#b0583f',
      ) +
      poly(
        [
          [cx + 10, 0],
          [cx + 12, -78],
          [cx + 15, -78],
          [cx + 14.5, 0],
        ],
        '#7e3a38',
      ) +
      rect(cx + 10.6, -80, 10.8, 4, '#d98b60') +
      rect(cx + 11, -66, 10, 3, '#7e3a38') +
      smoke(cx + 16, -84),
  }),
  wheel: ({ right }) => ({
    front:
      at(
        Math.min(right + 4, 34),
        -12,
        1,
        disc(0, 0, 14, WOOD_DARK) +
          disc(0, 0, 11, '#e9d3ac') +
          times(
            8,
            (i) =>
              `<rect x="-1.2" y="-15.5" width="2.4" height="15.5" fill="${i % 2 === 0 ? '#a8703f' : WOOD_LIT}" transform="rotate(${i * 45})"/>`,
          ) +
          disc(0, 0, 3, INK) +
          disc(0, 0, 1.2, GLOW),
      ) + shape('M14 3q8-3 14 0t16 0v5H14z', '#6fb6c4'),
  }),
  tower: ({ left, h, t, rt, wall, chance }) => ({
    back: at(
      left + 4,
      0,
      1,
      flat({ t, rt, wall, chance }, { x: -8, w: 15, h: h + 20, d: 8 }, true, 3) +
        windows(-8, 15, h + 20, 1, 3, 'arch'),
    ),
  }),
  turret: ({ right, h, t, rt, chance }) => ({
    front: at(
      right - 5,
      0,
      1,
      cylinder({ t, wall: 'plain', chance }, { x: -6, w: 12, h: h + 12 }) +
        cone(0, -h - 12, 17, 17, rt, 3) +
        windows(-3, 8, h + 12, 1, 2, 'arch'),
    ),
  }),
  flag: ({ cx, top, tones }) => ({
    back:
      line(`M${round(cx)} ${round(-top + 6)}v-21`, INK, 1.4) +
      poly(
        [
          [cx, -top - 15],
          [cx + 13, -top - 11],
          [cx, -top - 7],
        ],
        tones.m,
      ),
  }),
  flags: ({ left, right, top, tones }) => ({
    back: [left + 3, right - 5]
      .map(
        (x, i) =>
          line(`M${round(x)} ${round(-top + 22)}v-32`, INK, 1.4) +
          poly(
            [
              [x, -top - 10],
              [x + 11, -top - 6.5],
              [x, -top - 3],
            ],
            i === 0 ? tones.l : tones.m,
          ),
      )
      .join(''),
  }),
  telescope: ({ cx, top }) => ({
    back: at(
      cx + 6,
      -top + 4,
      1,
      rect(-2, -4, 17, 8, INK, 1) +
        rect(13, -5.4, 11, 10.8, '#4c5d7f', 1) +
        rect(23, -5.4, 2.4, 10.8, '#efb63a'),
      -38,
    ),
  }),
  blades: ({ cx, h, rt }) => ({
    front: at(
      cx,
      -h - 2,
      1,
      times(
        4,
        (i) =>
          `<g transform="rotate(${i * 90 + 24})">${rect(-1, -34, 2, 34, WOOD_DARK)}${shape('M1-33L9-31 7-9 1-7z', i % 2 === 0 ? rt.h : rt.l)}${line('M1-26l7 1M1-19l6.6 1M1-13l6 .6', WOOD_DARK, 0.9)}</g>`,
      ) +
        disc(0, 0, 3.4, INK) +
        disc(0, 0, 1.4, GLOW),
    ),
  }),
  crane: () => ({
    back:
      line('M30 4V-62M30-58L-2-74M30-44L8-69', '#8a5a3a', 3) +
      line('M0-73V-46', INK, 1) +
      rect(-5, -46, 10, 9, '#c98f55', 1) +
      rect(-5, -46, 4, 9, '#7a4a33', 1),
  }),
  mast: () => ({
    back:
      line('M22 0V-82', '#7a4a33', 2.8) +
      shape('M24-80q20 16 17 46L24-30z', '#f0795b') +
      shape('M20-72q-15 14-18 40l18 4z', '#c9503f'),
  }),
  water: () => ({ front: water() }),
  steps: ({ cx }) => ({
    front:
      rect(cx - 13, 0, 26, 2.6, '#e6d9c2') +
      rect(cx - 16, 2.6, 32, 2.8, '#c9baa2') +
      rect(cx - 19, 5.4, 38, 2.6, '#a99b8b'),
  }),
  carpet: ({ cx }) => ({
    front:
      rect(cx - 14, 0, 28, 2.6, '#e6d9c2') +
      rect(cx - 18, 2.6, 36, 2.6, '#c9baa2') +
      poly(
        [
          [cx - 5, 0],
          [cx + 5, 0],
          [cx + 11, 9],
          [cx - 11, 9],
        ],
        '#c23f52',
      ) +
      poly(
        [
          [cx - 5, 0],
          [cx - 2, 0],
          [cx - 5, 9],
          [cx - 11, 9],
        ],
        '#94273f',
      ),
  }),
  columns: ({ left, right, h }) => ({
    front:
      times(4, (i) => {
        const x = left + 4 + (i * (right - left - 8)) / 3;
        return rect(x - 2.2, -h + 2, 4.4, h - 2, CREAM) + rect(x - 2.2, -h + 2, 1.6, h - 2, '#cdb898');
      }) + rect(left - 2, -h, right - left + 4, 3.4, '#efe0c0'),
  }),
};
