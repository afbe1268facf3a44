import { signIcon } from '../../icons/icon.ts';
import {
  at,
  CREAM,
  d,
  disc,
  GLOW,
  INK,
  line,
  oval,
  poly,
  rect,
  round,
  shape,
  times,
  WOOD_DARK,
} from '../../paper.ts';
import type { Props, Stand } from '../prop.ts';

/** A sign that hangs out over the street, low enough to be seen below what is printed in a tile's corner. */
export function sign({ right, h }: Stand, name: string): string {
  const x = Math.min(right + 3, 31);
  const y = -Math.min(13, h * 0.5);
  return (
    line(d`M${x - 9} ${y - 11}h18M${x} ${y - 11}v3`, INK, 1.6) +
    at(x, y, 1, disc(0, 0, 9, INK) + disc(0, 0, 7.6, CREAM) + signIcon(name, 12, INK))
  );
}

/** What stands about a building: furniture, carts, creatures. */
export const THINGS: Props = {
  fence: () => ({
    front:
      times(5, (i) =>
        poly(
          [
            [-42 + i * 6, 4],
            [-42 + i * 6, -4],
            [-40.2 + i * 6, -6.4],
            [-38.4 + i * 6, -4],
            [-38.4 + i * 6, 4],
          ],
          '#f6e6c8',
        ),
      ) + rect(-43, -2, 30, 1.8, '#e4cda4'),
  }),
  lantern: () => ({
    front:
      line('M-38 6V-22q0-5 6-5', INK, 1.8) +
      at(
        -31,
        -21,
        1,
        shape('M-3.4-5H3.4L2.4 4H-2.4z', GLOW) + rect(-4, -6.6, 8, 2.4, INK) + rect(-3, 3.4, 6, 2, INK),
      ),
  }),
  well: () => ({
    front: at(
      -33,
      6,
      0.9,
      rect(-8, -10, 16, 10, '#bdb4a6', 2) +
        rect(-8, -10, 6, 10, '#8b8590', 2) +
        line('M-6-10V-21M6-10V-21', WOOD_DARK, 2) +
        poly(
          [
            [-10, -20],
            [0, -29],
            [10, -20],
          ],
          '#d4603a',
        ),
    ),
  }),
  signpost: () => ({
    front:
      rect(-37, -34, 3, 40, WOOD_DARK) +
      poly(
        [
          [-46, -33],
          [-28, -33],
          [-24, -29.5],
          [-28, -26],
          [-46, -26],
        ],
        '#e4cda4',
      ) +
      poly(
        [
          [-28, -22],
          [-44, -22],
          [-48, -18.5],
          [-44, -15],
          [-28, -15],
        ],
        '#c98f55',
      ),
  }),
  mailbox: () => ({
    front:
      rect(-36, -10, 2.6, 16, WOOD_DARK) +
      shape('M-42-10V-16A4 4 0 0 1-38-20H-31A4 4 0 0 1-27-16V-10z', '#4778c4') +
      shape('M-42-10V-16A4 4 0 0 1-34-16V-10z', '#2b5194') +
      poly(
        [
          [-27, -18],
          [-27, -24],
          [-22, -22.5],
          [-25.5, -20],
        ],
        '#f0795b',
      ),
  }),
  easel: () => ({
    front:
      at(
        -34,
        7,
        1,
        line('M-7 0L0-24 7 0M-5-6H5', WOOD_DARK, 1.8) +
          rect(-8, -21, 16, 12, CREAM, 1) +
          disc(-2, -15, 3, '#f0795b') +
          rect(2, -18, 4, 6, '#3d9e8d'),
      ) +
      at(
        35,
        7,
        1,
        rect(-1, -20, 2, 20, WOOD_DARK) +
          rect(-8, -22, 16, 9, '#4778c4', 1) +
          line('M-5-18.5H5M-5-15.5H2', CREAM, 1.2),
      ),
  }),
  table: () => ({
    front: at(
      0,
      7,
      1,
      rect(-42, -8, 84, 3.2, '#d8b07a') +
        rect(-42, -5, 84, 1.6, '#8a5a34') +
        line('M-38-4V2M-13-4V2M13-4V2M38-4V2', WOOD_DARK, 2) +
        times(6, (i) =>
          i % 2 === 0
            ? oval(-33 + i * 13, -10, 3.4, 2.2, '#c98a3c')
            : disc(-33 + i * 13, -10.4, 2.2, ['#c93f4c', '#86ad55', '#f2b84b'][i % 3] ?? CREAM),
        ),
    ),
  }),
  kettle: () => ({
    front: at(
      -34,
      7,
      1,
      line('M-9 0L0-22 9 0', WOOD_DARK, 1.8) +
        line('M0-20v6', INK, 1) +
        shape('M-6-14H6Q8-4 3-4H-3Q-8-4-6-14z', '#434c60') +
        oval(0, -14, 6, 1.6, '#e0a868') +
        shape('M-4 0q-1-4 2-5q1 2 2 1q2 1 2 4z', '#f0652f'),
    ),
  }),
  papers: ({ left, right, h }) => ({
    front:
      line(`M${round(left - 8)} ${round(-h + 6)}L${round(right + 8)} ${round(-h + 2)}`, INK, 0.9) +
      times(6, (i) => {
        const u = (i + 0.5) / 6;
        const x = left - 8 + (right - left + 16) * u;
        return rect(x - 2.6, -h + 6 - 4 * u, 5.2, 6.6, i % 2 === 0 ? CREAM : '#fffdf6');
      }),
  }),
  scales: () => ({
    front: at(
      -34,
      7,
      1,
      line('M0 0V-22M-9-19L9-22M-5 0H5', '#b37c1d', 2) +
        shape('M-13-12H-5Q-9-7-13-12zM5-15H13Q9-10 5-15z', '#f2b84b') +
        line('M-9-19L-13-12M-9-19L-5-12M9-22L5-15M9-22L13-15', INK, 0.8),
    ),
  }),
};
