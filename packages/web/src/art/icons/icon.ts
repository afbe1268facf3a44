import { round } from '../paper.ts';
import { GOODS_GRID, GOODS_OUTLINES } from './goodsOutlines.ts';
import { SIGN_GRID, SIGN_OUTLINES } from './signOutlines.ts';

export type IconName = keyof typeof GOODS_OUTLINES;

const signs: { readonly [name: string]: string } = SIGN_OUTLINES;

/** An outline in a square of `grid` units, as large as `size`, about a middle. */
const placed = (outline: string, grid: number, size: number, fill: string, x: number, y: number): string =>
  `<path transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${(size / grid).toFixed(4)})" fill="${fill}" d="${outline}"/>`;

export const icon = (name: IconName, size: number, fill: string, x = 0, y = 0): string =>
  placed(GOODS_OUTLINES[name], GOODS_GRID, size, fill, x, y);

/** Signs that show a picture which goods have too. */
const SHARED: { readonly [sign: string]: IconName } = {
  rat: 'vermin',
  bow: 'butler',
  chef: 'chef',
  book: 'book',
  feather: 'quill',
  drawing: 'plan',
};

/** What hangs on a sign; nothing where there is no such picture. */
export function signIcon(name: string, size: number, fill: string, x = 0, y = 0): string {
  const shared = Object.hasOwn(SHARED, name) ? SHARED[name] : undefined;
  if (shared !== undefined) return icon(shared, size, fill, x, y);
  return Object.hasOwn(signs, name) ? placed(signs[name] ?? '', SIGN_GRID, size, fill, x, y) : '';
}

export const ICON_NAMES = Object.keys(GOODS_OUTLINES).filter(
  (name): name is IconName => name in GOODS_OUTLINES,
);
export const SIGN_NAMES: readonly string[] = [...Object.keys(SIGN_OUTLINES), ...Object.keys(SHARED)];
