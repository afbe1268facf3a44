import type { Inspection } from '@charterstone/rules';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import type { Content } from '../table/content.ts';
import { closedCrates, type Group, groups, type OpenCrate, openCrates, PEOPLE, THINGS } from './finds.ts';
import { storyGames } from './games.ts';
import { iconPlace, iconsFound } from './icons.ts';
import type { Past } from './past.ts';
import { type RuleSlot, ruleSlots } from './rules.ts';
import { type Stories, storiesIn } from './stories.ts';

/** All that the Chronicle shows: what the campaign has unlocked, and where something is still missing. */
export type Book = {
  readonly rules: readonly RuleSlot[];
  readonly stories: Stories;
  readonly crates: readonly OpenCrate[];
  readonly closed: number;
  readonly people: readonly Group[];
  readonly things: readonly Group[];
  readonly icons: readonly GlyphName[];
  /** The game in which a rule came, where it came from a crate. */
  readonly ruleGames: ReadonlyMap<number, number>;
};

export function bookOf(
  content: Pick<Content, 'data'>,
  now: Pick<Inspection, 'chronicle' | 'game' | 'charters'>,
  past: Past,
): Book {
  return {
    rules: ruleSlots(content, now),
    stories: storiesIn(content, now, past),
    crates: openCrates(content, past),
    closed: closedCrates(content),
    people: groups(content, now, PEOPLE),
    things: groups(content, now, THINGS),
    icons: iconsFound(content),
    ruleGames: ruleGames(content, past),
  };
}

function ruleGames({ data }: Pick<Content, 'data'>, past: Past): ReadonlyMap<number, number> {
  const { doors } = storyGames(data);
  return new Map(
    Object.entries(data.crates).flatMap(([crate, { rules = [] }]) => {
      const game = doors.get(crate) ?? past.opened.get(Number(crate))?.game;
      return game === undefined ? [] : rules.map((rule) => [rule, game] as const);
    }),
  );
}

export const SECTIONS = ['rules', 'stories', 'crates', 'people', 'things', 'icons'] as const;
export type Section = (typeof SECTIONS)[number];

/** Everything that has an address in the book, in its order. A rule that was covered is found where it lay. */
export function placesIn(book: Book): ReadonlyMap<number, Section> {
  const list = (section: Section, numbers: readonly number[]) =>
    numbers.map((number) => [number, section] as const);
  return new Map([
    ...list(
      'rules',
      book.rules.flatMap(({ valid, before, beside }) => [
        ...(valid === undefined ? [] : [valid]),
        ...before,
        ...beside,
      ]),
    ),
    ...list(
      'stories',
      book.stories.chapters.flatMap(({ told }) => told),
    ),
    ...list(
      'people',
      book.people.flatMap(({ cards }) => cards),
    ),
    ...list(
      'things',
      book.things.flatMap(({ cards }) => cards),
    ),
    ...list('icons', book.icons.map(iconPlace)),
  ]);
}
