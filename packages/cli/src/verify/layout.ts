import { columns, widthOf, wrap } from '../terminal/columns.ts';

/** Where no screen is, as in a pipe. */
const USUAL = 100;

export function screenWidth(): number {
  return process.stdout.columns ?? (Number(process.env['COLUMNS']) || USUAL);
}

/** A narrower column can't be read. */
const LEAST = 18;
/** Joins the words of a name that must not be torn apart. */
const TIE = '\u00a0';

export function tied(text: string): string {
  return text.replaceAll(' ', TIE);
}

/**
 * A table whose last column takes what room is left and goes on in the next line, between words that are not tied.
 * `right` says which columns hold numbers.
 */
export function table(
  rows: readonly (readonly string[])[],
  width: number,
  right: readonly boolean[] = [],
): string {
  const last = Math.max(0, ...rows.map((row) => row.length)) - 1;
  const before = Array.from({ length: last }, (_, i) =>
    Math.max(0, ...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  const room = Math.max(LEAST, width - before.reduce((sum, n) => sum + n + 2, 0));
  const lines = rows.flatMap((row) =>
    wrap(untied(row[last] ?? '', room), room).map((line, i) => [
      ...before.map((_, column) => (i === 0 ? (row[column] ?? '') : '')),
      line,
    ]),
  );
  return columns(lines, right).replaceAll(TIE, ' ');
}

/** A name that is too long for any line has to be torn after all. */
function untied(text: string, room: number): string {
  return text
    .split(' ')
    .map((words) => (widthOf(words) > room ? words.replaceAll(TIE, ' ') : words))
    .join(' ');
}
