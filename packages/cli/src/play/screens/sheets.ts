import type { Inspection, Supply } from '@charterstone/rules';
import { columns, padTo, widthOf, wrap } from '../../terminal/columns.ts';
import { type Desk, describe, faceOf, MOST_STARS, meaning } from '../desk.ts';

const CAPACITY = ['resource', 'coin', 'card', 'minion'] as const;

/** What the campaign has written down so far: glory, capacity, victories, personas, kings. */
export function sheetLines(desk: Desk, seen: Inspection): string[] {
  const { say, paint } = desk;
  const signs = seen.charters.map(({ charter }) => paint.sign(charter));
  const numbers = (of: (supply: Supply) => number): string[] => seen.charters.map((one) => String(of(one)));
  const capacity = CAPACITY.map((kind) => [
    `  ${say.icon(kind)}`,
    ...numbers((supply) => supply.capacity[kind] ?? 0),
  ]);
  const sums = [
    [say.ui('score.victories'), ...numbers(({ victories }) => victories)],
    [say.ui('score.personas'), ...numbers(({ used }) => used.length)],
  ];
  const { pleased, displeased } = seen.kings;
  return [
    ...gloryLines(desk, seen),
    ...columns([[paint.bold(say.ui('score.capacity')), ...signs], ...capacity, ...sums]).split('\n'),
    say.ui('sheet.kings', { pleased, displeased }),
    ...companionLines(desk, seen),
  ];
}

/** A line for every row of stars, with what it brings when it is full. */
function gloryLines(desk: Desk, seen: Inspection): string[] {
  const { say, paint, data, size } = desk;
  const cells = data.board.glory.map(({ stars }, row) =>
    seen.charters.map(({ glory }) => {
      const n = glory[row] ?? 0;
      if (stars > MOST_STARS) return String(n);
      return n >= stars ? paint.bold(`${n}/${stars}`) : `${n}/${stars}`;
    }),
  );
  const width = Math.max(3, ...cells.flat().map(widthOf)) + 1;
  const table = (list: readonly string[]): string => list.map((cell) => padTo(cell, width)).join('');
  const room = size().width - width * seen.charters.length - 1;
  return [
    `${padTo(paint.bold(say.ui('score.glory')), room)} ${table(seen.charters.map(({ charter }) => paint.sign(charter)))}`,
    ...data.board.glory.flatMap(({ bonus }, row) => {
      const text = say.describeEffect(bonus) || say.ui('sheet.noBonus');
      const [first = '', ...more] = wrap(`${String(row + 1).padStart(3)}  ${text}`, room, 5);
      return [`${padTo(first, room)} ${table(cells[row] ?? [])}`.trimEnd(), ...more];
    }),
  ].map((line) => line.trimEnd());
}

/** Companions lie among the cards before a charter; how they were treated counts in the end. */
function companionLines(desk: Desk, seen: Inspection): string[] {
  const { say, paint, data, size } = desk;
  return seen.charters.flatMap(({ charter, hand }) => {
    const company = hand.filter((card) => faceOf(data, card)?.kind === 'companion');
    return company.length === 0
      ? []
      : company.flatMap((card) =>
          wrap(`${paint.sign(charter)} ${say.name(card)} (${meaning(desk, seen, card)})`, size().width, 2),
        );
  });
}

/** By what a charter is measured in the end, as far as whoever looks may know it. */
export function measureLines(desk: Desk, { hand, secret }: Supply): string[] {
  const { say, paint, data, size } = desk;
  const cards = [...secret, ...hand].filter((card) => faceOf(data, card)?.kind === 'victory');
  if (cards.length === 0) return [say.ui('sheet.noMeasure')];
  return cards.flatMap((card) => [
    paint.bold(say.name(card)),
    ...wrap(`  ${describe(desk, card)}`, size().width, 2),
  ]);
}
