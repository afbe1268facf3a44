// Beware: spoilers.

import { box as boxData } from '@charterstone/box';
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { type BoxData, inspect, openBox, PRINTED_RULE, view } from '@charterstone/rules';
import { speaker, textsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { type Book, bookOf, placesIn } from '../../src/chronicle/book.ts';
import { iconsFound } from '../../src/chronicle/icons.ts';
import { NO_PAST } from '../../src/chronicle/past.ts';
import { indexOf, search } from '../../src/chronicle/search.ts';
import { storiesIn } from '../../src/chronicle/stories.ts';
import { findables } from '../../src/chronicle/words.ts';
import { untouched } from '../village/villages.ts';
import { bookAt, box, campaigns, contentOf, stopAt } from './books.ts';

const TEXTS = { en: english, de: german, pl: polish };
const slot = (book: Book, number: number) => book.rules.find((one) => one.slot === number);

describe('what stands in the Chronicle', () => {
  test.each(campaigns.flat().map((stop, i) => [i, stop] as const))(
    'nothing that is not unlocked appears (%i)',
    (_, { state }) => {
      const { cards } = openBox(state);
      for (const place of placesIn(bookAt(state)).keys())
        expect(place > 413 || cards[place] !== undefined, `card ${place}`).toBe(true);
    },
  );

  test('before the first game it has its printed rules and empty places, and tells how it began', () => {
    const book = bookAt(untouched(3));
    expect(book.rules.map(({ slot }) => slot)).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
    const empty = book.rules.filter(({ valid }) => valid === undefined).map(({ slot }) => slot);
    expect(empty).toEqual([1, 2, 3, 5, 9, 11, 12, 13, 14, 16, 18, 21, 27, 28, 29]);
    expect(slot(book, 4)).toEqual({ slot: 4, valid: PRINTED_RULE + 4, before: [], beside: [] });
    expect(book.stories.chapters).toEqual([{ game: 0, told: [1, 2, 3] }]);
    expect(book.stories.empty).toHaveLength(17);
    expect(book.crates).toEqual([]);
    expect(book.people.map(({ kind }) => kind)).toEqual(['assistant']);
  });

  test('a rule that covers another is valid, and what was before is kept below it', () => {
    const book = bookAt(stopAt(0, 3));
    expect(slot(book, 26)).toMatchObject({ valid: 125, before: [17, PRINTED_RULE + 26] });
    expect(slot(book, 4)).toMatchObject({ valid: 127, before: [PRINTED_RULE + 4] });
    const after = bookAt(stopAt(1, 12));
    for (const { valid, before } of after.rules) expect(before).not.toContain(valid);
  });

  test.each([
    ['en', 'rule 28'],
    ['de', 'Regel 28'],
    ['pl', 'zasada 28'],
  ] as const)('a rule is found by its number, before those that refer to it (%s)', (lang, words) => {
    const state = stopAt(0, 3);
    const book = bookAt(state);
    const textOf = textsOf(TEXTS[lang]);
    const say = speaker(lang, textOf, { box: boxData });
    const content = { ...contentOf(state), lang, textOf, box, pictures: {} };
    const index = indexOf(findables({ say, content }, book, NO_PAST), lang);
    for (const query of [words, '28']) {
      const [first, ...others] = search(index, query).map(({ place }) => place);
      expect(first).toBe(slot(book, 28)?.valid);
      expect(others.length).toBeGreaterThan(0);
    }
    // What is no longer valid is not found.
    expect(search(index, '26').map(({ place }) => place)).not.toContain(17);
  });

  test('stickers without a place lie beside the rule they add to', () => {
    const all = campaigns.flat().map(({ state }) => ({ book: bookAt(state), ...inspect(state) }));
    for (const { book, chronicle } of all) {
      const beside = book.rules.flatMap((one) => one.beside.map((card) => [card, one.slot]));
      expect(beside.map(([card]) => card).sort()).toEqual(
        chronicle
          .filter((card) => {
            const data = boxData.cards[card];
            return data?.kind === 'rule' && data.slot === 0;
          })
          .sort(),
      );
      // The rows of the quota track, and what Automas do with minions.
      for (const [card, place] of beside) if (card === 34 || card === 37) expect(place).toBe(22);
      for (const [card, place] of beside) if (card === 158) expect(place).toBe(16);
    }
  });

  test('the two ways of the story stand in their games', () => {
    const told = (campaign: number, game: number, chapter: number) =>
      bookAt(stopAt(campaign, game)).stories.chapters.find((one) => one.game === chapter)?.told;
    expect(told(0, 3, 2)).toEqual([400, 128]);
    expect(told(1, 3, 2)).toEqual([400, 124]);
    expect(told(0, 6, 4)).toEqual([402, 131]);
    expect(told(1, 6, 4)).toEqual([403, 133]);
    expect(told(0, 12, 11)).toEqual([410, 146, 148, 150]);
    expect(told(1, 12, 11)).toEqual([411, 147, 148, 149]);
    // Nobody dates the companions: they came with the story before them.
    expect(told(0, 12, 5)?.slice(0, 3)).toEqual([404, 134, 337]);
    expect(told(0, 4, 1)).toEqual([16, 21]);
  });

  test('a box without pages tells the same stories', () => {
    const state = stopAt(0, 4);
    const told = (data: BoxData) =>
      storiesIn({ data }, inspect(view(state, 1)), NO_PAST)
        .chapters.flatMap((chapter) => chapter.told)
        .sort((a, b) => a - b);
    const { data } = contentOf(state);
    expect(told(data)).toContain(21);
    expect(told({ ...data, stories: [] })).toEqual(told(data));
  });

  test('every page of the story is told or empty', () => {
    for (const { state } of campaigns.flat()) {
      const { stories } = bookAt(state);
      const filled = (openBox(state).stories ?? []).map((page) => page.slot);
      expect([...filled, ...stories.empty].sort((a, b) => a - b)).toEqual(
        Array.from({ length: 18 }, (_, i) => i + 1),
      );
    }
  });

  test('a crate is told with what was in it and who opened it', () => {
    const state = stopAt(1, 6);
    const opened = Object.entries(openBox(state).crates)
      .filter(([crate, { locked }]) => Number(crate) > 0 && locked !== true)
      .map(([crate]) => Number(crate));
    const first = opened[0] ?? 0;
    const past = { ...NO_PAST, opened: new Map([[first, { game: 2, by: 'red' as const }]]) };
    const { crates, closed } = bookOf(contentOf(state), inspect(view(state, 1)), past);
    expect(crates.map(({ crate }) => crate)).toEqual(opened);
    expect(crates[0]).toMatchObject({ crate: first, game: 2, by: 'red' });
    expect(crates.every(({ cards }) => cards.length > 0)).toBe(true);
    expect(crates.length + closed).toBe(54);
  });

  test('an icon is explained when something shows it', () => {
    const early = iconsFound(contentOf(untouched(3)));
    for (const icon of ['coin', 'pumpkin', 'influence', 'worker', 'hourglass'] as const)
      expect(early).toContain(icon);
    for (const icon of ['minion', 'ghost', 'peril', 'famine', 'treasure', 'skyIsland', 'companion'] as const)
      expect(early).not.toContain(icon);
    const late = campaigns.map((stops) => iconsFound(contentOf(stops.at(-1)?.state ?? untouched(1))));
    for (const icons of late) expect(icons.length).toBeGreaterThan(early.length);
  });
});
