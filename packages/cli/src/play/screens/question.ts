import type { Inspection } from '@charterstone/rules';
import { wrap } from '../../terminal/columns.ts';
import { type Desk, faceOf } from '../desk.ts';
import { cardBody, type IsTold, lastParagraph } from '../log/readings.ts';
import type { Menu } from '../menu.ts';

/** What a question that is not about a turn is about: who asks, for whom, how many are still to be chosen. */
export function questionLines(desk: Desk, seen: Inspection, menu: Menu, isTold: IsTold): string[] {
  const { say, paint, size } = desk;
  const asked = seen.questions.find(({ seat }) => seat === menu.seat);
  const more = asked === undefined || asked.left < 2 ? '' : ` ${say.ui('ask.left', { n: asked.left })}`;
  return [
    ...(asked === undefined ? [] : aboutLines(desk, menu, asked.card, isTold)),
    ...(asked?.charter === undefined || isOwn(seen, menu, asked.charter)
      ? []
      : [say.ui('ask.for', { charter: say.charter(asked.charter) })]),
    ...wrap(`${menu.prompt}${more}`, size().width).map(paint.bold),
  ];
}

function isOwn(seen: Inspection, { seat }: Menu, charter: string): boolean {
  // Before the charters are chosen nobody has one; then the question is everybody's own.
  return seen.charters.some((supply) => supply.charter === charter && supply.seat === seat);
}

/** A companion introduces itself, a fork is told in the words of its guidepost, other cards are named. */
function aboutLines(desk: Desk, menu: Menu, card: number, isTold: IsTold): string[] {
  const { say, paint, data } = desk;
  const face = faceOf(data, card);
  const [first] = menu.items;
  if (face?.kind === 'companion' && first?.choice.do === 'choose')
    return [paint.bold(say.name(card)), ...cardBody(desk, card, isTold)];
  if (first?.choice.do === 'open' && first.choice.at !== undefined) return lastParagraph(desk, card, isTold);
  return card === 0 || namesCard(menu, card) ? [] : [paint.dim(say.name(card))];
}

/** Whether the options name the card that asks: then it need not be named above them. */
function namesCard({ items }: Menu, card: number): boolean {
  return items.some(({ choice }) => choice.what === card || choice.do === 'use' || choice.do === 'lay');
}
