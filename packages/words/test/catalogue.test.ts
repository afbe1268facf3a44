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

function plurals(parts: readonly Part[]): string[][] {
  return parts.flatMap((part) =>
    typeof part !== 'string' && 'plural' in part
      ? [Object.keys(part.forms).filter((form) => !form.startsWith('='))]
      : [],
  );
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
      for (const forms of plurals(parse(message)))
        expect([key, [...forms].sort()]).toEqual([key, FORMS[lang]]);
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
