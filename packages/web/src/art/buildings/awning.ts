import { CREAM, d, rect, type Shades, shape } from '../paper.ts';

const STRIPES = 6;

/** A striped awning, hung from y. */
export function awning(x: number, y: number, w: number, rt: Shades): string {
  const k = w / STRIPES;
  let stripes = '';
  for (let i = 0; i < STRIPES; i++)
    stripes += shape(
      d`M${x + i * k} ${y}h${k}l${(i + 1 - STRIPES / 2) * 0.5} 7a${k / 2} 3.4 0 0 1 ${-k - 0.5} 0z`,
      i % 2 === 0 ? rt.l : CREAM,
    );
  return stripes + rect(x, y - 1.4, w, 2.4, rt.d);
}
