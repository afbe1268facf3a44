import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { type Choice, openBox } from '@charterstone/rules';
import { LANGS, speaker, textsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { wayWords } from '../src/table/wayWords.ts';
import { seen, untouched } from './village/villages.ts';

const TEXTS = { en: english, de: german, pl: polish };
const state = untouched(2);

describe.each(LANGS)('the ways to use a building, in %s', (lang) => {
  const say = speaker(lang, textsOf(TEXTS[lang]), { box: openBox(state) });
  const scene = { say, spoken: { village: seen(state).village } };
  const wordsOf = (...ways: Choice[]): string[] => ways.map((way) => wayWords(way, ways, scene));
  const place = (what: string): Choice => ({ do: 'place', what, at: 'grandstand' });

  test('one worker needs no name', () => {
    expect(wordsOf(place('big'))).toEqual([say.ui('screen.sendWorker')]);
    expect(wordsOf(place('big'), { ...place('big'), do: 'careful' })).toEqual([
      say.ui('screen.sendWorker'),
      say.ui('screen.careful'),
    ]);
  });

  test('where several could go, each button names its own', () => {
    const words = wordsOf(place('big'), place('small'), place('cat'), place('robot'));
    expect(new Set(words).size).toBe(words.length);
    expect(words).not.toContain(say.ui('screen.sendWorker'));
  });
});
