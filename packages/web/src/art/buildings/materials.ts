import type { Chance } from '../chance.ts';
import { line, rect, round, type Shades, shades } from '../paper.ts';

const WALLS: { readonly [word: string]: string } = {
  timber: '#a9683d',
  plank: '#c8945c',
  brick: '#bd5740',
  stone: '#bdb4a6',
  plaster: '#f3e2c4',
  slate: '#75808f',
  iron: '#667489',
  glass: '#a5d8d0',
  adobe: '#e0a868',
  coalstone: '#57535f',
  white: '#faf1de',
  rose: '#e3a08e',
  moss: '#8fa568',
  sky: '#a9cbe0',
  plum: '#9d77b0',
  tiles: '#e9d6bd',
};

const ROOFS: { readonly [word: string]: string } = {
  terracotta: '#d4603a',
  slate: '#4c5d7f',
  thatch: '#e3b04e',
  copper: '#3d9e8d',
  plum: '#7c4690',
  moss: '#668c3c',
  navy: '#2f4c85',
  gold: '#efb63a',
  rose: '#cc4f68',
  charcoal: '#413e4e',
  cream: '#f3e4c4',
  sky: '#5aa0c8',
  rust: '#a8492f',
};

export const WALL_WORDS = Object.keys(WALLS);
export const ROOF_WORDS = Object.keys(ROOFS);

const known = (words: { readonly [word: string]: string }, word: string, usual: string): string =>
  Object.hasOwn(words, word) ? (words[word] ?? usual) : usual;

export const wallShades = (word: string): Shades => shades(known(WALLS, word, '#f3e2c4'));
export const roofShades = (word: string): Shades => shades(known(ROOFS, word, '#d4603a'));

/** How a wall feels, on a face that begins at x and stands on the ground. `t.d` draws the joints. */
export function texture(wall: string, x: number, w: number, h: number, t: Shades, chance: Chance): string {
  switch (wall) {
    case 'brick':
      return scattered((w * h) / 110, (i) =>
        rect(x + 2 + chance() * (w - 9), -2.5 - chance() * (h - 6), 5, 2, i % 3 === 0 ? t.h : t.d, 0.4, 0.55),
      );
    case 'stone':
    case 'slate':
    case 'coalstone':
      return scattered((w * h) / 150, (i) =>
        rect(
          x + 2 + chance() * (w - 10),
          -3 - chance() * (h - 7),
          5 + chance() * 2,
          3,
          i % 2 === 0 ? t.h : t.d,
          1.2,
          0.5,
        ),
      );
    case 'plank':
      return rules(5, w - 2, 5.5, (i) => `M${round(x + i)}-1V${round(-h + 1)}`, t.d, 0.8);
    case 'timber':
      return rules(4.5, h - 1, 4.6, (i) => `M${round(x)} ${round(-i)}h${round(w)}`, t.d, 1);
    case 'iron':
      return rules(6, h - 1, 7, (i) => `M${round(x)} ${round(-i)}h${round(w)}`, t.x, 0.8);
    case 'glass':
      return (
        rules(w / 4, w - 1, w / 4, (i) => `M${round(x + i)} 0V${round(-h)}`, '#f4fbf2', 1, 1) +
        rules(8, h, 8, (i) => `M${round(x)} ${round(-i)}h${round(w)}`, '#f4fbf2', 1, 1)
      );
    case 'tiles':
      return tiled(x, w, h);
    case 'plaster':
    case 'white':
    case 'rose':
      return rect(x, -2.6, w, 2.6, t.d, 0, 0.45);
    default:
      return '';
  }
}

function scattered(n: number, draw: (i: number) => string): string {
  let all = '';
  for (let i = 0; i < n; i++) all += draw(i);
  return all;
}

/** Many lines as one path. */
function rules(
  from: number,
  to: number,
  step: number,
  one: (at: number) => string,
  colour: string,
  width: number,
  opacity = 0.55,
): string {
  let path = '';
  for (let i = from; i < to; i += step) path += one(i);
  return path === '' ? '' : line(path, colour, width, opacity);
}

const GLAZES = ['#2f8f8a', '#d4603a', '#efb63a', '#4778c4'];

/** Bands of painted tiles along the foot and under the eaves. */
function tiled(x: number, w: number, h: number): string {
  let all = '';
  const step = w / Math.max(3, Math.round(w / 5));
  for (let i = 0; i * step < w - 1; i++)
    for (const y of [-5, -h + 1.5])
      all += rect(x + i * step + 0.6, y, step - 1.2, 3.4, GLAZES[(i + (y === -5 ? 0 : 2)) % 4] ?? '', 0.6);
  return all;
}
