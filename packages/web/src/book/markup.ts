import { escaped } from '../art/pieces/counts.ts';

/** Markup that is known to be ours. Whatever is only text is escaped when it is put into it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | undefined | Markup | readonly Markup[];

export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.map((part, i) => part + writtenOf(pieces[i])).join(''));
}

/** Drawings are made by our own functions, which escape every name they are given. */
export function drawing(markup: string): Markup {
  return new Markup(markup);
}

function writtenOf(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return piece.map(({ text }) => text).join('');
}
