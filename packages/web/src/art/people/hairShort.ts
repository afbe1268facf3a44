import { disc, line, mix, poly, type Shades, shape } from '../paper.ts';
import type { Skin } from './colours.ts';
import { each, type Layers } from './kit.ts';

/** Hair: behind the head, before it, and what hangs over the shoulders. */
export type Hair = Layers & { readonly hang?: string };
export type HairDraw = (t: Shades, skin: Skin) => Hair;

export const CAP = 'M-17.5-15Q-20-37.5 0-37.5T17.5-15Q15.5-26 0-30.5-15.5-26-17.5-15z';
export const CAP_DUSK = 'M-17.5-15Q-20-37.5 0-37.5L0-30.5Q-15.5-26-17.5-15z';

export type Lump = readonly [x: number, y: number, r: number];

/** Curls: dark on the left, lit on the right. */
export const lumps = (list: readonly Lump[], t: Shades): string =>
  each(list, ([x, y, r]) => disc(x, y, r, x < -4 ? t.d : t.m)) +
  each(
    list.filter(([x]) => x > 4),
    ([x, y, r]) => disc(x + 1, y - 1.5, r * 0.62, t.l),
  );

/** Hair that ends above the shoulders. */
export const SHORT_HAIR: { readonly [word: string]: HairDraw } = {
  bald: (_, skin) => ({ front: line('M5-30q6 2 8 8', mix(skin.l, '#ffffff', 0.5), 2) }),
  plate: (t, skin) => ({
    front:
      shape('M-14-24Q-12-37 0-37T14-24Q0-30-14-24z', t.m) +
      shape('M-14-24Q-12-37 0-37L-1-28.5Q-8-27-14-24z', t.d) +
      line('M4-33q5 1 7 6', skin.l, 1.6) +
      each([-9, 0, 9], (x) => disc(x, -28.5 + Math.abs(x) * 0.2, 1, t.x)),
  }),
  wisps: (t) => ({
    back: lumps(
      [
        [-17, -15, 5],
        [-17.5, -9, 4],
        [17, -15, 5],
        [17.5, -9, 4],
      ],
      t,
    ),
    front: line('M-13-29Q-2-36 12-29M-11-32Q0-38 11-32', t.m, 1.6),
  }),
  mop: (t) => ({
    front:
      shape(
        'M-18-13Q-23-41 0-41 23-41 18-13 17-19 14-20 11-17 8-22 4-18 0-22-4-18-8-22-11-17-14-20-17-18-18-13z',
        t.m,
      ) +
      shape('M-18-13Q-23-41-3-41-11-33-10-20-12-18-14-20-17-18-18-13z', t.d) +
      line('M4-36q7 1 10 7', t.l, 2),
  }),
  quiff: (t) => ({
    front:
      shape('M-17-17Q-19-33-8-35-4-46 10-42 20-37 17-17 15-25 11-28 0-24-10-29-15-25-17-17z', t.m) +
      shape('M-17-17Q-19-33-8-35-6-40-1-42-10-34-10-29-15-25-17-17z', t.d) +
      line('M-1-37Q7-41 13-35', t.l, 2),
  }),
  waves: (t) => ({
    back: lumps(
      [
        [-18, -12, 6],
        [18, -12, 6],
        [-17, -4, 5],
        [17, -4, 5],
      ],
      t,
    ),
    front:
      shape('M-18-12Q-24-40 0-40T18-12Q17-24 10-29 6-22-2-25-10-22-13-27-17-20-18-12z', t.m) +
      shape('M-18-12Q-24-40-2-40-12-34-11-25-16-22-18-12z', t.d) +
      line('M3-36q8 1 11 8', t.l, 2),
  }),
  crop: (t) => ({
    front:
      shape('M-16.8-18Q-18-37 0-37T16.8-18Q14-28 6-29H-7Q-14-28-16.8-18z', t.m) +
      shape('M-16.8-18Q-18-37-2-37-9-33-9-29-14-27-16.8-18z', t.d),
  }),
  short: (t) => ({
    front:
      shape('M-17.5-15Q-21-39 1-39 21-38 17.5-15 16-22 13-27 4-24-6-28-13-26-17.5-15z', t.m) +
      shape('M-17.5-15Q-21-39-3-39-10-33-9-27-14-25-17.5-15z', t.d) +
      line('M4-34q6 1 9 6', t.l, 2),
  }),
  side: (t) => ({
    front:
      shape('M-17.5-13Q-22-39 2-40 22-38 17.5-14 16-24 13-28 3-23-11-31-15-24-17.5-13z', t.m) +
      shape('M-17.5-13Q-22-39-4-39.5-12-34-11-31-15-24-17.5-13z', t.d) +
      line('M-2-36Q8-36 14-29', t.l, 2),
  }),
  spiky: (t) => ({
    front:
      poly(
        [
          [-18, -16],
          [-21, -30],
          [-14, -29],
          [-14, -40],
          [-6, -34],
          [0, -45],
          [5, -35],
          [13, -41],
          [13, -31],
          [21, -31],
          [17.5, -16],
          [12, -26],
          [0, -29],
          [-12, -26],
        ],
        t.m,
      ) +
      poly(
        [
          [-18, -16],
          [-21, -30],
          [-14, -29],
          [-14, -40],
          [-6, -34],
          [-7, -28],
          [-12, -26],
        ],
        t.d,
      ),
  }),
  mohawk: (t) => ({
    front:
      shape('M-5-30Q-9-52 4-50 14-46 6-29 0-31-5-30z', t.m) + shape('M-5-30Q-9-52 4-50-2-42 0-30.5z', t.d),
  }),
  topknot: (t) => ({
    back: disc(0, -41, 6.5, t.m),
    front:
      shape('M-13-27Q-10-38 0-38T13-27Q0-33-13-27z', t.m) + shape('M-13-27Q-10-38 0-38-6-33-6-30.5z', t.d),
  }),
  tufts: (t) => ({
    back: lumps(
      [
        [-18, -16, 6],
        [-19, -9, 5],
        [18, -16, 6],
        [19, -9, 5],
      ],
      t,
    ),
  }),
  curls: (t) => ({
    back: lumps(
      [
        [-19, -14, 7],
        [-19, -3, 6],
        [19, -14, 7],
        [19, -3, 6],
      ],
      t,
    ),
    front: lumps(
      [
        [-15, -27, 7],
        [-7, -34, 7.5],
        [3, -36, 7.5],
        [12, -31, 7],
        [17, -23, 6],
      ],
      t,
    ),
  }),
  afro: (t) => ({
    back: lumps(
      [
        [-18, -24, 13],
        [-14, -37, 12],
        [0, -42, 13],
        [14, -37, 12],
        [19, -24, 13],
        [-21, -12, 9],
        [21, -12, 9],
      ],
      t,
    ),
    front: shape('M-16-21Q-12-33 0-33T16-21Q8-28 0-28T-16-21z', t.m),
  }),
  fringe: (t) => ({
    front:
      shape('M-17.5-12Q-20-38 0-38T17.5-12L16-19Q9-21 0-21T-16-19z', t.m) +
      shape('M-17.5-12Q-20-38-2-38-9-30-8-20.6L-16-19z', t.d),
  }),
};
