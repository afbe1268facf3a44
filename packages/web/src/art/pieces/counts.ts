import { disc, RIM, round, shape } from '../paper.ts';

const NAVY = '#152242';

/** Text as markup: names come from other people's files. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A number on the face of something, its baseline at y. */
export const figure = (text: string, x: number, y: number, size: number, fill: string): string =>
  `<text class="art-number" x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${fill}">${escaped(text)}</text>`;

/** A dark bead with a count, as wide as it needs to be. */
export function bead(text: string, x: number, y: number, r = 6.8): string {
  const wide = Math.max(0, text.length - 1) * r * 0.42;
  const body =
    wide === 0
      ? disc(x, y, r + 0.8, RIM) + disc(x, y, r - 0.4, NAVY)
      : pill(x, y, r + 0.8, wide, RIM) + pill(x, y, r - 0.4, wide, NAVY);
  return body + figure(text, x, y + r * 0.56, r * (text.length > 2 ? 1.36 : 1.6), RIM);
}

const pill = (x: number, y: number, r: number, wide: number, fill: string): string =>
  `<rect x="${round(x - r - wide)}" y="${round(y - r)}" width="${round(2 * (r + wide))}" height="${round(2 * r)}" rx="${round(r)}" fill="${fill}"/>`;

/** A building's value: a shield in its land's deep tone. */
export const shield = (value: number | string, fill: string): string =>
  `<path d="M-8.5-8.5Q0-12 8.5-8.5V2Q8.5 9 0 12-8.5 9-8.5 2z" fill="${RIM}" stroke="${RIM}" stroke-width="2.4"/>` +
  shape('M-7.5-7.6Q0-10.5 7.5-7.6V2Q7.5 8 0 10.6-7.5 8-7.5 2z', fill) +
  figure(String(value), 0, 4.8, String(value).length > 1 ? 12 : 13.5, RIM);
