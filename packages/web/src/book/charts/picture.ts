import { EMBLEMS } from '../../art/emblems.ts';
import { escaped } from '../../art/pieces/counts.ts';
import { type Land, TONES } from '../../art/tones.ts';
import { type Axis, short } from './scale.ts';

/** A chart as a picture: markup, and how large it is. */
export type Picture = { readonly markup: string; readonly width: number; readonly height: number };

export const INK = '#1b2747';
export const DIM = '#5b5568';
const RULE = '#d9c294';

type Anchor = 'start' | 'middle' | 'end';
type Written = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly anchor?: Anchor;
  readonly fill?: string;
};

export function words(text: string, x: number, y: number, look: Written = {}): string {
  const { size = 13, bold = false, anchor = 'middle', fill = INK } = look;
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" font-weight="${bold ? 800 : 500}" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;
}

/** The lines of an axis with their numbers, like the ruling of a ledger. */
export function ruling({ ticks }: Axis, left: number, right: number, y: (n: number) => number): string {
  return ticks
    .map((tick) => {
      const at = short(y(tick));
      const stroke = tick === 0 ? `stroke="${DIM}" stroke-width="1.6"` : `stroke="${RULE}" stroke-width="1"`;
      return (
        `<path d="M${short(left)} ${at}H${short(right)}" ${stroke}/>` +
        words(String(tick), left - 8, y(tick) + 4, { size: 12, anchor: 'end', fill: DIM })
      );
    })
    .join('');
}

const STAR =
  'M0-10L2.9-3.600 9.800-2.800 4.700 2 6.100 8.900 0 5.400-6.100 8.900-4.700 2-9.800-2.800-2.900-3.600z';

export function star(x: number, y: number, size: number, isFilled = true): string {
  const look = isFilled
    ? 'fill="#f2b84b" stroke="#8a5a12" stroke-width="1.6"'
    : 'fill="none" stroke="#9b855b" stroke-width="1.6" stroke-dasharray="3 2.600"';
  return `<path d="${STAR}" transform="translate(${short(x)} ${short(y)}) scale(${short(size / 20)})" ${look} stroke-linejoin="round"/>`;
}

/** A charter's disc: its hue and its emblem. Whoever has won has a gold ring. */
export function seal(land: Land, x: number, y: number, r: number, hasWon = false): string {
  const { m, x: deep, on } = TONES[land];
  const ring = hasWon
    ? `<circle r="${short(r + 3.4)}" fill="#f2b84b" stroke="#8a5a12" stroke-width="1"/><circle r="${short(r + 1.2)}" fill="#fff7e4"/>`
    : `<circle r="${short(r + 1.6)}" fill="#fff7e4"/>`;
  return (
    `<g transform="translate(${short(x)} ${short(y)})">${ring}` +
    `<circle r="${short(r)}" fill="${m}" stroke="${deep}" stroke-width="1"/>` +
    `<path d="${EMBLEMS[land]}" fill="${on}" fill-rule="evenodd" transform="scale(${short((r / 10) * 0.72)})"/></g>`
  );
}
