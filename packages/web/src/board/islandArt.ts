import { emblem } from '../art/emblems.ts';
import { pointsOf } from '../art/paper.ts';
import { figure } from '../art/pieces/counts.ts';
import { TONES } from '../art/tones.ts';
import { tileHexagon } from './hexes.ts';
import { charterIn } from './places.ts';

export const ISLAND_BOX = '-66 -66 132 142';

/** An empty sky island on its clouds, with its own number and the sign of the charter that it came from, whoever it drifts to. */
export function islandArt(site: string): string {
  const charter = charterIn(site);
  if (charter === undefined) return '';
  const tones = TONES[charter];
  const puff = (x: number, y: number, r: number, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  return (
    [-40, -20, 0, 20, 40].map((x) => puff(x, 56 - Math.abs(x) * 0.5, 13, '#bcd3e8')).join('') +
    `<polygon points="${pointsOf(tileHexagon(5, 0, 5))}" fill="#bcd3e8"/>` +
    [-30, -10, 10, 30].map((x) => puff(x, 51 - Math.abs(x) * 0.5, 11, '#f3f8ff')).join('') +
    `<polygon points="${pointsOf(tileHexagon(4))}" fill="#f3f8ff"/><polygon points="${pointsOf(tileHexagon(1))}" fill="${tones.m}"/>` +
    `<polygon points="${pointsOf(tileHexagon(-3, -1, 1))}" fill="#dbe9f5"/>${emblem(charter, 40, tones.m, 0, -14)}` +
    figure(site.split('-').at(-1) ?? '', 0, 29, 26, tones.d)
  );
}
