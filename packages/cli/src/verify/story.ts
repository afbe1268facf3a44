import { type BoxData, doorsOf } from '@charterstone/rules';
import type { Voice } from './guide.ts';
import { table, tied } from './layout.ts';
import { reach } from './reach.ts';
import { broughtBy } from './words.ts';

/** The story, game by game: its guidepost, and the crates it leads to, each with the guidepost of the next game. */
export function describeStory(data: BoxData, { nameOf }: Voice, width: number): string {
  const door = (letter: string): string => {
    const { stories = [], next } = data.crates[letter] ?? {};
    const [story = 0] = stories;
    return tied([letter, nameOf(story), ...(next === undefined ? [] : ['→', next])].join(' '));
  };
  const rows = reach(data).signs.map(({ guidepost, game }) => {
    const card = data.cards[guidepost];
    const doors = card?.kind === 'guidepost' ? doorsOf(card.fork) : [];
    const further = new Set(doors.flatMap((letter) => broughtBy(data.crates[letter]?.do).doors));
    const then = further.size === 0 ? '' : `, then ${[...further].sort().map(door).join(', ')}`;
    return [`${game}`, nameOf(guidepost), doors.map(door).join(', ') + then];
  });
  return table([['game', 'guidepost', 'crates'], ...rows], width, [true]);
}
