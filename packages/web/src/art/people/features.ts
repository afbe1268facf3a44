import { CREAM, disc, INK, line, mix, oval, poly, shape } from '../paper.ts';
import { BRONZE, GOLD, type Skin } from './colours.ts';
import { each, ring, spark, wordIn } from './kit.ts';

const LIPS = '#8a2f3e';
const THROAT = '#7a2438';
const SIDES = [-6.5, 6.5] as const;

const open = (x: number): string => oval(x, -13, 1.9, 2.5, INK) + disc(x + 0.7, -13.9, 0.7, CREAM);
const laughing = (x: number): string => line(`M${x - 3}-12q3-3.6 6 0`, INK, 1.6);
const resting = (x: number): string => line(`M${x - 3}-13q3 3.2 6 0`, INK, 1.6);
const lashes = (x: number): string => {
  const out = Math.sign(x);
  return open(x) + line(`M${x - 2.6 * out}-15.4q${2.8 * out}-2.6 ${5.6 * out} .2l${1.6 * out}-1.2`, INK, 1.3);
};
const wide = (x: number): string =>
  oval(x, -13, 3.6, 4, CREAM) + disc(x + 0.3, -12.6, 2, INK) + disc(x + 1, -13.4, 0.7, CREAM);
const lidded = (x: number, skin: Skin): string =>
  open(x) + shape(`M${x - 3}-13q.4-3.4 3-3.4t3 3q-3-1.6-6 .4z`, skin.d);
const lamp = (x: number): string =>
  disc(x, -13, 4.6, '#5f4a2a') +
  disc(x, -13, 3.6, '#a9f4e6') +
  disc(x + 0.3, -12.7, 2.4, '#1f5560') +
  disc(x + 1.2, -13.8, 1, '#fff') +
  disc(x - 0.7, -11.8, 0.5, '#fff');

type Draw = (skin: Skin) => string;

const EYES: { readonly [word: string]: Draw } = {
  dot: () => each(SIDES, open),
  lash: () => each(SIDES, lashes),
  lid: (skin) => each(SIDES, (x) => lidded(x, skin)),
  happy: () => each(SIDES, laughing),
  calm: () => each(SIDES, resting),
  wink: () => open(-6.5) + laughing(6.5),
  wide: () => each(SIDES, wide),
  lamp: () => each(SIDES, lamp),
  glasses: () =>
    each(SIDES, open) +
    each([-6.8, 6.8], (x) => ring(x, -12.6, 5.4, INK, 1.5, 0.22)) +
    line('M-1.4-13q1.4-1 2.8 0', INK, 1.5),
  specs: () =>
    each([-6, 6], open) +
    each(
      [-6.4, 6.4],
      (x) =>
        `<rect x="${x - 5}" y="-14.5" width="10" height="6" rx="2.5" fill="#fff" fill-opacity=".3" stroke="${BRONZE}" stroke-width="1.3"/>`,
    ) +
    line('M-1.4-12h2.8', BRONZE, 1.3),
  reading: () =>
    each(SIDES, resting) +
    each([-6.2, 6.2], (x) => line(`M${x - 5}-10.4h10q0 5-5 5t-5-5z`, '#c23f52', 1.3)) +
    line('M-1.2-10.2h2.4', '#c23f52', 1.3),
  monocle: () =>
    each(SIDES, open) + ring(6.8, -12.6, 5.4, '#e0a33a', 1.5, 0.3) + line('M10-8.5q3 8 1 16', '#e0a33a', 1),
  patch: () =>
    open(-6.5) + line('M-17-22L17-15', INK, 1.6) + shape('M1.5-16.5L12-15Q12.5-8 7-7.5 2-8.5 1.5-16.5z', INK),
  mask: () =>
    shape('M-17-17Q-8-19 0-16 8-19 17-17 16-7 7-8.5 2-9 0-12-2-9-7-8.5-16-7-17-17z', INK) +
    each([-6.8, 6.8], (x) => oval(x, -13, 3, 2.5, CREAM) + disc(x + 0.3, -12.8, 1.5, INK)),
  blind: () =>
    shape('M-17-18Q0-14 17-18V-10Q0-6-17-10z', '#5a3f7d') +
    shape('M-17-18Q-10-16-4-15.6L-4-8Q-12-8.5-17-10z', '#3f2b5e') +
    spark(0, -12, 5, '#ffd886'),
  shades: () =>
    shape('M-14-16H-1.5L-2.5-10Q-7-7-12-10zM14-16H1.5L2.5-10Q7-7 12-10z', INK) +
    line('M-16-16H16', INK, 1.8) +
    line('M-11-14.5l3 0M5-14.5l3 0', '#8fb8ec', 1.4),
};

/** Where the eyes are covered, brows would float on the cloth. */
const COVERED: readonly string[] = ['mask', 'blind', 'shades', 'lamp'];

const MOUTHS: { readonly [word: string]: Draw } = {
  smile: () => line('M-4.5-1Q0 3 4.5-1', LIPS, 1.7),
  smirk: () => line('M-4 .6Q1 1.5 5-2', LIPS, 1.7),
  grin: () =>
    shape('M-6-2Q0-.6 6-2 5 4 0 4T-6-2z', THROAT) +
    shape('M-5.2-1.7Q0-.6 5.2-1.7L4.6.2Q0 1-4.6.2z', '#fff6e4'),
  laugh: () =>
    shape('M-6.4-2.6Q0-1.4 6.4-2.6 6 5.4 0 5.6T-6.4-2.6z', THROAT) +
    shape('M-5.6-2.3Q0-1.2 5.6-2.3L5-.3Q0 .6-5-.3z', '#fff6e4') +
    oval(0.6, 3.9, 3, 1.5, '#e0707c'),
  oh: () => oval(0, 1, 2.2, 2.8, THROAT),
  sing: () => oval(0, 1, 3.4, 4, THROAT) + oval(0.4, 3, 2, 1.4, '#e0707c'),
  calm: () => line('M-3.5 .4h7', LIPS, 1.6),
  kind: () => line('M-4 0Q0 2.6 4 0', LIPS, 1.6) + line('M-5.4-.9l1 .7M5.4-.9l-1 .7', LIPS, 1),
  lips: (skin) =>
    shape('M-4.6-.4Q-2-2.6 0-1.4 2-2.6 4.6-.4 2 3 0 3T-4.6-.4z', mix(skin.m, '#b0304a', 0.62)) +
    line('M-4.4-.3Q0 .8 4.4-.3', mix(skin.m, '#7a1a38', 0.75), 0.9),
  teeth: () => shape('M-6-2H6Q5 3 0 3T-6-2z', '#fff6e4') + disc(3.2, -0.6, 1.3, GOLD),
  grille: () =>
    line('M-5-1.6Q0 3.4 5-1.6', '#5f4a2a', 2.6) +
    disc(-5.4, -2, 1.7, '#5f4a2a') +
    disc(5.4, -2, 1.7, '#5f4a2a'),
};

const NOSES: { readonly [word: string]: Draw } = {
  small: (skin) => shape('M.5-10L3.2-5Q1-3.4-1.2-4.8z', skin.d),
  button: (skin) => oval(0.6, -5.6, 2.3, 1.9, skin.d, 0.75),
  long: (skin) => shape('M.5-12L4.5-5Q1.5-2.6-1.6-4.6z', skin.d),
  round: (skin) =>
    oval(0.8, -5.8, 3.4, 2.9, mix(skin.m, skin.blush ?? skin.d, 0.6)) + oval(-0.6, -5, 2, 2, skin.d, 0.5),
  wide: (skin) => shape('M.5-11Q5-5 3.5-4 .5-2.6-3-4-2.5-6 .5-11z', skin.d),
  hook: (skin) => shape('M.2-12.5Q5-9 4.4-5 2-3 .4-3.6-.6-4.6-1-4.8z', skin.d),
  screw: (skin) => disc(0.4, -6, 2.6, skin.x) + line('M-1.2-6.6l3.2 1.2', skin.l, 1),
};

const BROWS: { readonly [word: string]: readonly [d: string, width: number] } = {
  soft: ['M-10-18.5q3.5-2.2 6.5-.6M10-18.5q-3.5-2.2-6.5-.6', 1.9],
  thin: ['M-10-18.8q3.5-2.4 6.5-1M10-18.8q-3.5-2.4-6.5-1', 1.3],
  bold: ['M-10.5-18q4-2.6 7.5-.4M10.5-18q-4-2.6-7.5-.4', 3],
  bushy: ['M-11-17.6q4-3.4 8-.8M11-17.6q-4-3.4-8-.8', 3.8],
  up: ['M-10-19q3-3.5 6.5-2M3.5-19.5q3-2 6.5 .5', 2],
  worried: ['M-10.5-17.6l7-2.6M10.5-17.6l-7-2.6', 1.9],
};

export const eyesOf = (word: string, skin: Skin): string => wordIn(EYES, word, () => each(SIDES, open))(skin);

export const mouthOf = (word: string, skin: Skin): string =>
  wordIn(MOUTHS, word, () => line('M-4.5-1Q0 3 4.5-1', LIPS, 1.7))(skin);

export const noseOf = (word: string, skin: Skin): string =>
  wordIn(NOSES, word, (it: Skin) =>
    poly(
      [
        [0.5, -10],
        [3.2, -5],
        [-1.2, -4.8],
      ],
      it.d,
    ),
  )(skin);

export function browsOf(word: string, eyes: string, colour: string): string {
  if (COVERED.includes(eyes)) return '';
  const [d, width] = wordIn(BROWS, word, ['M-10-18.5q3.5-2.2 6.5-.6M10-18.5q-3.5-2.2-6.5-.6', 1.9]);
  return line(d, colour, width);
}

export const EYE_WORDS = Object.keys(EYES);
export const MOUTH_WORDS = Object.keys(MOUTHS);
export const NOSE_WORDS = Object.keys(NOSES);
export const BROW_WORDS = Object.keys(BROWS);
