import type { BoxData } from '../../language/box.ts';
import { CHARTERS, type Charter } from '../../vocabulary.ts';
import { ADVANCEMENT, type Kind, strangersIn } from './belongs.ts';

/** What lies on the table before the first game (startUp). */
export function checkStartUp(data: BoxData): string[] {
  const { charters, deck, objectives, guidepost, read } = data.startUp;
  const misplaced = (word: string, cards: readonly number[], ...kinds: readonly Kind[]): string[] =>
    strangersIn(data, { at: 'start-up', word, cards, kinds });
  return [
    ...CHARTERS.flatMap((charter) => {
      const { basic, persona } = charters[charter];
      return [
        ...misplaced(`basic of ${charter}`, [basic], 'building'),
        ...misplaced(`persona of ${charter}`, [persona], 'persona'),
        ...foreignersIn(data, charter),
      ];
    }),
    ...misplaced('deck', deck, ...ADVANCEMENT),
    ...misplaced('objectives', objectives, 'objective'),
    ...(objectives.length < 3 ? ['start-up: three objectives lie open (rule 20)'] : []),
    ...misplaced('guidepost', guidepost === undefined ? [] : [guidepost], 'guidepost'),
    ...Object.entries(read).flatMap(([when, cards]) => misplaced(`read, ${when}`, cards, 'story')),
  ];
}

/** A basic building or an original persona on which the name of another charter is printed. */
function foreignersIn({ cards, startUp }: BoxData, charter: Charter): string[] {
  const { basic, persona } = startUp.charters[charter];
  return [basic, persona].flatMap((n) => {
    const card = cards[n];
    const owner = card !== undefined && 'charter' in card ? card.charter : undefined;
    if (owner === undefined || owner === charter) return [];
    return [`start-up: card ${n} belongs to ${owner}, and is given to ${charter}`];
  });
}
