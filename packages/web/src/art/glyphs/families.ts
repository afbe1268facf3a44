import { type IconName, icon } from '../icons/icon.ts';
import { CREAM, disc, INK, poly, rect, shape } from '../paper.ts';

/** Families differ by outline. A standing figure on a base: a minion. */
export const standee = (name: IconName | undefined, tint = '#7a5aa6', base = '#3b1f52'): string =>
  `<ellipse cy="7.6" rx="7.6" ry="2.4" fill="${base}"/>` +
  shape('M-7 7V-2.4A7 7 0 0 1 7-2.4V7Q0 9.4-7 7z', tint) +
  shape('M-7 7V-2.4A7 7 0 0 1 0-9.4Q-4-5-4 8Q-6 7.6-7 7z', base, 0.3) +
  (name === undefined ? QUESTION(0, -0.6) : icon(name, 11.4, CREAM, 0, -1));

/** A warning diamond: a peril. */
export const warning = (name: IconName | undefined): string =>
  shape('M0-10.4L10.4 0 0 10.4-10.4 0z', '#2a1830') +
  shape('M0-8.6L8.6 0 0 8.6-8.6 0z', '#ffcf4a') +
  shape('M0-8.6V8.6L-8.6 0z', '#eeb02f') +
  (name === undefined
    ? rect(-1.2, -4.6, 2.4, 5.8, INK, 1) + disc(0, 3.6, 1.4, INK)
    : icon(name, 10.4, INK, 0, 0));

/** A playing card with a picture: one kind of them. */
export const cardOf = (name: IconName | undefined, tint: string): string =>
  `<rect x="-6.6" y="-9" width="13.2" height="18" rx="2" fill="${INK}" transform="translate(-.8 .8)" opacity=".35"/>` +
  rect(-6.6, -9, 13.2, 18, CREAM, 2) +
  rect(-5.2, -7.6, 10.4, 11.8, tint, 1.2) +
  rect(-4, 5.4, 8, 1.6, '#c0a878', 0.8) +
  (name === undefined ? '' : icon(name, 9.4, '#fffaf0', 0, -1.7));

/** Two cards fanned out: any of them. */
export const ANY_CARD_ART =
  `<g transform="rotate(-9)">${rect(-7, -8.5, 11, 15.5, '#7387b3', 1.8)}</g>` +
  `<g transform="rotate(7)">${rect(-3.5, -8, 11, 15.5, CREAM, 1.8)}</g>` +
  shape('M1-4.5L4.6-.5 2 3-1.2-1.2z', '#f0795b');

/** A dusky hexagon with a light picture: something is done. */
export const deed = (name: IconName, tint: string, size = 12.6): string =>
  deedOf(icon(name, size, '#fff3d6'), tint);

export const deedOf = (picture: string, tint: string): string =>
  shape('M0-10L8.7-5V5L0 10-8.7 5V-5z', tint) +
  poly(
    [
      [0, -10],
      [0, 10],
      [-8.7, 5],
      [-8.7, -5],
    ],
    INK,
    0.28,
  ) +
  picture;

/** A plain picture, in ink. */
export const plain = (name: IconName, tint = INK, size = 18): string => icon(name, size, tint);

const QUESTION = (x: number, y: number): string =>
  `<path d="M${x - 3} ${y - 2}a3 3 0 1 1 4.2 2.7q-1.2.6-1.2 1.9" fill="none" stroke="#fff7e4" stroke-width="2.2" stroke-linecap="round"/>` +
  disc(x, y + 5.2, 1.4, '#fff7e4');
