import { disc, line, oval, rect, shape } from '../paper.ts';
import { CAP, CAP_DUSK, type HairDraw, lumps } from './hairShort.ts';
import { each } from './kit.ts';

/** Hair that is long, or put up. */
export const LONG_HAIR: { readonly [word: string]: HairDraw } = {
  crowned: (t) => ({
    back: shape('M-18 0Q-22-39 0-39T18 0z', t.d),
    front:
      shape(CAP, t.m) +
      shape(CAP_DUSK, t.d) +
      each([-15, -9, -3, 3, 9, 15], (x, i) =>
        oval(x, -34 + Math.abs(x) * 0.42, 4.4, 3.4, x < -4 ? t.d : i % 2 ? t.m : t.l),
      ),
  }),
  lowbun: (t) => ({
    back: disc(12, -1, 8, t.m) + disc(14, -3, 4.4, t.l),
    front:
      shape('M-17.5-13Q-21-39 0-39T17.5-13Q16-25 2-30-12-27-17.5-13z', t.m) +
      shape('M-17.5-13Q-21-39-2-39-11-32-9-27.5-15-23-17.5-13z', t.d) +
      line('M4-34q7 2 10 8', t.l, 2),
  }),
  pigtails: (t) => ({
    back:
      shape('M-16-16Q-34-18-31 6-26 10-23 4-26-8-15-8z', t.d) +
      shape('M16-16Q34-18 31 6 26 10 23 4 26-8 15-8z', t.m) +
      disc(-18, -14, 3, '#f0795b') +
      disc(18, -14, 3, '#f0795b'),
    front:
      shape('M-17.5-13Q-20-38 0-38T17.5-13Q12-22 0-22T-17.5-13z', t.m) +
      shape('M-17.5-13Q-20-38-2-38-8-30-7-21.6-13-20-17.5-13z', t.d) +
      line('M4-33q7 2 9 8', t.l, 2),
  }),
  mane: (t) => ({
    back: lumps(
      [
        [-22, -28, 12],
        [-26, -12, 12],
        [-24, 4, 12],
        [-18, 16, 10],
        [22, -28, 12],
        [26, -12, 12],
        [24, 4, 12],
        [18, 16, 10],
        [0, -38, 13],
        [-12, -36, 12],
        [12, -36, 12],
      ],
      t,
    ),
    front: lumps(
      [
        [-12, -29, 6],
        [-5, -32, 6],
        [3, -32, 6],
        [11, -29, 6],
      ],
      t,
    ),
  }),
  sidebraid: (t) => ({
    back: shape('M-18 0Q-22-39 0-39T18 0z', t.d),
    front:
      shape('M-17.5-13Q-21-39 1-39T17.5-15Q13-27-4-30-13-25-17.5-13z', t.m) +
      shape('M-17.5-13Q-21-39-3-39-12-33-10-27-15-22-17.5-13z', t.d),
    hang:
      each([0, 1, 2, 3, 4], (i) => oval(17 - i * 1.2, -3 + i * 7, 5 - i * 0.4, 4.6, i % 2 ? t.m : t.l)) +
      disc(11, 31, 3, '#f2b84b'),
  }),
  bun: (t) => ({
    back: disc(0, -42, 9, t.m) + shape('M-9-42a9 9 0 0 1 9-9q-6 6-3 17Q-9-35-9-42z', t.d),
    front: shape(CAP, t.m) + shape(CAP_DUSK, t.d) + line('M4-34q7 2 10 8', t.l, 2),
  }),
  bob: (t) => ({
    back:
      shape('M-22 2Q-25-40 0-40T22 2Q12 6 0 2-12 6-22 2z', t.m) +
      shape('M-22 2Q-25-40-2-40-12-20-10 4-16 4-22 2z', t.d),
    front: shape('M-17-15Q-18-37 0-37T17-15Q9-22 0-21.5-9-22-17-15z', t.m) + line('M3-33q7 2 9 8', t.l, 2),
  }),
  long: (t) => ({
    back:
      shape('M-23 22Q-26-40 0-40T23 22Q12 26 0 18-12 26-23 22z', t.m) +
      shape('M-23 22Q-26-40-2-40-14-10-10 22-17 25-23 22z', t.d),
    front: shape(CAP, t.m) + shape(CAP_DUSK, t.d) + line('M4-34q7 2 10 8', t.l, 2),
  }),
  wavy: (t) => ({
    back:
      shape(
        'M-20-30Q0-48 20-30 30-20 24-8 31 0 24 10 28 20 16 24H-16Q-28 20-24 10-31 0-24-8-30-20-20-30z',
        t.m,
      ) + shape('M-20-30Q-14-38-4-39-14-20-10 24H-16Q-28 20-24 10-31 0-24-8-30-20-20-30z', t.d),
    front:
      shape('M-17.5-13Q-21-38 0-38T17.5-13Q15-25 4-30-4-22-17.5-13z', t.m) + line('M5-34q7 2 9 8', t.l, 2),
  }),
  braids: (t) => ({
    back: shape('M-18 0Q-22-39 0-39T18 0z', t.d),
    front: shape(CAP, t.m) + shape(CAP_DUSK, t.d),
    hang: each(
      [-20, 20],
      (x) =>
        each([0, 1, 2, 3], (i) =>
          oval(x * (1 + i * 0.03), -6 + i * 8, 4.6 - i * 0.3, 4.8, x < 0 ? t.d : i % 2 ? t.m : t.l),
        ) + disc(x * 1.12, 25, 3, '#f0795b'),
    ),
  }),
  ponytail: (t) => ({
    back: shape('M8-38Q40-38 32 10 27 16 23 8 27-14 8-24z', t.m) + line('M18-34Q34-26 29 4', t.l, 2),
    front:
      shape('M-17.5-15Q-21-39 1-39T17.5-17Q13-28 2-30-12-27-17.5-15z', t.m) +
      shape('M-17.5-15Q-21-39-3-39-12-33-11-26-15-22-17.5-15z', t.d),
  }),
  puffs: (t) => ({
    back: lumps(
      [
        [-19, -38, 11],
        [-25, -31, 8],
        [19, -38, 11],
        [25, -31, 8],
      ],
      t,
    ),
    front: shape(CAP, t.m) + shape(CAP_DUSK, t.d),
  }),
  dreads: (t) => ({
    back: each([-22, -16, -10, 10, 16, 22], (x, i) =>
      rect(x - 3.4, -28, 6.8, i === 0 || i === 5 ? 36 : 44, x < 0 ? t.d : i % 2 ? t.m : t.l, 3.4),
    ),
    front:
      shape('M-18-13Q-22-40 0-40T18-13Q15-25 6-28-2-24-8-28-15-25-18-13z', t.m) +
      shape('M-18-13Q-22-40-2-40-9-34-8-28-15-25-18-13z', t.d),
  }),
};
