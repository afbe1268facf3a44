import { figure } from '../art/pieces/counts.ts';
import { TONES } from '../art/tones.ts';
import { hexagon, pointsOf, TILE } from './hexes.ts';
import { CELLS, charterIn, SITE_PLACES } from './places.ts';

export type PlotPicture = { readonly markup: string; readonly viewBox: string };

/** Air round the charter, in units of the board. */
const RIM = 14;

/** Where a plot lies in its charter: all of them as they lie on the board, this one in its colour and with its number. */
export function plotArt(site: string): PlotPicture | undefined {
  const charter = charterIn(site);
  const place = SITE_PLACES.get(site);
  if (charter === undefined || place === undefined) return undefined;
  const cells = CELLS[charter];
  const tones = TONES[charter];
  const plots = cells.map(([x, y]) => {
    const isIt = x === place[0] && y === place[1];
    return `<polygon points="${pointsOf(hexagon(x, y, TILE.rx, TILE.ry))}" fill="${isIt ? tones.m : '#e9dcc0'}"/>`;
  });
  const left = Math.min(...cells.map(([x]) => x)) - TILE.rx - RIM;
  const top = Math.min(...cells.map(([, y]) => y)) - TILE.ry - RIM;
  const right = Math.max(...cells.map(([x]) => x)) + TILE.rx + RIM;
  const bottom = Math.max(...cells.map(([, y]) => y)) + TILE.ry + RIM;
  return {
    markup: plots.join('') + figure(site.split('-').at(-1) ?? '', place[0], place[1] + 20, 56, tones.on),
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
  };
}
