import { padTo, widthOf, wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import type { Group, Item, Menu } from '../menu.ts';

/** A line of the list, and the number of the last option it shows. */
type Row = { readonly text: string; readonly last: number };
/** A screen full of options; how many come after it; whether costs and results are told. */
export type Page = { readonly lines: readonly string[]; readonly hidden: number; readonly whole: boolean };

/**
 * The options, numbered through all groups, as far as there is room: each with what it costs and brings; or, where that is
 * too long, by name only, side by side; or even that page by page.
 */
export function optionPages(desk: Desk, menu: Menu, room: number): Page[] {
  const whole = wholeRows(desk, menu);
  if (whole.length <= room) return [pageOf(menu, whole, true)];
  const brief = briefRows(desk, menu);
  if (brief.length <= room) return [pageOf(menu, brief, false)];
  // One row says that there are more.
  const rows = Math.max(1, room - 1);
  const pages: Page[] = [];
  for (let i = 0; i < brief.length; i += rows) pages.push(pageOf(menu, brief.slice(i, i + rows), false));
  return pages;
}

function pageOf({ items }: Menu, rows: readonly Row[], whole: boolean): Page {
  const last = rows.at(-1)?.last ?? items.length;
  return { lines: rows.map(({ text }) => text), hidden: items.length - last, whole };
}

/** One option with all there is to say about it. */
export function optionLines(desk: Desk, menu: Menu, number: number): string[] {
  const item = menu.items[number - 1];
  return item === undefined ? [] : itemLines(desk, item, number, digitsOf(menu), widthOf(item.label));
}

function digitsOf({ items }: Menu): number {
  return String(items.length).length;
}

function wholeRows(desk: Desk, menu: Menu): Row[] {
  const digits = digitsOf(menu);
  const column = labelColumn(desk, menu, digits);
  return rowsOf(desk, menu, (group, first) =>
    group.inline
      ? inlineRows(desk, group.items, first, digits)
      : group.items.flatMap((item, i) =>
          itemLines(desk, item, first + i, digits, column).map((text) => ({ text, last: first + i })),
        ),
  );
}

/** How wide the column of labels is: as wide as they are, as long as it leaves the details most of the line or all they need. */
function labelColumn(desk: Desk, menu: Menu, digits: number): number {
  const { width } = desk.size();
  const items = menu.groups
    .flatMap((group) => (group.inline ? [] : group.items))
    .filter(({ detail }) => detail !== '');
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));
  const spare = width - widest(items.map(({ detail }) => detail)) - digits - 5;
  return Math.min(widest(items.map(({ label }) => label)), Math.max(Math.floor(width * 0.36), spare));
}

function briefRows(desk: Desk, menu: Menu): Row[] {
  return rowsOf(desk, menu, ({ items }, first) => inlineRows(desk, items, first, digitsOf(menu)));
}

function rowsOf(desk: Desk, menu: Menu, list: (group: Group, first: number) => readonly Row[]): Row[] {
  let next = 1;
  return menu.groups.flatMap((group) => {
    const first = next;
    next += group.items.length;
    const heading = group.heading === '' ? [] : wrap(group.heading, desk.size().width, 2);
    return [
      ...heading.map((line) => ({ text: desk.paint.bold(line), last: first - 1 })),
      ...list(group, first),
    ];
  });
}

function numberText({ paint }: Desk, number: number, digits: number): string {
  return paint.number(String(number).padStart(digits + 1));
}

function itemLines(
  desk: Desk,
  { label, detail, notes }: Item,
  number: number,
  digits: number,
  column: number,
): string[] {
  const { width } = desk.size();
  const before = `${numberText(desk, number, digits)}  `;
  const indent = widthOf(before);
  const beside = widthOf(label) <= column && detail !== '';
  const start = beside ? column + 2 : 0;
  const text = beside || detail === '' ? detail || label : `${label} – ${detail}`;
  const [first = '', ...more] = wrap(text, width - indent - start);
  const lines = [
    before + (beside ? padTo(label, start) : '') + first,
    ...more.map((line) => ' '.repeat(indent + start) + line),
  ];
  return notes.reduce((shown, note) => withNote(desk, shown, note, indent + start), lines);
}

/** A note goes behind the last line if it fits there, else below it. */
function withNote({ paint, size }: Desk, lines: readonly string[], note: string, indent: number): string[] {
  const { width } = size();
  const last = `${lines.at(-1)}  ${paint.dim(`→ ${note}`)}`;
  if (widthOf(last) <= width) return [...lines.slice(0, -1), last];
  return [...lines, ...wrap(`${' '.repeat(indent)}→ ${note}`, width, indent + 2).map(paint.dim)];
}

/** Labels side by side, as many columns as the longest allows; one that is longer than a line is broken. */
function inlineRows(desk: Desk, items: readonly Item[], first: number, digits: number): Row[] {
  const { width } = desk.size();
  const indent = digits + 3;
  const cells = items.map((item, i) => `${numberText(desk, first + i, digits)}  ${item.label}`);
  const cell = Math.max(...cells.map(widthOf)) + 2;
  const perLine = Math.max(1, Math.floor((width + 2) / cell));
  if (perLine === 1)
    return items.flatMap(({ label }, i) =>
      wrap(label, width - indent).map((line, j) => ({
        text: `${j === 0 ? `${numberText(desk, first + i, digits)}  ` : ' '.repeat(indent)}${line}`,
        last: first + i,
      })),
    );
  const rows: Row[] = [];
  for (let i = 0; i < cells.length; i += perLine) {
    const text = cells.slice(i, i + perLine).map((one) => padTo(one, cell));
    rows.push({
      text: text.join('').trimEnd(),
      last: Math.min(first + i + perLine, first + cells.length) - 1,
    });
  }
  return rows;
}
