import { FACES, LEVEL_NAMES, LEVELS, TERMS } from '@charterstone/bots';
import { describe, expect, test } from 'vitest';
import { adviceText, LANGS, MESSAGES, type TermName } from '../src/index.ts';
import { speakers } from './speakers.ts';
import { TEXTS } from './texts.ts';

const keysOf = (family: string): string[] =>
  Object.keys(MESSAGES)
    .filter((key) => key.startsWith(family))
    .sort();

describe('bots have words for all they are', () => {
  test('for every part of their judgement, and no other', () => {
    expect(keysOf('term-')).toEqual(TERMS.map((term) => `term-${term}`).sort());
  });

  test('for every level, under the key it names', () => {
    expect(keysOf('level-')).toEqual(LEVEL_NAMES.map((name) => LEVELS[name].says).sort());
    expect(keysOf('grade-')).toEqual(LEVEL_NAMES.map((name) => `grade-${name}`).sort());
  });

  test('for every name', () => {
    expect(keysOf('bot-')).toEqual(FACES.map(({ name }) => `bot-${name}`).sort());
  });
});

test('a bot has one name in every language: people at one table talk of it', () => {
  for (const { name } of FACES)
    expect([name, new Set(LANGS.map((lang) => speakers[lang].speaker.ui(`bot-${name}`))).size]).toEqual([
      name,
      1,
    ]);
});

describe.each(LANGS)('in %s', (lang) => {
  const { speaker: say } = speakers[lang];

  test('no two bots share a name, and none is called like somebody in the box', () => {
    const names = FACES.map(({ name }) => say.ui(`bot-${name}`));
    expect(new Set(names).size).toBe(names.length);
    const told = JSON.stringify(TEXTS[lang]).split(/[^\p{L}]+/u);
    expect(told.length).toBeGreaterThan(5000);
    expect(names.filter((name) => told.includes(name))).toEqual([]);
  });

  test('no two reasons sound the same', () => {
    expect(new Set(TERMS.map((term) => say.ui(`term-${term}`))).size).toBe(TERMS.length);
  });
});

describe('advice', () => {
  const advice = (terms: readonly TermName[]) => ({
    number: '4',
    choice: { do: 'place', what: 'big', at: 'market' } as const,
    terms,
  });

  test('names the number, what is done, and what it brings, the weightiest first', () => {
    const why: readonly TermName[] = ['points', 'building-ahead'];
    expect(adviceText(speakers.en.speaker, advice(why))).toBe(
      'I would take 4: Place a worker on the Market. That brings victory points and a building you can soon afford.',
    );
    expect(adviceText(speakers.de.speaker, advice(why))).toBe(
      'Ich würde 4 nehmen: Arbeiter auf den Markt setzen. Das bringt Siegpunkte und ein Gebäude in Reichweite.',
    );
    expect(adviceText(speakers.pl.speaker, advice(why))).toBe(
      'Radzę wybrać 4: Postaw robotnika na Rynku. To daje punkty zwycięstwa i szansę na nowy budynek już niedługo.',
    );
  });

  test('what it brings can stand in a list: nothing in it begins a clause that would have to be closed', () => {
    for (const lang of LANGS)
      for (const term of TERMS) expect(speakers[lang].speaker.ui(`term-${term}`)).not.toContain(',');
  });

  test('says so where there is nothing to choose', () => {
    for (const lang of LANGS) {
      const only = adviceText(speakers[lang].speaker, { ...advice(['points']), only: true });
      expect(only).not.toContain(speakers[lang].speaker.ui('term-points'));
    }
    expect(adviceText(speakers.en.speaker, { ...advice([]), only: true })).toBe(
      'I would take 4: Place a worker on the Market. It is the only possibility.',
    );
  });

  test('says so where it is a matter of taste', () => {
    expect(adviceText(speakers.en.speaker, advice([]))).toMatch(/matter of taste/);
    expect(adviceText(speakers.en.speaker, advice([]))).not.toMatch(/brings/);
  });
});
