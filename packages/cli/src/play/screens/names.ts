import { charterOfSeat } from '@charterstone/rules';
import { wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import type { Session } from '../session.ts';

/** After the first game every charter would like a name, and after the third the village (cards 21, 129 and 130). */
export function nameHints(desk: Desk, session: Session): string[] {
  const { say, paint, size } = desk;
  const { titles, persons, state } = session;
  const nameless = persons.some((seat) => !titles.has(charterOfSeat(state, seat) ?? ''));
  const [name, charter, village] = [say.ui('word.name'), say.ui('word.charter'), say.ui('word.village')];
  return [
    ...(nameless ? [say.ui('ask.nameCharter', { command: `${name} ${charter} …` })] : []),
    ...(mayNameVillage(desk, session) && !titles.has('village')
      ? [say.ui('ask.nameVillage', { command: `${name} ${village} …` })]
      : []),
  ].flatMap((line) => wrap(line, size().width).map(paint.dim));
}

/** Whether the story has asked for the village's name. */
function mayNameVillage({ data }: Desk, { told }: Session): boolean {
  return told.some(({ facts }) =>
    facts.some((fact) => fact.fact === 'storyOpened' && data.crates[fact.door]?.names !== undefined),
  );
}
