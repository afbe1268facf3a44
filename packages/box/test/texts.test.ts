import type { Guidepost } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { box } from '../src/index.ts';
import { text as de } from '../text/de/index.ts';
import { text as en } from '../text/en/index.ts';
import { text as pl } from '../text/pl/index.ts';
import type { BoxText, CardText } from '../text/types.ts';
import { tellings } from './tellings.ts';

const LANGUAGES: readonly (readonly [string, BoxText])[] = [
  ['en', en],
  ['de', de],
  ['pl', pl],
];
const numbers = Object.keys(box.cards);
/** Cards that are read out or looked up; all others have one line of flavour instead. */
const LONG: readonly string[] = ['story', 'rule', 'guidepost', 'companion'];
/** A tile is small: longer names of buildings do not fit. */
const TILE = 24;
/** Start-up cards that explain more than they tell. */
const INSTRUCTIONS: readonly string[] = ['2', '3', '4', '11', '12', '13'];
/** Opening and closing mark of each language. */
const MARKS: { readonly [lang: string]: string } = { en: '“”', de: '„“', pl: '„”' };
/** Names of the published game, which are not ours to use. */
const TAKEN = /junkyard|shoemaker|portal|botanical|pavilion|\bspa\b/i;

/** Names of the Commons are fixed by the glossary; Zeppelin and Charterstone are the same in two languages. */
function all(text: BoxText): [string, CardText][] {
  return [
    ...Object.entries(text.cards).map(([n, card]): [string, CardText] => [`card ${n}`, card]),
    ...Object.entries(text.printedRules).map(([n, card]): [string, CardText] => [`rule ${n}`, card]),
    ...Object.entries(text.commons),
  ];
}

function cratesOf(fork: Guidepost['fork']): readonly string[] {
  if ('choose' in fork) return fork.choose;
  return 'open' in fork ? [fork.open] : [fork.then, fork.else];
}

describe.each(LANGUAGES)('the words of the box in %s', (lang, text) => {
  test('exist for every card, and for no other', () => {
    expect(Object.keys(text.cards)).toEqual(numbers);
    expect(Object.keys(text.printedRules)).toEqual(Object.keys(box.printedRules));
    expect(Object.keys(text.commons).sort()).toEqual(Object.keys(box.commons).sort());
  });

  test('are stories, rules and choices with a text, everything else with one line of flavour', () => {
    for (const [n, card] of Object.entries(box.cards)) {
      const words = text.cards[Number(n)];
      const long = LONG.includes(card.kind);
      expect([n, words?.text !== undefined, words?.flavour !== undefined]).toEqual([n, long, !long]);
    }
    for (const [slot, words] of Object.entries(text.printedRules))
      expect([slot, words.text !== undefined]).toEqual([slot, true]);
    for (const [building, words] of Object.entries(text.commons))
      expect([building, words.flavour !== undefined]).toEqual([building, true]);
  });

  test('call no two things by one name', () => {
    const names = all(text).map(([, { name }]) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('are set with care: no stray blanks, proper quotation marks', () => {
    for (const [what, { name, flavour = '', text: long = '' }] of all(text))
      for (const words of [name, flavour, long]) {
        expect([what, words.trim()]).toEqual([what, words]);
        expect([what, /["']| {2}|\.\.\.| \n/.exec(words)?.[0]]).toEqual([what, undefined]);
        expect([what, words === flavour && words.includes('\n')]).toEqual([what, false]);
      }
  });

  test('open and close quotations as the language does', () => {
    const [open = '', close = ''] = MARKS[lang] ?? '';
    for (const [what, { name, flavour = '', text: long = '' }] of all(text)) {
      const marks = `${name}${flavour}${long}`.match(/[„“”«»]/g) ?? [];
      const proper = marks.map((_, i) => (i % 2 === 0 ? open : close));
      expect([what, marks.length % 2, ...marks]).toEqual([what, 0, ...proper]);
    }
  });

  test('keep flavour to a line, names of buildings to a tile and stories to 60 to 150 words', () => {
    for (const [what, { flavour = '' }] of all(text))
      expect([what, flavour.length <= 90]).toEqual([what, true]);
    for (const [n, card] of Object.entries(box.cards)) {
      const { name = '' } = text.cards[Number(n)] ?? {};
      if (card.kind === 'building') expect([name, name.length <= TILE]).toEqual([name, true]);
      if (card.kind !== 'story' || INSTRUCTIONS.includes(n)) continue;
      const lengths = tellings(text, Number(n)).map((told) => told.split(/\s+/).length);
      expect([n, lengths, lengths.every((words) => words >= 60 && words <= 150)]).toEqual([n, lengths, true]);
    }
  });

  test('say on each guidepost which crates the fork may open', () => {
    for (const [n, card] of Object.entries(box.cards)) {
      if (card.kind !== 'guidepost') continue;
      for (const crate of cratesOf(card.fork))
        expect([n, crate, text.cards[Number(n)]?.text]).toEqual([
          n,
          crate,
          expect.stringMatching(new RegExp(`(crate|Kiste|skrzynia|skrzynię) ${crate}\\b`)),
        ]);
    }
  });

  test('name the sum that wins the battle', () => {
    const wins = /"is":"(\d+)\+"/.exec(JSON.stringify(box.crates['S']))?.[1] ?? 'no sum found';
    expect(text.cards[148]?.text).toContain(` ${wins}`);
  });

  test('use no name of the published buildings', () => {
    for (const [what, { name }] of all(text))
      expect([what, name]).not.toEqual([what, expect.stringMatching(TAKEN)]);
  });
});

test('every sentence was written in each language', () => {
  for (const [n, words] of Object.entries(en.cards)) {
    const others = [de.cards[Number(n)], pl.cards[Number(n)]];
    for (const other of others) {
      expect([n, other?.flavour]).not.toEqual([n, words.flavour ?? '']);
      expect([n, other?.text]).not.toEqual([n, words.text ?? '']);
    }
  }
});
