import { type BoxData, CHARTERS, type Charter, type Fact } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words';
import { randomOf } from '../random.ts';

/** How many names there are to choose from. */
const VILLAGES = 6;
const CHARTER_NAMES = 8;

type Title = Charter | 'village';

/**
 * Bots give no names, and a village without one makes a poor book. So what nobody has named is named by the book: all
 * charters after the first game and the village when the story says so (cards 21, 129 and 130), as rule 8 has it.
 */
export function christened(data: BoxData, facts: readonly Fact[], say: Speaker, seed: string): Fact[] {
  const named = new Set<Title>(facts.flatMap((fact) => (fact.fact === 'titled' ? [fact.what] : [])));
  const random = randomOf(`${seed}, named`);
  const village = say.ui('book.villageName', { v: random(VILLAGES) });
  const first = random(CHARTER_NAMES);
  const charterName = (i: number): string => say.ui('book.charterName', { v: (first + i) % CHARTER_NAMES });
  const title = (charter: Charter, what: Title, text: string): Fact[] => {
    if (named.has(what)) return [];
    named.add(what);
    return [{ fact: 'titled', charter, what, text }];
  };
  const [player] = facts.flatMap((fact) => (fact.fact === 'charterChosen' ? [fact.charter] : []));
  if (player === undefined) return [...facts];
  return facts.flatMap((fact) => {
    if (fact.fact === 'gameEnded')
      return [fact, ...CHARTERS.flatMap((charter, i) => title(player, charter, charterName(i)))];
    if (fact.fact === 'storyOpened' && data.crates[fact.door]?.names === 'village')
      return [fact, ...title(player, 'village', village)];
    return [fact];
  });
}
