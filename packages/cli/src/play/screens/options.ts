import { cutTo, padTo, widthOf, wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import type { Group, Item, Menu } from '../menu.ts';

/** The options, numbered through all groups. Briefly, each of them has one line. */
export function optionLines(desk: Desk, menu: Menu, briefly = false): string[] {
  const digits = String(menu.items.length).length;
  const labels = menu.groups.flatMap(({ inline, items }) =>
    inline ? [] : items.filter(({ detail }) => detail !== '').map(({ label }) => widthOf(label)),
  );
  const column = Math.min(Math.max(0, ...labels), Math.floor(desk.size().width * 0.36));
  let number = 1;
  return menu.groups.flatMap((group) => {
    const first = number;
    number += group.items.length;
    return [
      ...(group.heading === '' ? [] : wrap(desk.paint.bold(group.heading), desk.size().width, 2)),
      ...(group.inline
        ? inlineLines(desk, group, first, digits)
        : group.items.flatMap((item, i) => itemLines(desk, item, first + i, digits, column, briefly))),
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
  briefly: boolean,
): string[] {
  const { width } = desk.size();
  const before = `${numberText(desk, number, digits)}  `;
  const indent = widthOf(before);
  const beside = widthOf(label) <= column && detail !== '';
  const start = beside ? column + 2 : 0;
  const text = beside || detail === '' ? detail || label : `${label} – ${detail}`;
  const [first = '', ...more] =
    briefly && beside ? [cutTo(text, width - indent - start)] : wrap(text, width - indent - start);
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

function inlineLines(desk: Desk, { items }: Group, first: number, digits: number): string[] {
  const cells = items.map((item, i) => `${numberText(desk, first + i, digits)}  ${item.label}`);
  const cell = Math.max(...cells.map(widthOf)) + 2;
  const perLine = Math.max(1, Math.floor(desk.size().width / cell));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += perLine)
    lines.push(
      cells
        .slice(i, i + perLine)
        .map((text) => padTo(text, cell))
        .join('')
        .trimEnd(),
    );
  return lines;
}
