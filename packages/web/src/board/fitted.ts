/** Writing that has to fit a given room, as wide as this typeface usually is. */
export type Fitted = { readonly text: string; readonly size: number };

const WIDE = 0.54;

/** As large as wanted, smaller where it must be, and cut short where even that is not enough. */
export function fitted(text: string, room: number, size: number, least: number, wide = WIDE): Fitted {
  const fits = room / (Math.max(1, text.length) * wide);
  if (fits >= least) return { text, size: Math.min(size, Math.floor(fits * 10) / 10) };
  const signs = Math.max(1, Math.floor(room / (least * wide)) - 1);
  return { text: `${text.slice(0, signs).trimEnd()}…`, size: least };
}

/** How wide a text is about to be. */
export function widthOf(text: string, size: number, wide = WIDE): number {
  return text.length * size * wide;
}

/** A text on two lines, broken at the blank nearest to its middle; one line where it has none or is short. */
export function broken(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [at] = blanks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
