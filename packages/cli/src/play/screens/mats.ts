import type { Inspection } from '@charterstone/rules';
import { padTo, widthOf, wrap } from '../../terminal/columns.ts';
import { type Desk, meaning } from '../desk.ts';

/** The cards one can gain and the objectives one can score, each with what it does. */
export function matLines(desk: Desk, seen: Inspection): string[] {
  const { say, paint } = desk;
  const piles = `${say.ui('table.deck', { n: seen.deck.length })}, ${say.ui('table.discard', { n: seen.discard.length })}`;
  return [
    `${paint.bold(say.ui('heading.mat'))} ${paint.dim(`(${piles})`)}`,
    ...cardLines(desk, seen, seen.mat),
    paint.bold(say.ui('heading.objectives')),
    ...cardLines(
      desk,
      seen,
      seen.objectives.map(({ card }) => card),
      (card) =>
        seen.objectives
          .filter((objective) => objective.card === card)
          .flatMap(({ scoredBy }) => scoredBy.map(paint.sign))
          .join(''),
    ),
  ];
}

/** Cards one below the other: number, name, what they do. */
export function cardLines(
  desk: Desk,
  seen: Inspection,
  cards: readonly number[],
  mark: (card: number) => string = () => '',
): string[] {
  const { say, paint } = desk;
  const { width } = desk.size();
  const labels = cards.map((card) =>
    `  ${paint.dim(String(card).padStart(3))} ${say.name(card)} ${mark(card)}`.trimEnd(),
  );
  const column = Math.max(0, ...labels.map(widthOf)) + 2;
  return cards.flatMap((card, i) => {
    const [first = '', ...more] = wrap(meaning(desk, seen, card), width - column);
    return [padTo(labels[i] ?? '', column) + first, ...more.map((line) => ' '.repeat(column) + line)].map(
      (line) => line.trimEnd(),
    );
  });
}
