import {
  at,
  CREAM,
  DUSK,
  disc,
  GLOW,
  line,
  mix,
  oval,
  poly,
  rect,
  shape,
  times,
  WOOD_DARK,
  WOOD_LIT,
} from '../../paper.ts';
import { type Form, type Forms, formed } from '../form.ts';
import { flat, gable, ridge } from '../masses.ts';
import { bush, flower, logs, pine, pumpkin, sheaf, tree } from '../nature.ts';
import { door, windows } from '../openings.ts';

const field: Form = (k) => {
  const house =
    ridge(k, { x: -16, w: 32, h: 18, d: 18, rh: 16 }) +
    windows(-14, 12, 18, 1) +
    windows(4, 12, 18, 1) +
    door(0, 11, 7);
  const rows: readonly (readonly [y: number, scale: number])[] = [
    [-14, 0.78],
    [-6, 0.92],
    [4, 1.1],
  ];
  const crops = rows
    .map(([y, scale], row) => {
      const furrow = oval(6, y + 4, 42 * (1 - (2 - row) * 0.1), 4, mix('#8a5a3a', DUSK, 0.1));
      const grown = times(4, (i) => {
        const x = -24 + i * 20 + row * 4 + (row === 1 ? -8 : 0);
        if (x >= 42 || (row === 0 && x < 4)) return '';
        return k.crop === 'grain' ? sheaf(x, y + 4, scale * 0.82) : pumpkin(x, y + 4, scale * 1.05);
      });
      return furrow + grown;
    })
    .join('');
  return formed(at(-16, -16, 0.8, house) + crops, -20, 40, 18, 16, { cx: -16, top: 46 });
};

/** What grows, and what is dug or grown into. */
export const LAND: Forms = {
  field,

  grove: (k) => {
    const hut =
      gable(k, { x: -16, w: 32, h: 16, d: 16, rh: 16 }) +
      windows(-15, 10, 16, 1) +
      windows(5, 10, 16, 1) +
      door(0, 11, 7);
    const body =
      pine(-28, -6, 1.7, '#3f7350') +
      pine(24, -8, 1.8, '#4b8253') +
      pine(-6, -16, 1.5, '#5a9156') +
      at(0, 2, 0.86, hut) +
      pine(-37, 6, 0.9, '#6ea458');
    return formed(body, -14, 28, 18, 16, { cx: 0 });
  },

  treehouse: (k) => {
    const hut =
      gable(k, { x: -14, w: 30, h: 16, d: 14, rh: 15 }) + windows(-13, 28, 16, 2) + door(1, 11, 6.4);
    const body =
      disc(-18, -58, 18, '#44713f') +
      disc(20, -60, 19, '#4f8350') +
      disc(2, -70, 19, '#6a9a4c') +
      poly(
        [
          [-8, 4],
          [-5, -40],
          [9, -40],
          [13, 4],
        ],
        '#8a5a3a',
      ) +
      poly(
        [
          [-8, 4],
          [-5, -40],
          [0, -40],
          [-1, 4],
        ],
        '#5f3b30',
      ) +
      line('M20 4V-26M26 4V-26M20-4h6M20-10h6M20-16h6M20-22h6', WOOD_LIT, 1.6) +
      rect(-26, -29, 54, 4, WOOD_LIT) +
      at(2, -29, 1, hut) +
      disc(-24, -46, 9, '#6a9a4c') +
      disc(29, -48, 8, '#86ad55');
    return formed(body, -20, 40, 30, 30, { cx: 2, top: 70 });
  },

  /** Fruit trees with a hammock between them. */
  orchard: () => {
    const apples = (x: number): string =>
      [
        [-6, -34],
        [5, -40],
        [2, -28],
        [-1, -45],
        [9, -31],
      ]
        .map(([dx = 0, y = 0]) => disc(x + dx, y, 1.9, '#d2454a'))
        .join('');
    const trunk = (x: number): string =>
      shape(`M${x - 4} 4L${x - 2.5}-26H${x + 2.5}L${x + 4} 4z`, '#8a5a3a') +
      shape(`M${x - 4} 4L${x - 2.5}-26H${x}L${x - 0.5} 4z`, '#5f3b30');
    const crown = (x: number): string =>
      disc(x - 6, -34, 13, '#44713f') +
      disc(x + 7, -36, 13, '#6a9a4c') +
      disc(x, -44, 13, '#86ad55') +
      apples(x);
    const body =
      tree(0, -6, 1.5, '#7fa653') +
      trunk(-25) +
      trunk(27) +
      crown(-26) +
      crown(27) +
      line('M-24-15Q1 6 26-15', '#5f3b30', 1.2) +
      shape('M-20-12Q1 9 22-12Q1-2-20-12z', '#e3607a') +
      shape('M-20-12Q1 9 22-12Q1 2.5-20-12z', '#b8405c') +
      oval(-8, -6.5, 4.6, 2.6, CREAM) +
      bush(38, 5, 0.8, '#86ad55');
    return formed(body, -30, 60, 30, 20, { cx: 0, top: 56 });
  },

  /** An arched trellis, grown over, with a bench in its shade. */
  arbour: (k) => {
    const vine = (x: number, y: number, r: number, i: number): string =>
      disc(x, y, r, i % 3 === 0 ? '#86ad55' : i % 3 === 1 ? '#5d8f4a' : '#44713f');
    const arch = times(13, (i) => {
      const a = Math.PI * (1 - i / 12);
      return vine(2 + 27 * Math.cos(a), -30 - 22 * Math.sin(a), 6.6 + (i % 3), i);
    });
    const blooms = times(7, (i) => {
      const a = Math.PI * (1 - (i + 0.5) / 7);
      return disc(
        2 + 28 * Math.cos(a),
        -31 - 23 * Math.sin(a),
        2.6,
        ['#e3a6c6', '#fbf0da', k.rt.h][i % 3] ?? CREAM,
      );
    });
    const body =
      rect(-27, -34, 3.4, 36, WOOD_DARK) +
      rect(-16, -34, 2.4, 34, WOOD_DARK) +
      rect(17, -34, 2.4, 34, WOOD_DARK) +
      rect(28, -34, 3.4, 36, WOOD_DARK) +
      line('M-25-26h9M-25-16h9M18-26h12M18-16h12', WOOD_LIT, 1.4) +
      shape('M-14 0V-28A16 16 0 0 1 17-28V0z', mix(k.rt.x, DUSK, 0.3), 0.5) +
      arch +
      blooms +
      rect(-12, -9, 27, 3, k.t.l) +
      rect(-12, -15, 27, 2.6, k.t.h) +
      line('M-10-6V1M13-6V1M-10-15v6M13-15v6', WOOD_DARK, 1.8) +
      bush(-31, 5, 1) +
      bush(35, 5, 0.9, '#86ad55') +
      flower(-22, 6, 0) +
      flower(27, 7, 3);
    return formed(body, -28, 60, 40, 14, { cx: 2, top: 58 });
  },

  /** A house grown inside a giant pumpkin. */
  gourd: (k) => {
    const body =
      shape('M-22 2Q-50-10-40-34Q-32-54-12-52Q-30-30-22 2z', '#b9541c') +
      shape('M24 2Q50-10 42-34Q34-54 14-52Q30-30 24 2z', '#f6a850') +
      shape('M-23 2Q-38-26-13-53Q0-57 2-56Q-16-30-8 4z', '#d86f24') +
      shape('M24 2Q38-26 15-53Q6-57 2-56Q20-30 10 4z', '#f0923a') +
      shape('M-9 4Q-18-30 2-56Q22-30 11 4z', '#e87f2c') +
      shape('M-2-54Q-4-66 6-72L13-68Q6-62 7-54z', '#4f7d3f') +
      shape('M8-64Q24-74 34-62Q22-58 8-60z', '#6a9a4c') +
      door(1, 18, 11) +
      disc(-20, -26, 5.4, k.t.x) +
      disc(-20, -26, 4.2, GLOW) +
      disc(23, -26, 5.4, k.t.x) +
      disc(23, -26, 4.2, GLOW) +
      disc(1, -32, 4.4, k.t.x) +
      disc(1, -32, 3.3, GLOW) +
      rect(-9, 0, 20, 2.6, '#e6d9c2') +
      rect(-12, 2.6, 26, 2.8, '#c9baa2');
    return formed(body, -34, 70, 40, 14, { cx: 1, top: 58 });
  },

  /** Slatted bins in a row; what goes in comes out as roses. */
  bins: (k) => {
    const bin = (x: number, heap: string): string =>
      oval(x, -19, 11, 5, heap) +
      disc(x - 4, -22, 4, heap) +
      disc(x + 4, -21, 3.4, mix(heap, '#fff0cf', 0.2)) +
      rect(x - 12, -17, 24, 19, k.t.l) +
      rect(x - 12, -17, 6, 19, k.t.d) +
      line(`M${x - 12}-12h24M${x - 12}-7h24M${x - 12}-2h24`, k.t.x, 1.6) +
      rect(x - 13, -20, 2.6, 22, WOOD_DARK) +
      rect(x + 10.4, -20, 2.6, 22, WOOD_DARK);
    const rose = (x: number, y: number, i: number): string =>
      disc(x, y, 3.4, ['#e3607a', '#fbf0da', '#cc4f68'][i % 3] ?? CREAM) +
      disc(x + 0.4, y - 0.4, 1.4, '#94273f');
    const body =
      shape('M-40 2V-26Q-40-50-18-50M40 2V-26Q40-50 18-50', '#0000', 1) +
      at(
        0,
        -6,
        1,
        rect(-36, -40, 2.6, 40, WOOD_DARK) +
          rect(34, -40, 2.6, 40, WOOD_DARK) +
          rect(-39, -42, 78, 3.4, k.rt.l),
      ) +
      times(9, (i) => disc(-35 + i * 8.8, -49 + (i % 2) * 3, 6.4, i % 2 === 0 ? '#5d8f4a' : '#44713f')) +
      times(6, (i) => rose(-31 + i * 12.6, -50 + (i % 2) * 4, i)) +
      bin(-24, '#6b4436') +
      bin(25, '#7a5a35') +
      bin(0.5, '#4d6b36') +
      flower(-40, 6, 0) +
      flower(41, 6, 0);
    return formed(body, -36, 74, 44, 6, { cx: 0, top: 54 });
  },

  /** Steps down into a mound, with a light at the bottom. */
  cellar: (k) => {
    const body =
      shape('M-44 4Q-40-34 0-38Q42-34 46 4z', '#5c6a4e') +
      shape('M-44 4Q-40-34 0-38Q-24-24-20 4z', '#3f4a40') +
      shape('M-4-38Q14-38 26-30Q12-32 2-28z', '#86996a') +
      flat(k, { x: -17, w: 36, h: 27, d: 10 }) +
      shape('M-11 4V-10A12 12 0 0 1 13-10V4z', '#1d1730') +
      shape('M-7 4V-8A8 8 0 0 1 9-8V4z', '#6f4fa0') +
      shape('M-4 4V-6A5 5 0 0 1 6-6V4z', '#b59be0') +
      rect(-13, 2, 28, 2.4, k.t.h) +
      rect(-16, 4.4, 34, 2.6, k.t.m) +
      [-26, 30]
        .map((x) => rect(x - 1.6, -9, 3.2, 11, CREAM) + shape(`M${x} -16q3.4 4 0 7q-3.4-3 0-7z`, '#ffcf5a'))
        .join('');
    return formed(body, -17, 36, 28, 8, { cx: 1, top: 40 });
  },

  /** A chute for logs, down a wooded hill. */
  chute: (k) => {
    const body =
      shape('M-46 4Q-44-50-22-58Q0-56 16-30Q30-8 46 4z', '#6f9a54') +
      shape('M-46 4Q-44-50-22-58Q-34-30-26 4z', '#466c3e') +
      pine(-36, -14, 1.1, '#3f7350') +
      pine(-8, -52, 0.9, '#4b8253') +
      at(-22, -55, 0.62, gable(k, { x: -14, w: 30, h: 16, d: 16, rh: 16 }) + door(1, 11, 7)) +
      line('M-14-44L-10-20M4-30L6-6M20-16L20 4', WOOD_DARK, 2.6) +
      line('M-20-48Q4-34 38-2', '#7a4a33', 8) +
      line('M-20-50Q4-36 38-4', WOOD_LIT, 4.4) +
      [
        [-6, -43],
        [10, -29],
        [25, -16],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            1,
            line('M-6-4L6 5', '#a8683d', 6) + disc(7, 5.6, 3, '#e0b074') + disc(7, 5.6, 1.3, '#b57f4b'),
          ),
        )
        .join('') +
      at(33, 7, 0.85, logs());
    return formed(body, -30, 60, 40, 14, { cx: -20, top: 66 });
  },
};
