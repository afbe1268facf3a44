import { escaped } from '../markup.ts';

/** A piece of a page that is safe to print: whatever came into it as text has been escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = string | number | Html | readonly Piece[];

/** Markup with values in it: text is escaped, pieces are put in as they are, lists one after the other. */
export function html(strings: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(
    strings.map((string, i) => string + (i < values.length ? written(values[i] ?? '') : '')).join(''),
  );
}

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  return typeof piece === 'object' ? piece.map(written).join('') : escaped(String(piece));
}

export const NOTHING = new Html('');

/** A piece, or nothing where there is nothing to say. */
export function given<Thing>(thing: Thing | undefined, piece: (thing: Thing) => Html): Html {
  return thing === undefined ? NOTHING : piece(thing);
}

/** A piece about a list, or nothing for an empty one. */
export function some<Thing>(things: readonly Thing[], piece: (things: readonly Thing[]) => Html): Html {
  return things.length === 0 ? NOTHING : piece(things);
}

export { escaped };
