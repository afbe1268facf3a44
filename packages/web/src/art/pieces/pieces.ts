import type { Charter } from '@charterstone/rules';
import { emblem } from '../emblems.ts';
import { CRATE_ART } from '../glyphs/goods.ts';
import { at, disc, line, oval, RIM, round, SHADOW, shape } from '../paper.ts';
import { TONES } from '../tones.ts';
import { figure } from './counts.ts';

const BODY = 'M-12.5 0Q-12-13-5.6-16.5A8 8 0 1 1 5.6-16.5Q12-13 12.5 0Q0 5-12.5 0z';
const FACE = 'M-11-.8Q-10.5-12.5-4.4-15.8A7 7 0 1 1 4.4-15.8Q10.5-12.5 11-.8Q0 3.4-11-.8z';
const SHADE = 'M-11-.8Q-10.5-12.5-4.4-15.8A7 7 0 0 1-1-28.3Q-5-20-5.5-12T-5 1.3Q-8.5.8-11-.8z';

export type WorkerSize = 'big' | 'small';

/** A wooden worker; its foot is at 0, it is about 32 high (the small one 26). A spectral one can be seen through. */
export function worker(charter: Charter, size: WorkerSize = 'big', isSpectral = false): string {
  const tones = TONES[charter];
  const body =
    `<path d="${BODY}" fill="${tones.x}" stroke="${RIM}" stroke-width="2.2" stroke-linejoin="round" paint-order="stroke"${isSpectral ? ' stroke-dasharray="3 2.5"' : ''}/>` +
    shape(FACE, isSpectral ? tones.l : tones.m, isSpectral ? 0.72 : 1) +
    shape(SHADE, tones.d, isSpectral ? 0.45 : 1) +
    `<ellipse cx="2.6" cy="-24.5" rx="2.6" ry="1.7" fill="#fff" opacity=".85" transform="rotate(24 2.6 -24.5)"/>` +
    line('M6-13.5Q9-9.5 9.3-4', '#fff', 1.6, 0.6) +
    emblem(charter, 9.5, tones.on, 0.6, -6.6);
  return at(0, 0, size === 'big' ? 1 : 0.8, oval(-3, 1.5, 14, 4.6, SHADOW, 0.45) + body);
}

/** A charter's influence token, about its middle. */
export function token(charter: Charter, r = 6.5): string {
  const tones = TONES[charter];
  return (
    disc(0, 1.2, r, SHADOW, 0.4) +
    `<circle r="${round(r)}" fill="${tones.d}" stroke="${RIM}" stroke-width="1.3"/>` +
    disc(0, 0, r * 0.78, tones.m) +
    emblem(charter, r * 1.2, tones.on) +
    line(
      `M${round(-r * 0.5)} ${round(-r * 0.5)}A${round(r * 0.7)} ${round(r * 0.7)} 0 0 1 ${round(r * 0.3)} ${round(-r * 0.65)}`,
      '#fff',
      1,
      0.7,
    )
  );
}

/** The closed crate of a building, with its number where that is known. */
export const crate = (size: number, number?: number | string): string =>
  at(0, 0, size / 20, CRATE_ART) +
  (number === undefined ? '' : figure(String(number), 0, size * 0.62 + 6, 7, RIM));

/** A flag on the points ribbon: a charter's place, its tip at 0. */
export function scoreFlag(charter: Charter): string {
  const tones = TONES[charter];
  return (
    shape('M-8.5-26H8.5V-9L0 0-8.5-9z', RIM) +
    shape('M-7-24.5H7V-9.5L0-2.2-7-9.5z', tones.m) +
    shape('M-7-24.5H0V-2.2L-7-9.5z', tones.d, 0.55) +
    emblem(charter, 11, tones.on, 0, -15.5)
  );
}

/** The octagon of a building: one influence lies there to the end of the game and earns income. */
export const octagon = (r: number): string => {
  const k = r * 0.414;
  const points = [
    [-k, -r],
    [k, -r],
    [r, -k],
    [r, k],
    [k, r],
    [-k, r],
    [-r, k],
    [-r, -k],
  ].map(([x = 0, y = 0]) => `${round(x)},${round(y)}`);
  return `<polygon points="${points.join(' ')}" fill="#fff3d6" stroke="#8a6a1c" stroke-width="1.8" stroke-linejoin="round"/>`;
};
