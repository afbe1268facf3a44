import { paragraphsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { box } from '../src/index.ts';
import { text as de } from '../text/de/index.ts';
import { text as en } from '../text/en/index.ts';
import { text as pl } from '../text/pl/index.ts';
import type { BoxText } from '../text/types.ts';
import { echoable, tellings, WAYS } from './tellings.ts';

/** Paragraphs that remember which way the village went (`[after 128] …`). */

const LANGUAGES = [
  { lang: 'en', text: en },
  { lang: 'de', text: de },
  { lang: 'pl', text: pl },
] as const;

/** The echoes of every card that has any, in their order: card → the stories each of them follows. */
function echoesIn({ cards }: BoxText): { readonly [card: string]: readonly string[] } {
  const echoing = Object.entries(cards).map(
    ([card, { text = '' }]) =>
      [
        card,
        paragraphsOf(text).flatMap(({ after }) => (after.length === 0 ? [] : [after.join(' or ')])),
      ] as const,
  );
  return Object.fromEntries(echoing.filter(([, echoes]) => echoes.length > 0));
}

describe('the ways through the campaign', () => {
  test('are those of eleven forks with two doors each', () => {
    expect(WAYS).toHaveLength(2 ** 11);
  });

  test('tell every story, one of the two behind each fork', () => {
    const told = new Set(WAYS.flat());
    const stories = Object.keys(box.cards).filter((n) => box.cards[Number(n)]?.kind === 'story');
    expect(stories.filter((n) => !told.has(Number(n)))).toEqual(['11', '16']);
    for (const way of WAYS) expect(way.includes(124)).not.toBe(way.includes(128));
  });

  test('let a card know of what came before it and could have come otherwise', () => {
    expect([...echoable(129)]).toEqual([124, 128]);
    expect([...echoable(149)]).toEqual([...echoable(150)]);
    expect(echoable(149).has(150)).toBe(false);
    expect(echoable(149).has(148)).toBe(false);
    expect(echoable(128).size).toBe(0);
    expect(echoable(337).has(134)).toBe(true);
  });
});

describe.each(LANGUAGES)('echoes in $lang', ({ text }) => {
  test('follow a story that can have been told before, and need not have been', () => {
    for (const [card, { text: words = '' }] of Object.entries(text.cards)) {
      const possible = echoable(Number(card));
      const echoed = paragraphsOf(words).flatMap(({ after }) => after);
      expect([card, echoed.filter((story) => !possible.has(story))]).toEqual([card, []]);
    }
  });

  test('name each story once, and never all that can have been told', () => {
    for (const [card, { text: words = '' }] of Object.entries(text.cards))
      for (const { after } of paragraphsOf(words)) {
        expect([card, new Set(after).size]).toEqual([card, after.length]);
        const always =
          after.length > 0 &&
          WAYS.every((way) => !way.includes(Number(card)) || after.some((n) => way.includes(n)));
        expect([card, after, always]).toEqual([card, after, false]);
      }
  });

  test('stand beside what is always told, and not at the end of a guidepost, which is asked again at the fork', () => {
    for (const [card, { text: words }] of Object.entries(text.cards)) {
      if (words === undefined) continue;
      const paragraphs = paragraphsOf(words);
      expect([card, paragraphs.some(({ after }) => after.length === 0)]).toEqual([card, true]);
      if (box.cards[Number(card)]?.kind === 'guidepost')
        expect([card, paragraphs.at(-1)?.after]).toEqual([card, []]);
    }
  });

  test('stand on cards only, not on printed rules', () => {
    for (const { text: words = '' } of Object.values(text.printedRules))
      expect(paragraphsOf(words).flatMap(({ after }) => after)).toEqual([]);
  });

  test('are heard on some ways and not on others', () => {
    for (const card of Object.keys(echoesIn(text)))
      expect([card, tellings(text, Number(card)).length > 1]).toEqual([card, true]);
  });
});

test('every language remembers the same', () => {
  expect(echoesIn(de)).toEqual(echoesIn(en));
  expect(echoesIn(pl)).toEqual(echoesIn(en));
});
