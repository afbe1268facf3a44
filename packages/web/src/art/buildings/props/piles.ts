import { at, CREAM, disc, GLOW, INK, line, poly, rect, shades, shape } from '../../paper.ts';
import {
  barrel,
  bricks,
  bush,
  coal,
  flower,
  ingots,
  logs,
  pine,
  pumpkin,
  sack,
  sheaf,
  tree,
} from '../nature.ts';
import type { Props } from '../prop.ts';

function pot(x: number, y: number, colour: string, scale = 1): string {
  const t = shades(colour);
  return at(
    x,
    y,
    scale,
    shape('M-3 0q-5-5-2-10l1.6-2v-3h6.8v3l1.6 2q3 5-2 10z', t.l) +
      shape('M-3 0q-5-5-2-10l1.6-2v-3h2.4v3q-2.4 6 0 12z', t.d),
  );
}

function jack(x: number, y: number, scale: number): string {
  return (
    pumpkin(x, y, scale) +
    at(
      x,
      y,
      scale,
      shape('M-4-5.5l1.6-2 1.6 2zM1-5.5l1.6-2 1.6 2zM-4-3.5h8l-2 2.2-1.2-1-1 1-1.2-1-1 1z', '#ffe08a'),
    )
  );
}

const box = (x: number, y: number, colour: string): string => {
  const t = shades(colour);
  return at(
    x,
    y,
    1,
    rect(-5, -9, 10, 9, t.l) +
      rect(-5, -9, 3.4, 9, t.d) +
      rect(-1.2, -9, 2.4, 9, GLOW) +
      shape('M0-9q-5-5-4 0zq5-5 4 0z', GLOW),
  );
};

/** What lies or grows at a building's feet. */
export const PILES: Props = {
  pines: () => ({
    back: pine(-36, 1, 1.25, '#4f8350') + pine(37, 1, 1.05, '#5d9455'),
    front: pine(-27, 5, 0.75, '#6ea458'),
  }),
  trees: () => ({ back: tree(-36, 2, 1.15) + tree(36, 2, 0.95, '#9bb95c') }),
  bushes: () => ({ front: bush(-36, 6, 1) + bush(35, 6, 0.9, '#86ad55') }),
  pumpkins: () => ({
    front: pumpkin(-33, 5, 1.15) + pumpkin(-22, 7, 0.85, '#f0a544') + pumpkin(33, 6, 1, '#e57a31'),
  }),
  jacks: () => ({ front: jack(-34, 6, 1.3) + jack(-21, 7, 0.9) + jack(34, 6, 1.1) }),
  sheaves: () => ({ front: sheaf(-34, 5, 1.05) + sheaf(-25, 7, 0.8) + sheaf(34, 6, 0.95) }),
  logs: () => ({ front: at(29, 6, 1, logs()) }),
  bricks: () => ({ front: at(-36, 6, 1, bricks()) }),
  coalpile: () => ({ front: at(31, 6, 1, coal()) }),
  ingots: () => ({ front: at(-35, 6, 1, ingots()) }),
  barrels: () => ({ front: at(32, 6, 1, barrel(0, 0) + barrel(-9, 1) + barrel(-4.5, -9)) }),
  sacks: () => ({ front: at(-34, 6, 1, sack(0, 0) + sack(8, 1) + sack(4, -7)) }),
  crates: () => ({
    front: at(
      32,
      6,
      1,
      [
        [-6, 0],
        [5, 0],
        [-1, -10],
      ]
        .map(
          ([x = 0, y = 0]) =>
            rect(x - 5, y - 10, 10, 10, '#c08a4e') +
            rect(x - 5, y - 10, 3.4, 10, '#8a5a34') +
            line(`M${x - 5} ${y - 10}l10 10`, '#8a5a34', 1),
        )
        .join(''),
    ),
  }),
  pots: () => ({
    front:
      at(-35, 6, 1, pot(0, 0, '#d4603a') + pot(9, 2, '#e0a868', 0.8)) +
      at(34, 6, 1, pot(0, 0, '#4778c4', 0.95)),
  }),
  jars: () => ({
    front: [
      [-38, '#c93f4c'],
      [-30, '#efb63a'],
      [-22, '#8455a3'],
      [36, '#86ad55'],
    ]
      .map(([x, fill]) =>
        at(
          Number(x),
          7,
          1,
          rect(-3.4, -9, 6.8, 9, String(fill), 1.6) +
            rect(-2, -8, 1.6, 7, CREAM, 0.8, 0.5) +
            rect(-3.8, -11, 7.6, 2.6, CREAM, 0.8),
        ),
      )
      .join(''),
  }),
  churns: () => ({
    front: [
      [-36, 1],
      [-27, 0.85],
      [35, 0.95],
    ]
      .map(([x = 0, scale = 1]) =>
        at(
          x,
          6,
          scale,
          shape('M-5 0V-9l2-4v-3h6v3l2 4V0z', '#c9d4de') +
            shape('M-5 0V-9l2-4v-3h2.4v3q-2 6-1 13z', '#8b9bb0') +
            rect(-4, -17.5, 8, 2.4, '#e6eef4', 1),
        ),
      )
      .join(''),
  }),
  flowers: () => ({
    front: [
      [-40, 5],
      [-34, 7],
      [-28, 5],
      [28, 7],
      [35, 5],
      [41, 7],
    ]
      .map(([x = 0, y = 0], i) => flower(x, y, i))
      .join(''),
  }),
  hives: () => ({
    front: [
      [-36, 5],
      [-25, 6.5],
      [35, 6],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          1,
          shape('M-5.5 0q-1-13 5.5-13t5.5 13z', '#f0bf57') +
            shape('M-5.5 0q-1-13 5.5-13q-3 3-2.4 13z', '#c68a2e') +
            line('M-5-4h10M-4.4-8h8.8', '#a86f22', 1) +
            disc(0, -2.6, 1.5, INK),
        ),
      )
      .join(''),
  }),
  gifts: () => ({ front: box(-36, 6, '#c23f52') + box(-25, 8, '#3d9e8d') + box(36, 7, '#8455a3') }),
  peat: () => ({
    front:
      at(
        -33,
        6,
        1,
        [
          [-9, 0],
          [0, 0],
          [9, 0],
          [-5, -5],
          [5, -5],
          [0, -10],
        ]
          .map(
            ([x = 0, y = 0]) =>
              rect(x - 4.4, y - 4.6, 8.8, 4.4, '#5f4336', 0.8) +
              rect(x - 4.4, y - 4.6, 3, 4.4, '#3f2b28', 0.8),
          )
          .join(''),
      ) + at(35, 6, 0.8, coal()),
  }),
  coinbags: () => ({
    front:
      at(-34, 6, 1, sack(0, 0) + sack(9, 1) + disc(0, -5, 2.6, '#f2b84b') + disc(9, -4, 2.6, '#f2b84b')) +
      at(
        34,
        6,
        1,
        [0, 1, 2, 3]
          .map((i) => rect(-5, -3 - i * 2.6, 10, 2.2, i % 2 === 0 ? '#d9962a' : '#f2b84b', 1))
          .join(''),
      ),
  }),
  pots2: () => ({
    front: bush(-35, 6, 0.8, '#7fa653') + pot(-24, 7, '#d4603a', 0.7) + bush(36, 6, 0.7) + flower(30, 7, 3),
  }),
  models: () => ({
    front: [
      [-38, '#d4603a'],
      [-28, '#4778c4'],
      [34, '#3d9e8d'],
    ]
      .map(([x, fill]) =>
        at(
          Number(x),
          7,
          1,
          rect(-5, -3, 10, 3, '#e6d9c2') +
            rect(-3, -8, 6, 5, CREAM) +
            poly(
              [
                [-4.4, -8],
                [0, -12.5],
                [4.4, -8],
              ],
              String(fill),
            ),
        ),
      )
      .join(''),
  }),
  trinkets: () => ({
    front:
      poly(
        [
          [-44, 8],
          [-38, 1],
          [-18, 1],
          [-22, 8],
        ],
        '#8455a3',
      ) +
      disc(-36, 3, 2, GLOW) +
      rect(-32, -3, 4, 6, '#3d9e8d', 1) +
      disc(-25, 2.6, 2.4, '#c23f52') +
      poly(
        [
          [22, 8],
          [26, 1],
          [44, 1],
          [42, 8],
        ],
        '#2f8f8a',
      ) +
      rect(28, -4, 5, 7, '#c98f55') +
      disc(37, 2.4, 2.6, '#e6eef4'),
  }),
};
