import { stripVTControlCharacters } from 'node:util';

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of stripVTControlCharacters(text)) width += signWidth(sign.codePointAt(0) ?? 0);
  return width;
}

/** Marks that stand on the letter before them take no room; East Asian signs and pictures take two. */
function signWidth(code: number): number {
  if ((code >= 0x300 && code <= 0x36f) || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)) return 0;
  const wide =
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0x1f300 && code <= 0x1faff);
  return wide ? 2 : 1;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function padBefore(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** With a capital at the front: a name that begins a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Broken into lines between words; lines after the first begin with `indent` blanks. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  for (const word of text.trimStart().split(/ +/)) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Blocks of lines side by side, each of the same width. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number, gap: number): string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, i) =>
    blocks
      .map((block) => padTo(block[i] ?? '', width))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Rows as a table; `right` says which columns hold numbers. Nothing is ruled, two blanks part the columns. */
export function columns(rows: readonly (readonly string[])[], right: readonly boolean[] = []): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  return rows
    .map((row) =>
      row
        .map((cell, i) => (right[i] ? padBefore(cell, widths[i] ?? 0) : padTo(cell, widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
