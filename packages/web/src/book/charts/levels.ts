import { cutTo, widthOf } from '../../art/lettering.ts';
import type { Land } from '../../art/tones.ts';
import type { Source } from '../sources.ts';
import { hatched } from './patterns.ts';
import { type Picture, seal, words } from './picture.ts';

/** A lying bar with a name above it: one for everybody in a game. */
export type Level = {
  readonly name: string;
  readonly land: Land;
  readonly parts: readonly { readonly source: Source; readonly n: number }[];
  readonly total: number;
  readonly hasWon: boolean;
};

const ROW = 44;
const BAR = 18;
const TOTAL = 40;
/** How large names are written. */
const SIZE = 13.5;

/** Where the parts of a lying bar begin and how long they are. */
export function layLevel(
  parts: Level['parts'],
  most: number,
  width: number,
): readonly (readonly [number, number])[] {
  let x = 0;
  return parts
    .filter(({ n }) => n > 0)
    .map(({ n }) => {
      const long = (n / Math.max(1, most)) * width;
      const from = x;
      x += long;
      return [from, long] as const;
    });
}

export function drawLevels(levels: readonly Level[], width: number): Picture {
  const left = 38;
  const room = width - left - TOTAL;
  const most = Math.max(
    1,
    ...levels.map(({ parts }) => parts.reduce((all, { n }) => all + Math.max(0, n), 0)),
  );
  const rows = levels.map(({ name, land, parts, total, hasWon }, i) => {
    const y = i * ROW;
    const shown = parts.filter(({ n }) => n > 0);
    const laid = layLevel(parts, most, room);
    const end = left + laid.reduce((all, [, long]) => all + long, 0);
    return [
      seal(land, 17, y + 26, 12, hasWon),
      words(fitted(name, width - left), left, y + 14, { size: SIZE, anchor: 'start', bold: true }),
      ...laid.map(([x, long], k) =>
        hatched(shown[k]?.source ?? 'others', { x: left + x, y: y + 20, width: long, height: BAR }),
      ),
      words(String(total), end + 7, y + 34, { size: 14, anchor: 'start', bold: true }),
    ].join('');
  });
  return { markup: rows.join(''), width, height: Math.max(ROW, levels.length * ROW) };
}

/** A name that is too long for its line ends in dots; the table beside the picture has all of it. */
export function fitted(name: string, width: number): string {
  return cutTo(name, width / SIZE, widthOf);
}
