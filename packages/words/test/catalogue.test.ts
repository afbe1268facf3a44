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

/** What a message picks a way by, with the ways it has. */
function selects(parts: readonly Part[]): Plural[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || !('forms' in part)) return [];
    const within = Object.values(part.forms).flatMap(selects);
    return 'plural' in part ? within : [{ of: part.select, forms: Object.keys(part.forms) }, ...within];
  });
}

/** A way to say a message: which form each select takes, and the parts that are left. */
type Way = { readonly way: { readonly [select: string]: string }; readonly parts: readonly Part[] };

function waysToSay(parts: readonly Part[]): Way[] {
  return parts.reduce<Way[]>(
    (ways, part) =>
      ways.flatMap((before) =>
        waysOfPart(part).map(({ way, parts: said }) => ({
          way: { ...before.way, ...way },
          parts: [...before.parts, ...said],
        })),
      ),
    [{ way: {}, parts: [] }],
  );
}

function waysOfPart(part: Part): Way[] {
  if (typeof part === 'string' || !('select' in part)) return [{ way: {}, parts: [part] }];
  return Object.entries(part.forms).flatMap(([form, parts]) =>
    waysToSay(parts).map((said) => ({ ...said, way: { ...said.way, [part.select]: form } })),
  );
}

/** So many ways `v` is picked from by whoever tells the book, except where it picks a name. */
const WAYS = 3;
const NAMES: { readonly [key: string]: number } = { 'book.villageName': 6, 'book.charterName': 8 };

/** The ways are counted from 0, and the last of them is `other`. */
function waysOf(key: string): string[] {
  const last = (NAMES[key] ?? WAYS) - 1;
  return [...Array.from({ length: last }, (_, way) => `${way}`), 'other'];
}

/** Values that not every way of a message has to say, each with its reason. */
const NEED_NOT_SAY: { readonly [key: string]: readonly string[] } = {
  // The buildings of the Commons have their names in the message, each in its case.
  'book.at': ['building'],
};

function isIn(value: string, values: readonly string[]): boolean {
  return values.includes(value);
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

  test('uses them all in each of the ways a message can be said', () => {
    for (const [key, values] of Object.entries(MESSAGES))
      for (const { way, parts } of waysToSay(parse(catalogue[key] ?? ''))) {
        const used = new Set([...placeholders(parts), ...(NEED_NOT_SAY[key] ?? [])]);
        // What picks the way is used by picking it.
        const missing = values.filter((value) => !used.has(value) && way[value] === undefined);
        expect([key, way, missing]).toEqual([key, way, []]);
      }
  });

  test('has the ways that are picked, and no other', () => {
    let picked = 0;
    for (const [key, message] of Object.entries(catalogue))
      for (const { of, forms } of selects(parse(message))) {
        if (of !== 'v') continue;
        picked++;
        expect([key, forms]).toEqual([key, waysOf(key)]);
      }
    expect(picked).toBe(Object.values(MESSAGES).filter((values) => isIn('v', values)).length);
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
    for (const { parts } of waysToSay(parse(CATALOGUES.pl[key] ?? '')))
      expect([key, bare.exec(parts.map(asWritten).join(''))?.[0]]).toEqual([key, undefined]);
  }
});

/** A number before what looks like a plural: an English word in -s, a German word with a capital (VP and SP have one form). */
const BARE = {
  en: /\{\w+\} (?!(?:this|is|was|has|its|less|as)\b)\p{Ll}+s\b/u,
  de: /\{\w+\} \p{Lu}\p{Ll}+/u,
} as const;

test.each(['en', 'de'] as const)('a counted noun in the book has its forms in %s', (lang) => {
  const told = Object.keys(MESSAGES).filter((key) => key.startsWith('book.'));
  for (const key of told)
    for (const { parts } of waysToSay(parse(CATALOGUES[lang][key] ?? '')))
      expect([key, BARE[lang].exec(parts.map(asWritten).join(''))?.[0]]).toEqual([key, undefined]);
});

test('a bare number before a noun is found', () => {
  expect(BARE.en.test('{n} houses go up')).toBe(true);
  expect(BARE.de.test('{n} Häuser')).toBe(true);
  expect(BARE.en.test('{n} VP') || BARE.de.test('{n} SP')).toBe(false);
});

test('a way of a message that leaves a value out is found', () => {
  const ways = waysToSay(
    parse('{v, select, 0 {{who} builds {n, plural, one {it} other {#}}.} other {{who}!}}'),
  );
  expect(ways.map(({ way, parts }) => [way, placeholders(parts)])).toEqual([
    [{ v: '0' }, ['who', 'n']],
    [{ v: 'other' }, ['who']],
  ]);
});

/** Values that are numbers. */
const NUMBERS: ReadonlySet<string> = new Set([
  'n',
  'of',
  'points',
  'spent',
  'seats',
  'choices',
  'needed',
  'pleased',
  'displeased',
]);

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
