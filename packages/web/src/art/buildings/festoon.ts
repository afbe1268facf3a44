import { CREAM, disc, GLOW, INK, line, poly, times } from '../paper.ts';

const CONFETTI = ['#f0795b', '#f2b84b', '#7fd1ae', '#b48bd0', '#8fb8ec'];
export const confetti = (i: number): string => CONFETTI[i % CONFETTI.length] ?? CREAM;

/** Lamps or pennants on a sagging line between two points of the same height. */
export function festoon(
  x1: number,
  x2: number,
  y: number,
  sag: number,
  n: number,
  kind: 'lamps' | 'pennants',
): string {
  const hung = times(n, (i) => {
    const u = (i + 0.5) / n;
    const x = x1 + (x2 - x1) * u;
    const low = y + 4 * sag * u * (1 - u);
    return kind === 'lamps'
      ? disc(x, low + 2.4, 2.3, i % 2 === 0 ? GLOW : '#ffb955')
      : poly(
          [
            [x - 2.6, low],
            [x + 2.6, low],
            [x, low + 5.4],
          ],
          confetti(i % 3),
        );
  });
  return line(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2 * sag} ${x2} ${y}`, INK, 0.8) + hung;
}
