/** However small a screen is, some of a page is shown at a time. */
const LEAST_ROWS = 3;

/** Cuts lines into pages that fit a screen, between paragraphs where it can. */
export function pagesOf(lines: readonly string[], room: number): string[][] {
  const rows = Math.max(LEAST_ROWS, room);
  const pages: string[][] = [];
  let rest = [...lines];
  while (rest.length > rows) {
    const gap = rest.lastIndexOf('', rows - 1);
    const cut = gap > rows / 3 ? gap : rows;
    pages.push(rest.slice(0, cut));
    rest = rest.slice(cut);
    while (rest[0] === '') rest.shift();
  }
  return [...pages, rest];
}
