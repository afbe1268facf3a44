import { box } from '@charterstone/box';
import type { Guidepost } from '@charterstone/rules';
import { describe, expect, it } from 'vitest';
import { text as de } from '../text/de/index.ts';
import { text as en } from '../text/en/index.ts';
import { text as pl } from '../text/pl/index.ts';
import { tellings } from './tellings.ts';

/** The story: where it is kept, how long it is, to whom it speaks. */

const LANGUAGES = [
  { lang: 'en', text: en, toYou: /\byou(r|rs|rselves)?\b/i, toOne: /\byourself\b/i, speech: /“[^”]*”/g },
  {
    lang: 'de',
    text: de,
    toYou: /(?<!\p{L})(ihr|euch|eue?re?[mnrs]?)(?!\p{L})/iu,
    toOne: /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
    speech: /„[^“]*“/g,
  },
  {
    lang: 'pl',
    text: pl,
    // The pronouns, or a verb in its second person: a word in "-cie" that is none of these.
    toYou:
      /(?<!\p{L})(wy|was|wam|wami|wasz\p{L}*|(?!mieście|goście|płocie|porcie|osobiście|\p{L}*(naście|ęcie|ęście))\p{L}{2,}cie)(?!\p{L})/iu,
    toOne: /(?<!\p{L})(ty|ciebie|cię|tobie|tobą|tw[oó]j\p{L}*)(?!\p{L})/iu,
    speech: /^–.*$|„[^”]*”/gm,
  },
];
/** Start-up cards that explain more than they tell. */
const INSTRUCTIONS = [2, 3, 4, 11, 12, 13];
const told = Object.entries(box.cards)
  .filter(([number, { kind }]) => kind === 'story' && !INSTRUCTIONS.includes(Number(number)))
  .map(([number]) => Number(number));
const slots = box.stories ?? [];
const pageOf = (card: number): number => slots.find(({ cards }) => cards.includes(card))?.slot ?? 0;

describe('the Chronicle keeps the story', () => {
  it('on eighteen pages', () => {
    expect(slots.map(({ slot }) => slot)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  });

  it('every card that is told on one of them, and none of them twice', () => {
    const kept = slots.flatMap(({ cards }) => cards);
    expect(new Set(kept).size).toBe(kept.length);
    expect(told.filter((card) => !kept.includes(card))).toEqual([]);
    expect(kept.filter((card) => box.cards[card] === undefined)).toEqual([]);
  });

  it('and beside the stories the companions, the spectral worker and the candle', () => {
    const others = slots.flatMap(({ cards }) => cards).filter((card) => !told.includes(card));
    expect(others).toEqual([337, 338, 339, 340, 341, 342, 343, 408]);
  });

  it('both ways of a fork on the same page, one page for each of games 2 to 11', () => {
    const forks = guidepostsInOrder().flatMap((guideposts) => new Set(guideposts.flatMap(pagesOfFork)).size);
    expect(forks).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('in the order of the campaign', () => {
    const forks = guidepostsInOrder().map((guideposts) => Math.min(...guideposts.flatMap(pagesOfFork)));
    const order = [pageOf(1), pageOf(21), ...forks, pageOf(148), pageOf(149), pageOf(151)];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // What follows a fork stands after it: companions (game 5), the spectral worker (6), the candle (8).
    expect([pageOf(337), pageOf(343), pageOf(408)]).toEqual([134, 136, 140].map((card) => pageOf(card) + 1));
    expect(pageOf(149)).toBe(pageOf(150));
  });
});

/** The guideposts of games 2 to 11, as one leads to the next. */
function guidepostsInOrder(): Guidepost[][] {
  const games: number[][] = [[box.startUp.guidepost ?? 0]];
  while (games.length < 10) {
    const last = games.at(-1) ?? [];
    const next = last
      .flatMap((number) => doors(guidepost(number)))
      .map((door) => box.crates[door]?.next ?? 0);
    games.push([...new Set(next)]);
  }
  return games.map((numbers) => numbers.map(guidepost));
}

function guidepost(number: number): Guidepost {
  const card = box.cards[number];
  if (card?.kind !== 'guidepost') throw new Error(`card ${number} is no guidepost`);
  return card;
}

function doors({ fork }: Guidepost): readonly string[] {
  if ('choose' in fork) return fork.choose;
  return 'open' in fork ? [fork.open] : [fork.then, fork.else];
}

/** The pages of what is told behind the doors of a fork; the final battle has one of its own. */
function pagesOfFork(one: Guidepost): number[] {
  return doors(one)
    .flatMap((door) => box.crates[door]?.stories ?? [])
    .filter((card) => card !== 148)
    .map(pageOf);
}

describe.each(LANGUAGES)('stories in $lang', ({ lang, text, toYou, toOne, speech }) => {
  const story = (card: number): string => text.cards[card]?.text ?? '';

  it.each(told)('card %i has 60 to 150 words, however the village came to it', (card) => {
    const ways = tellings(text, card);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      const words = way.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      expect(words.length).toBeGreaterThanOrEqual(60);
      expect(words.length).toBeLessThanOrEqual(150);
    }
  });

  it('speak to all of you, also outside of what somebody says', () => {
    expect(told.filter((card) => !toYou.test(story(card).replace(speech, '')))).toEqual([]);
  });

  it('never speak to one of you alone', () => {
    expect(told.filter((card) => toOne.test(story(card)))).toEqual([]);
  });

  it('are written once: no file hides the card of another', async () => {
    const files = [
      'stories',
      'tale',
      'laterTale',
      'rules',
      'ruleCards',
      'buildings',
      'people',
      'company',
      'objectives',
      'things',
      'guideposts',
      'automa',
    ];
    const numbers: string[] = [];
    for (const file of files) {
      const parts: { readonly [name: string]: object } = await import(`../text/${lang}/${file}.ts`);
      for (const [name, part] of Object.entries(parts))
        if (name !== 'printedRules' && name !== 'commons') numbers.push(...Object.keys(part));
    }
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
    expect(numbers).toHaveLength(Object.keys(box.cards).length);
  });
});
