import {
  at,
  disc,
  LEAF,
  LEAF_DARK,
  line,
  oval,
  poly,
  rect,
  shades,
  shape,
  times,
  WOOD_DARK,
} from '../paper.ts';

/** Plants and piles, each with its foot in the middle. */
export function pine(x: number, y: number, scale = 1, colour = LEAF): string {
  const t = shades(colour);
  const bough = (lift: number, w: number): string =>
    poly(
      [
        [-w, -4 + lift],
        [0, -17 + lift],
        [w, -4 + lift],
      ],
      t.l,
    ) +
    poly(
      [
        [-w, -4 + lift],
        [0, -17 + lift],
        [-w * 0.15, -4 + lift],
      ],
      t.d,
    );
  return at(x, y, scale, rect(-1.5, -5, 3, 5, WOOD_DARK) + bough(0, 9) + bough(-8, 7.4) + bough(-15, 5.6));
}

export function tree(x: number, y: number, scale = 1, colour = '#86ad55'): string {
  const t = shades(colour);
  return at(
    x,
    y,
    scale,
    rect(-1.4, -8, 2.8, 8, WOOD_DARK) +
      disc(0, -14, 8.5, t.d) +
      disc(2, -15, 6.8, t.l) +
      disc(-5, -9.5, 4.6, t.d),
  );
}

export function pumpkin(x: number, y: number, scale = 1, colour = '#ea8a33'): string {
  const t = shades(colour);
  return at(
    x,
    y,
    scale,
    oval(-3.6, -4.4, 3.8, 4.4, t.d) +
      oval(3.6, -4.4, 3.8, 4.4, t.l) +
      oval(0, -4.5, 3.6, 4.7, t.m) +
      oval(0.9, -4.6, 1.7, 4, t.h, 0.55) +
      line('M0-9q.4-2.6 2.6-3', LEAF_DARK, 1.7),
  );
}

export const sheaf = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shape('M-6 0H6L2-7H-2z', '#d79a34') +
      shape('M-2-7Q-11-14-7-17Q-4-20 0-17Q4-20 7-17Q11-14 2-7z', '#f4cf6a') +
      shape('M-2-7Q-11-14-7-17Q-4-20-1-17Q-3-11 0-7z', '#d79a34') +
      rect(-3.4, -8.6, 6.8, 2.8, '#a8492f', 1),
  );

export function bush(x: number, y: number, scale = 1, colour = LEAF): string {
  const t = shades(colour);
  return at(x, y, scale, disc(-4, -3.6, 4.2, t.d) + disc(3.5, -3.4, 4, t.l) + disc(0, -5.4, 4.6, t.m));
}

const PETALS = ['#e3607a', '#f2b84b', '#fbf0da', '#b48bd0'];
export const flower = (x: number, y: number, i: number): string =>
  line(`M${x} ${y}v-6`, LEAF_DARK, 1.4) +
  disc(x, y - 8, 3, PETALS[i % 4] ?? CREAM_PETAL) +
  disc(x, y - 8, 1, '#2a2748');
const CREAM_PETAL = '#fbf0da';

/** Cloud puffs of smoke, above a chimney's mouth. */
export const smoke = (x: number, y: number): string =>
  oval(x + 2, y - 2, 4.4, 3.6, SMOKE, 0.95) +
  oval(x + 8, y - 7, 6, 4.6, SMOKE, 0.85) +
  oval(x + 17, y - 9, 4.4, 3.2, SMOKE, 0.7);
/** Seen on every land's sky: a little darker than the lightest. */
const SMOKE = '#d9d0dc';

export const logs = (): string =>
  PILE.map(
    ([x, y]) =>
      disc(x, y - 4, 4.2, '#7a4a33') + disc(x, y - 4, 3, '#e0b074') + disc(x, y - 4, 1.3, '#b57f4b'),
  ).join('');
const PILE: readonly (readonly [number, number])[] = [
  [-8, 0],
  [0, 0],
  [8, 0],
  [-4, -7],
  [4, -7],
  [0, -14],
];

export const bricks = (): string =>
  [
    [-10, 0],
    [0, 0],
    [-5, -5.4],
    [5, -5.4],
    [0, -10.8],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        rect(x - 4, y - 5, 9.2, 4.8, i % 2 === 0 ? '#e07b50' : '#d4603a', 0.6) +
        rect(x - 4, y - 5, 2.6, 4.8, '#98352c', 0.6),
    )
    .join('');

export const coal = (): string =>
  shape('M-14 0L-11-8-4-10 0-15 6-11 11-8 13 0z', '#3a3846') +
  shape('M-14 0L-11-8-4-10-6 0z', '#24222f') +
  shape('M0-15L6-11 2-8zM6-5L11-8 9-2zM-8-5L-4-10-2-5z', '#6a697c');

export const ingots = (): string =>
  [
    [-7, 0],
    [6, 0],
    [0, -7],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        1,
        shape('M-7 0H7L5-6H-5z', '#8fa3bb') +
          shape('M-5-6H5L3-8H-6z', '#d5e0ea') +
          shape('M-7 0L-5-6-6-8-9-2z', '#566a87'),
      ),
    )
    .join('');

export const barrel = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shape('M-4.4 0q-1.8-5 0-10h8.8q1.8 5 0 10z', '#a8683d') +
      shape('M-4.4 0q-1.8-5 0-10h3q-1.4 5 0 10z', '#7a4a33') +
      rect(-5, -3.4, 10, 1.3, '#2a2748') +
      rect(-5, -8, 10, 1.3, '#2a2748'),
  );

export const sack = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    shape('M-4.6 0q-2-6 1.6-9l-1.4-3h8.8l-1.4 3q3.6 3 1.6 9z', '#ead2a2') +
      shape('M-4.6 0q-2-6 1.6-9h2q-2 4-1 9z', '#bf9c66'),
  );

/** Water lapping along the foot of a building. */
export const water = (): string =>
  shape(`M-48 6${times(8, () => 'q3-5 6 0t6 0')}v6h-96z`, '#5fb0bf') +
  shape(`M-48 9${times(8, () => 'q3-4 6 0t6 0')}v5h-96z`, '#3f8f9f');
