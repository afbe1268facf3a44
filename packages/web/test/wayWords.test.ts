import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { type Choice, type Fact, openBox } from '@charterstone/rules';
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

  test('where a building gives one thing, it is named: there is nothing to choose from', () => {
    const careful: Choice = { ...place('big'), do: 'careful' };
    const gained = (good: 'pumpkin' | 'coin', n: number): Fact => ({
      fact: 'gained',
      charter: 'red',
      good,
      n,
      why: 8,
    });
    const wordsWith = (...brings: Fact[]): string =>
      wayWords(careful, [place('big'), careful], scene, brings);
    expect(wordsWith(gained('pumpkin', 1))).toContain(say.count('pumpkin', 1));
    expect(wordsWith({ fact: 'points', charter: 'red', n: 3, total: 9, why: 8 })).toContain(
      say.count('vp', 3),
    );
    expect(wordsWith(gained('pumpkin', 1), gained('coin', 1))).toBe(say.ui('screen.careful'));
    expect(wordsWith()).toBe(say.ui('screen.careful'));
  });

  test('where several could go, each button names its own', () => {
    const words = wordsOf(place('big'), place('small'), place('cat'), place('robot'));
    expect(new Set(words).size).toBe(words.length);
    expect(words).not.toContain(say.ui('screen.sendWorker'));
  });
});
