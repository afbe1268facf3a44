import { box } from '@charterstone/box';
import { text as de } from '@charterstone/box/text/de';
import { text as en } from '@charterstone/box/text/en';
import { text as pl } from '@charterstone/box/text/pl';
import { type Journal, replay } from '@charterstone/rules';
import { newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../cards/village.ts';

describe('ruling 23: names', () => {
  test('ruling 23: the persona before one, an assistant in one’s hand; nobody else’s', () => {
    const game = village({ red: { hand: [206], persona: [280] }, blue: { hand: [207] } });
    game.red.names(280, 'Marta').names(206, 'Otto');
    for (const what of [207, 204])
      expect(game.red.cannot({ do: 'name', what, text: 'Ida' })).toEqual([{ lack: 'notYours' }]);
  });

  test('ruling 23: an assistant is named by whoever holds it unnamed, and keeps that name', () => {
    const game = village({ red: { hand: [206] } });
    game.red.names(206, 'Otto');
    game.given({ red: { hand: [] }, blue: { hand: [206] } });
    expect(game.blue.cannot({ do: 'name', what: 206, text: 'Ida' })).toEqual([{ lack: 'named', card: 206 }]);
  });

  test('ruling 23: a name is an entry in the journal and comes back with it', () => {
    const game = newGame({ charters: ['red', 'blue'], seed: 'ink', first: 'red' });
    game.red.names(203, 'Marta');
    const journal: Journal = {
      setting: { seats: 2, seed: game.seed, games: 1 },
      entries: game.journal,
    };
    const again = replay(theBox(), journal);
    expect(again.ok).toBe(true);
    const told = again.ok ? again.facts.flat() : [];
    expect(told).toContainEqual({ fact: 'named', charter: 'red', card: 203, text: 'Marta' });
  });
});

describe('ruling 24: story slots', () => {
  const slots = box.stories ?? [];

  test('ruling 24: the Chronicle has eighteen, in order, and no card stands on two of them', () => {
    expect(slots.map(({ slot }) => slot)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
    const cards = slots.flatMap((slot) => slot.cards);
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('ruling 24: every story of a lettered crate has its page, those of a fork share one', () => {
    const pageOf = (card: number) => slots.find(({ cards }) => cards.includes(card))?.slot;
    const stories = (crate: string) => (box.crates[crate]?.stories ?? []).map(pageOf);
    for (const fork of ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP', 'QR', 'ST', 'UV']) {
      const [one = '', other = ''] = fork;
      expect(stories(one)).not.toContain(undefined);
      expect(stories(one)).toEqual(stories(other));
    }
    expect(stories('W')).toEqual([18, 18]);
  });

  test('ruling 24: they fill in campaign order', () => {
    const first = (crate: string) =>
      slots.findIndex(({ cards }) => cards.includes(box.crates[crate]?.stories?.[0] ?? 0));
    const pages = [...'ACEGIKMOQSUW'].map(first);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(pages).not.toContain(-1);
  });
});

describe('ruling 25: proper names', () => {
  test.each([
    ['en', en, ['Zeppelin', 'Charterstone', 'Grandstand', 'Treasury', 'Market', 'Cloud Port']],
    ['de', de, ['Zeppelin', 'Charterstonegebäude', 'Tribüne', 'Schatzamt', 'Markt', 'Wolkenhafen']],
    ['pl', pl, ['Sterowiec', 'Kamień Dzielnicowy', 'Trybuna', 'Skarbiec', 'Rynek', 'Port w chmurach']],
  ] as const)('ruling 25: the glossary’s names of the six buildings are kept (%s)', (_, words, names) => {
    const { zeppelin, charterstone, grandstand, treasury, market, cloudPort } = words.commons;
    const said = [zeppelin, charterstone, grandstand, treasury, market, cloudPort].map(({ name }) => name);
    expect(said).toEqual(names);
  });

  test('ruling 25: the Forever King and Greengully are in the stories of every language', () => {
    for (const [words, king, land] of [
      [en, /Forever King/, /Greengully/],
      [de, /Ewige[nr]? König/, /Grüntal/],
      [pl, /Wiekuist\w+ Król\w*/, /Zielon\w+ Jar\w*/],
    ] as const) {
      const stories = Object.values(words.cards)
        .map(({ text = '' }) => text)
        .join('\n');
      expect(stories).toMatch(king);
      expect(stories).toMatch(land);
    }
  });

  test('ruling 25: the special buildings bear names of our own', () => {
    for (const words of [en, de, pl])
      for (const card of [25, 30, 92, 93, 94, 95, 96, 97]) {
        const name = words.cards[card]?.name ?? '';
        expect(name).not.toBe('');
        expect(name).not.toMatch(
          /junkyard|shoemaker|portal|botanical|pavilion|schrottplatz|schuster|pawilon/i,
        );
      }
  });
});
