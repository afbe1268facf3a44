import type { BoxData } from '../../language/box.ts';
import { doorsOf, isStoryCrate } from '../doors.ts';
import { strangersIn } from './belongs.ts';

const STORY_SLOTS = 18;

/** A fork leads to crates of the story (rule 27). */
export function checkForks({ cards, crates }: BoxData): string[] {
  return Object.entries(cards).flatMap(([n, card]) => {
    if (card.kind !== 'guidepost') return [];
    const doors = doorsOf(card.fork);
    if (new Set(doors).size < doors.length)
      return [`card ${n}: both ways of its fork open crate ${doors[0]}`];
    return doors.flatMap((door) => {
      const opens = `card ${n}: its fork opens crate ${door}`;
      if (!isStoryCrate(door)) return [`${opens}, but the crates of the story are A to W`];
      return crates[door] === undefined ? [`${opens}, which is not in the box (crates)`] : [];
    });
  });
}

/** The Chronicle has eighteen pages for stories, and a card stands on one of them (ruling 24). */
export function checkStories(data: BoxData): string[] {
  const problems: string[] = [];
  const told = new Set<number>();
  const pages = new Set<number>();
  for (const { slot, cards } of data.stories ?? []) {
    if (!Number.isInteger(slot) || slot < 1 || slot > STORY_SLOTS || pages.has(slot))
      problems.push(`story ${slot}: the Chronicle has stories 1 to ${STORY_SLOTS}, each once`);
    pages.add(slot);
    problems.push(...strangersIn(data, { at: `story ${slot}`, word: 'cards', cards }));
    for (const card of cards) {
      if (told.has(card)) problems.push(`story ${slot}: card ${card} stands on another page already`);
      told.add(card);
    }
  }
  return problems;
}
