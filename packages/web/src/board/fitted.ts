import { cutTo, type Measure } from '../art/lettering.ts';

/** Writing that has to fit a given room. */
export type Fitted = { readonly text: string; readonly size: number };

/** As large as wanted, smaller where it must be, and cut short where even that is not enough. */
export function fitted(text: string, room: number, size: number, least: number, measure: Measure): Fitted {
  const fits = room / Math.max(0.01, measure(text));
  return fits >= least
    ? { text, size: Math.min(size, Math.floor(fits * 10) / 10) }
    : { text: cutTo(text, room / least, measure), size: least };
}

/** A text on two lines, broken at the blank nearest to its middle; one line where it has none or is short. */
export function broken(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [at] = blanks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
