import { describe, expect, test } from 'vitest';
import { box } from '../src/index.ts';
import { text as de } from '../text/de/index.ts';
import { text as en } from '../text/en/index.ts';
import { text as pl } from '../text/pl/index.ts';
import type { BoxText, CardText } from '../text/types.ts';

const LANGUAGES: readonly (readonly [string, BoxText])[] = [
  ['en', en],
  ['de', de],
  ['pl', pl],
];
const numbers = Object.keys(box.cards);

/** Names of the Commons are fixed by the glossary; Zeppelin and Charterstone are the same in two languages. */
function all(text: BoxText): [string, CardText][] {
  return [
    ...Object.entries(text.cards).map(([n, card]): [string, CardText] => [`card ${n}`, card]),
    ...Object.entries(text.printedRules).map(([n, card]): [string, CardText] => [`rule ${n}`, card]),
    ...Object.entries(text.commons),
  ];
}

describe.each(LANGUAGES)('the words of the box in %s', (_, text) => {
  test('exist for every card, and for no other', () => {
    expect(Object.keys(text.cards)).toEqual(numbers);
    expect(Object.keys(text.printedRules)).toEqual(Object.keys(box.printedRules));
    expect(Object.keys(text.commons).sort()).toEqual(Object.keys(box.commons).sort());
  });

  test('are stories and rules with a text, everything else with one line of flavour', () => {
    for (const [n, card] of Object.entries(box.cards)) {
      const words = text.cards[Number(n)];
      const long = card.kind === 'story' || card.kind === 'rule';
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

  test('keep flavour to a line and the opening story to 60 to 150 words', () => {
    for (const [what, { flavour = '' }] of all(text))
      expect([what, flavour.length <= 90]).toEqual([what, true]);
    const words = text.cards[1]?.text?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(150);
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
