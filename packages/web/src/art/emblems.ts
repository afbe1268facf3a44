import { round } from './paper.ts';
import type { Land } from './tones.ts';

/** One-colour silhouettes of what a land yields, in a box of ±10: hue is never alone. */
export const EMBLEMS: { readonly [L in Land]: string } = {
  purple:
    'M-4.6-4.8C-9-5-9.5 6.5-4.4 7.5-2.5 8 2.5 8 4.4 7.5 9.5 6.5 9-5 4.6-4.8 3.4-5 2-5.2 1.4-5c-.1-1.5.8-2.4 2.2-2.8L2.8-9.8C.4-9.2-1-7.4-1-5-2-5.2-3.4-5-4.6-4.8z',
  black: 'M-9 3L-6-5 0-8.5 7-6 9 2 4 8-4 8zM-4-3.5L0 0 5-4 1.2 1.5 2 6-.8 2z',
  green: 'M0-10L5-3H2.6L7 3.5H1.6V9H-1.6V3.5H-7L-2.6-3H-5z',
  red: 'M-4.5-7h9v4.6h-9zM-9.5-1.4H-.5v4.6h-9zM.5-1.4h9v4.6h-9zM-4.5 4.2h9v4.6h-9z',
  blue: 'M-9.5-6H6.5Q9.5-6 9.5-3.5 6 .5 2.5.8V3.5L6 6.5V8.5H-6V6.5L-2.5 3.5V.8Q-7 .4-9.5-3z',
  yellow:
    'M-1 10V3.5Q-6 3.5-6-1.2-2 -.8-1 1.5V-1.5Q-5.6-2-5.2-6.2-1.6-5.8-1-3.5-3-7 0-10.5 3-7 1-3.5 1.6-5.8 5.2-6.2 5.6-2 1-1.5V1.5Q2-.8 6-1.2 6 3.5 1 3.5V10z',
  commons: 'M0-9.5L8-2V8H2.5V2h-5V8H-8V-2z',
};

/** An emblem as large as `size`, about a middle. */
export const emblem = (land: Land, size: number, fill: string, x = 0, y = 0, opacity = 1): string =>
  `<path d="${EMBLEMS[land]}" fill="${fill}" fill-rule="evenodd" transform="translate(${round(x)} ${round(y)}) scale(${(size / 20).toFixed(3)})"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
