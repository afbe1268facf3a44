import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICONS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import * as german from '../src/de/nouns.ts';
import { VERBS } from '../src/de/verbs.ts';
import * as english from '../src/en/nouns.ts';
import * as polish from '../src/pl/nouns.ts';
import { GENERAL, MASS } from '../src/pl/numerals.ts';
import { speakers } from './speakers.ts';

/**
 * The tables of words. That none lacks an entry or has one too many is the compiler's business: they are typed by what
 * the rules can name. What it can't see is here.
 */

/** Every noun that can stand behind a number. */
function nounsIn<N>(tables: readonly Readonly<Record<string, N>>[]): (readonly [string, N])[] {
  return tables.flatMap((table) => Object.entries(table));
}

describe('nouns', () => {
  test('in Polish have a form for one, for one as an object, for few and for many', () => {
    const { ICON_NOUNS, COUNT_NOUNS, TABLE_NOUNS } = polish;
    for (const [name, { one, object, few, many }] of nounsIn([ICON_NOUNS, COUNT_NOUNS, TABLE_NOUNS]))
      for (const form of [one, object, few, many]) expect([name, form]).toEqual([name, words]);
  });

  test('in German have a singular and a plural', () => {
    const { ICON_NOUNS, TABLE_NOUNS } = german;
    for (const [name, { one, other }] of nounsIn([ICON_NOUNS, TABLE_NOUNS]))
      for (const form of [one, other]) expect([name, form]).toEqual([name, words]);
  });

  test('in English have a singular and a plural', () => {
    const { ICON_NOUNS, TABLE_NOUNS } = english;
    for (const [name, forms] of nounsIn([ICON_NOUNS, TABLE_NOUNS]))
      for (const form of forms) expect([name, form]).toEqual([name, words]);
  });

  test('are counted with their number in each form', () => {
    for (const { speaker: say } of Object.values(speakers))
      for (const icon of ICONS)
        for (const n of [0, 1, 2, 3, 4, 5, 12, 22, 25])
          expect([icon, say.count(icon, n)]).toEqual([
            icon,
            expect.stringMatching(new RegExp(`^${n} \\p{L}`, 'u')),
          ]);
  });
});

/** Something to say, without stray blanks. */
const words = expect.stringMatching(/^\S(.*\S)?$/);

describe('no words are left over', () => {
  const sources = readdirSync(join(import.meta.dirname, '..', 'src', 'de'))
    .map((file) => readFileSync(join(import.meta.dirname, '..', 'src', 'de', file), 'utf8'))
    .join('\n');

  test('every German verb is used', () => {
    expect(Object.keys(VERBS).filter((verb) => !sources.includes(`VERBS.${verb}`))).toEqual([]);
  });

  test('every Polish noun with a general form of its own exists', () => {
    const known = new Set(nounsIn([polish.ICON_NOUNS]).map(([, { one }]) => one));
    expect([...MASS, ...Object.keys(GENERAL)].filter((noun) => !known.has(noun))).toEqual([]);
  });
});
