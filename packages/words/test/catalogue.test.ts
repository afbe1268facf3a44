import { describe, expect, test } from 'vitest';
import { catalogue as de } from '../src/de/catalogue.ts';
import { catalogue as en } from '../src/en/catalogue.ts';
import { type Part, parse } from '../src/icu.ts';
import { LANGS, type Lang, MESSAGES } from '../src/index.ts';
import { catalogue as pl } from '../src/pl/catalogue.ts';
import { speakers } from './speakers.ts';

const CATALOGUES: { readonly [L in Lang]: Readonly<Record<string, string>> } = { en, de, pl };
const FORMS: { readonly [L in Lang]: readonly string[] } = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
};

/** The values a message asks for. */
function placeholders(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || 'number' in part) return [];
    if ('value' in part) return [part.value];
    const name = 'plural' in part ? part.plural : part.select;
    return [name, ...Object.values(part.forms).flatMap(placeholders)];
  });
}

type Plural = { readonly of: string; readonly forms: readonly string[] };

/** What a message counts, with the forms it has for it, also within one another. */
function plurals(parts: readonly Part[]): Plural[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || !('forms' in part)) return [];
    const within = Object.values(part.forms).flatMap(plurals);
    if ('select' in part) return within;
    const forms = Object.keys(part.forms).filter((form) => !form.startsWith('='));
    return [{ of: part.plural, forms: forms.sort() }, ...within];
  });
}

describe.each(LANGS)('the catalogue in %s', (lang) => {
  const catalogue = CATALOGUES[lang];

  test('has every key and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(MESSAGES).sort());
  });

  test('uses the values of each message, all of them and no others', () => {
    for (const [key, values] of Object.entries(MESSAGES)) {
      const used = new Set(placeholders(parse(catalogue[key] ?? '')));
      expect([key, ...[...used].sort()]).toEqual([key, ...[...values].sort()]);
    }
  });

  test('has every plural form the language needs', () => {
    for (const [key, message] of Object.entries(catalogue))
      for (const { forms } of plurals(parse(message))) expect([key, forms]).toEqual([key, FORMS[lang]]);
  });

  test('has no empty message and no stray blanks', () => {
    for (const [key, message] of Object.entries(catalogue)) {
      expect([key, message.trim()]).toEqual([key, message]);
      expect([key, message === '' || message.includes('  ')]).toEqual([key, false]);
    }
  });

  test('tells plurals apart as the language does', () => {
    const rules = new Intl.PluralRules(lang);
    const say = speakers[lang];
    for (let n = 0; n <= 230; n++) expect([n, say.pluralForm(n)]).toEqual([n, rules.select(n)]);
  });
});

test('in Polish a number with a noun behind it has its forms', () => {
  const bare = /\{\w+\} (?!(?:z|za|do|nie|i|lub)\b)\p{Ll}+/u;
  const counted = Object.entries(MESSAGES).filter(([, values]) => values.some((value) => NUMBERS.has(value)));
  expect(counted.length).toBeGreaterThan(20);
  for (const [key] of counted) {
    const plain = parse(CATALOGUES.pl[key] ?? '')
      .map(asWritten)
      .join('');
    expect([key, bare.exec(plain)?.[0]]).toEqual([key, undefined]);
  }
});

/** Values that are numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['n', 'of', 'points', 'spent', 'seats', 'choices']);

/** A part of a message as it is written, without what is behind a plural: that has its forms. */
function asWritten(part: Part): string {
  if (typeof part === 'string') return part;
  if (!('value' in part)) return '…';
  return NUMBERS.has(part.value) ? `{${part.value}}` : '…';
}

test('a message with a missing bracket is an error when it is read', () => {
  expect(() => parse('{n, plural, one {# coin}')).toThrow(SyntaxError);
  expect(() => parse('Hello {name')).toThrow(SyntaxError);
  expect(() => parse('Hello name}')).toThrow(SyntaxError);
  expect(() => parse('{n, gender, a {b}}')).toThrow(SyntaxError);
});

test('messages are filled in', () => {
  expect(speakers.en.speaker.ui('table.round', { n: 3 })).toBe('Round 3');
  expect(speakers.en.speaker.ui('game.players', { n: 1 })).toBe('1 player');
  expect(speakers.de.speaker.ui('table.deck', { n: 0 })).toBe('das Deck ist leer');
  expect(speakers.pl.speaker.ui('table.deck', { n: 22 })).toBe('22 karty w talii');
  expect(speakers.pl.speaker.ui('table.deck', { n: 12 })).toBe('12 kart w talii');
});
