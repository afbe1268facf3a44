import { describe, expect, test } from 'vitest';
import { box } from '../src/index.ts';
import { text as de } from '../text/de/index.ts';
import { text as en } from '../text/en/index.ts';
import { text as pl } from '../text/pl/index.ts';
import type { BoxText } from '../text/types.ts';

/**
 * A client is given the words of card n alone. So they name no other card that may still be locked when n comes: only
 * what lies open from the start, what comes with n, and what had to come before it.
 */

const LANGUAGES = [
  { lang: 'en', text: en },
  { lang: 'de', text: de },
  { lang: 'pl', text: pl },
] as const;

/** Kinds whose names are words of the game anyway (minions), or sentences that nobody quotes. */
const UNNAMED: readonly string[] = ['minion', 'story', 'rule', 'guidepost'];
const numbers = Object.keys(box.cards).map(Number);

/** All numbers in a piece of the box, with the cards of the sorts it moves. */
function cardsIn(piece: unknown): number[] {
  if (typeof piece === 'number') return [piece];
  if (typeof piece === 'string') return [...(SORTS[piece] ?? [])];
  return typeof piece === 'object' && piece !== null ? Object.values(piece).flatMap(cardsIn) : [];
}

const SORTS: { readonly [sort: string]: readonly number[] } = {
  companion: numbers.filter((n) => box.cards[n]?.kind === 'companion'),
  loyal: sideOf('loyal'),
  rebel: sideOf('rebel'),
};

function sideOf(side: string): number[] {
  return numbers.filter((n) => {
    const card = box.cards[n];
    return card?.kind === 'persona' && card.side === side;
  });
}

const start = new Set(cardsIn(box.startUp));
const letters = Object.keys(box.crates).filter((crate) => /^[A-Z]$/.test(crate));
const lids = Object.keys(box.crates).filter((crate) => /^\d+$/.test(crate));

/** The crates that a card comes out of. */
function cratesOf(card: number, among: readonly string[]): string[] {
  return among.filter((crate) => cardsIn(box.crates[crate]).includes(card));
}

/** The crate on a building, and the crate that building came from, back to the first. */
function before(lid: string): string[] {
  const building = numbers.find((n) => {
    const card = box.cards[n];
    return card?.kind === 'building' && String(card.crate) === lid;
  });
  const [from] = building === undefined ? [] : cratesOf(building, lids);
  return from === undefined ? [lid] : [lid, ...before(from)];
}

/** Whether everybody who sees card n has seen m, or sees it at the same time. */
function isKnown(m: number, n: number): boolean {
  if (start.has(m)) return true;
  const sources = cratesOf(n, lids);
  if (sources.length > 0)
    return sources.every((lid) => before(lid).some((crate) => cardsIn(box.crates[crate]).includes(m)));
  // The story goes from A to W: what a door brought stays known behind the next ones.
  const [door] = cratesOf(n, letters);
  const [theirs] = cratesOf(m, letters);
  return door !== undefined && theirs !== undefined && letters.indexOf(theirs) <= letters.indexOf(door);
}

/** The locked cards that some words about card n would give away. */
function givenAway(n: number, words: string, { cards }: BoxText): number[] {
  return numbers.filter((m) => {
    if (m === n || UNNAMED.includes(box.cards[m]?.kind ?? '')) return false;
    const name = (cards[m]?.name ?? '').replace(/^(The|An?|Der|Die|Das) /, '');
    return names(words, name) && !isKnown(m, n);
  });
}

/** Whether a name stands in a text as a whole. */
function names(words: string, name: string): boolean {
  if (!words.includes(name)) return false;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u').test(words);
}

describe('what may be named', () => {
  test('is known from the start, from the same crate, or from a crate that had to be opened before', () => {
    // Crate 1 brings buildings 22 and 23 and persona 219; the crate on 22 is 7, which brings 25.
    expect([5, 200, 214, 23, 219].map((m) => isKnown(m, 22))).toEqual([true, true, true, true, true]);
    expect([25, 43, 236, 343, 337].map((m) => isKnown(m, 22))).toEqual([false, false, false, false, false]);
    expect([22, 219].map((m) => isKnown(m, 25))).toEqual([true, true]);
    expect([337, 343, 22].map((m) => isKnown(m, 138))).toEqual([true, true, false]);
    expect(isKnown(343, 134)).toBe(false);
  });

  test('and else gives something away', () => {
    const name = en.cards[25]?.name ?? '';
    expect(givenAway(22, `Much like the ${name}, but older.`, en)).toEqual([25]);
    expect(givenAway(26, `Much like the ${name}, but older.`, en)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the words of a card in $lang', ({ text }) => {
  test('give no locked card away', () => {
    for (const [n, { flavour = '', text: long = '' }] of Object.entries(text.cards))
      expect([n, givenAway(Number(n), `${flavour}\n${long}`, text)]).toEqual([n, []]);
  });

  test('nor do the rules that are printed in the Chronicle', () => {
    const open = numbers.filter((n) => start.has(n))[0] ?? 0;
    for (const [slot, { text: words = '' }] of Object.entries(text.printedRules))
      expect([slot, givenAway(open, words, text)]).toEqual([slot, []]);
  });
});
