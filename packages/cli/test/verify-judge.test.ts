import { box as data } from '@charterstone/box';
import type { BoxData, CardData, CrateData, Effect } from '@charterstone/rules';
import { LANGS } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '../src/texts.ts';
import { countBox } from '../src/verify/counts.ts';
import { hatches } from '../src/verify/hatches.ts';
import { missingTexts } from '../src/verify/missing.ts';
import { unreachable } from '../src/verify/reach.ts';
import { describe as report } from '../src/verify/report.ts';
import { judge, refuseUnplayable, type Texts } from '../src/verify/verdict.ts';

const withCards = (cards: { readonly [number: number]: CardData }): BoxData => ({
  ...data,
  cards: { ...data.cards, ...cards },
});
const withCrate = (crate: string, change: (was: CrateData) => CrateData): BoxData => ({
  ...data,
  crates: { ...data.crates, [crate]: change(data.crates[crate] ?? {}) },
});
function withoutCards(lost: (number: number) => boolean): BoxData {
  const kept = Object.entries(data.cards).filter(([number]) => !lost(Number(number)));
  return { ...data, cards: Object.fromEntries(kept) };
}
function guidepost(number: number): CardData & { readonly kind: 'guidepost' } {
  const card = data.cards[number];
  if (card?.kind !== 'guidepost') throw new Error(`card ${number} is no guidepost`);
  return card;
}
const cards = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `card ${first + i}`);

describe('out of reach', () => {
  test('is nothing in the box of the game', () => {
    expect(unreachable(data)).toEqual([]);
  });

  test('is a card that nothing names', () => {
    expect(unreachable(withCards({ 170: { kind: 'story' } }))).toEqual(['card 170']);
  });

  test('is the rest of a chain behind a crate that does not hold the next building', () => {
    expect(unreachable(withCrate('10', ({ hand: _, ...crate }) => crate))).toEqual([
      'card 28',
      ...cards(30, 32),
      'crate 11',
    ]);
  });

  test('is what only a persona of a crate opened for everybody could bring: card 376 archives it', () => {
    // Crate 17 is on building 45; without it only game 11 opens it.
    const { 45: _, ...rest } = data.cards;
    const lost = unreachable({ ...data, cards: rest });
    expect(lost).toContain('card 251');
    expect(lost).not.toContain('card 236');
    expect(lost).not.toContain('crate 17');
  });

  test('is every crate where no building opens one, and most of them where none constructs', () => {
    const without = (icon: 'crate' | 'construct'): BoxData => {
      const stripped = Object.entries(data.cards).map(([number, card]): [string, CardData] => [
        number,
        card.kind === 'building' && icon in card.benefit ? { ...card, benefit: {} } : card,
      ]);
      const commons = icon === 'crate' ? 'charterstone' : 'zeppelin';
      return {
        ...data,
        cards: Object.fromEntries(stripped),
        commons: { ...data.commons, [commons]: { ...data.commons[commons], benefit: {} } },
      };
    };
    // Those of card 376 are opened by the story.
    const opened = (lost: readonly string[]) =>
      Object.keys(data.crates).filter((crate) => /\d/.test(crate) && !lost.includes(`crate ${crate}`));
    expect(opened(unreachable(without('crate')))).toEqual(['17', '23', '31', '47']);
    expect(opened(unreachable(without('construct')))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '17',
      '23',
      '31',
      '47',
    ]);
  });

  test('is the story behind a guidepost that nothing leads to', () => {
    const lost = unreachable(withCrate('R', ({ next: _, ...crate }) => crate));
    expect(lost).toEqual(['card 411']);
    expect(unreachable(withCrate('Q', (crate) => ({ ...crate, next: 411 })))).toEqual(['card 410']);
  });

  test('is the last crate, when the story is a game too short: its door is the way out of game 12 only', () => {
    expect(unreachable({ ...data, startUp: { ...data.startUp, guidepost: 401 } })).toEqual([
      'card 124',
      ...cards(125, 128),
      ...cards(151, 157),
      'card 162',
      'card 375',
      'card 400',
      'crate A',
      'crate B',
      'crate W',
    ]);
  });

  test('is whatever a story does not come to that goes round in circles', () => {
    const again = (crate: string): CrateData => ({ ...data.crates[crate], next: 401 });
    const lost = unreachable({ ...data, crates: { ...data.crates, C: again('C'), D: again('D') } });
    const doors = [...'EFGHIJKLMNOPQRSTUVW'].map((door) => `crate ${door}`);
    expect(lost).toEqual(expect.arrayContaining([...cards(402, 413), ...doors]));
    expect(lost).not.toContain('card 401');
  });

  test('is not a persona that an Automa plays: no crate holds those', () => {
    const { automa, ...persona } = { kind: 'persona', charter: 'red', automa: true } as const;
    expect(unreachable(withCards({ 170: { ...persona, automa } }))).toEqual([]);
    expect(unreachable(withCards({ 170: persona }))).toEqual(['card 170']);
  });

  test('is not the deck of the Automa, nor a rule beside one that comes: both lie there for whoever wants an Automa', () => {
    const { automa, ...alone } = data;
    expect(unreachable(alone)).toEqual([...cards(158, 162), ...cards(377, 392)]);
    if (automa === undefined) expect.fail('no Automa in the box');
    const few = { ...automa, deck: automa.deck.filter((card) => card !== 380), later: [390, 392] };
    expect(unreachable({ ...data, automa: few })).toEqual(['card 380', 'card 391']);
    const astray = automa.stickers.map(({ rule, beside }) => ({ rule, beside: rule === 160 ? 170 : beside }));
    expect(unreachable({ ...data, automa: { ...automa, stickers: astray } })).toEqual(['card 160']);
  });

  test('is what is fetched for the Archive only', () => {
    const worker = (do_: Effect): BoxData => ({
      ...data,
      crates: {
        ...data.crates,
        I: { ...data.crates['I'], do: do_ },
        J: { ...data.crates['J'], do: do_ },
      },
    });
    expect(unreachable(worker({ move: [343], from: 'index', to: 'archive' }))).toEqual(['card 343']);
    expect(unreachable(worker({ move: [343], to: 'hand' }))).toEqual([]);
  });

  test('is a sort of card that nobody fetches', () => {
    const lost = unreachable({
      ...data,
      crates: { ...data.crates, G: { ...data.crates['G'], do: {} }, H: { ...data.crates['H'], do: {} } },
    });
    expect(lost).toEqual(cards(337, 342));
  });
});

describe('the story', () => {
  test('has each guidepost in one game: a door that leads to another is told of', () => {
    expect(judge(data, TEXTS, 12).problems).toEqual([]);
    const astray = judge(
      withCrate('A', (crate) => ({ ...crate, next: 413 })),
      TEXTS,
      12,
    );
    expect(astray.ok).toBe(false);
    expect(astray.problems).toContain('card 413: is the guidepost of games 3 and 12');
  });

  test('has a guidepost in every game from the second on (rule 27): where it breaks off is told', () => {
    const problemsOf = (box: BoxData, games = 12) => judge(box, TEXTS, games).problems;
    const short = withCrate('D', ({ next: _, ...crate }) => crate);
    expect(problemsOf(short)).toEqual(['crate D: names no guidepost for game 4 (next)']);
    // A door that names none itself may open one that does, as S opens U and V.
    expect(data.crates['S']).not.toHaveProperty('next');
    expect(problemsOf(withCrate('V', ({ next: _, ...crate }) => crate))).toEqual([]);
    const { guidepost: _, ...startUp } = data.startUp;
    expect(problemsOf({ ...data, startUp })).toEqual(['startUp: names no guidepost for game 2']);
    const early = withCards({ 402: { ...guidepost(402), fork: { open: 'W' } } });
    expect(problemsOf(early)).toEqual([
      'card 402: its only door opens after game 12, so game 5 has no guidepost',
    ]);
    // A campaign that is over by then needs no more of it.
    expect([problemsOf(short, 3), problemsOf({ ...data, startUp }, 1)]).toEqual([[], []]);
  });
});

test('a box with a word that nobody knows is refused, before it is put into words', () => {
  expect(() => refuseUnplayable(data)).not.toThrow();
  const goal = JSON.parse('{ "resorce": "9+" }');
  expect(() => refuseUnplayable(withCards({ 305: { kind: 'objective', goal } }))).toThrow(
    'card 305: the count "resorce" is not understood',
  );
});

describe('counts follow the box', () => {
  test('fewer cards of a kind', () => {
    const full = countBox(data);
    expect(countBox(withoutCards((card) => card === 92 || card === 93))).toEqual({
      ...full,
      buildings: full.buildings - 2,
      specialBuildings: full.specialBuildings - 2,
      cards: full.cards - 2,
    });
    expect(countBox(withoutCards((card) => card >= 363 && card <= 374)).personas).toBe(full.personas - 12);
    const { W: _, 54: __, ...crates } = data.crates;
    expect(countBox({ ...data, crates })).toMatchObject({ numberedCrates: 53, letteredCrates: 22 });
  });

  test('a kind of peril that no card names does not count', () => {
    const silent = withoutCards((card) => /"famine"/.test(JSON.stringify(data.cards[card])));
    expect(countBox(silent).perils).toBe(5);
  });
});

describe('missing texts', () => {
  const { 22: lantern, ...others } = TEXTS.de.cards;
  const without = (words: Texts['de']['cards']): Texts['de'] => ({ ...TEXTS.de, cards: words });

  test('are none', () => {
    for (const lang of ['en', 'de', 'pl'] as const) expect(missingTexts(data, lang, TEXTS[lang])).toEqual([]);
  });

  test('are names, lines of flavour and what is to be read', () => {
    expect(missingTexts(data, 'de', without(others))).toEqual(['card 22', 'card 22 (flavour)']);
    const nameless = { ...others, 22: { name: ' ', flavour: lantern?.flavour ?? '' } };
    expect(missingTexts(data, 'de', without(nameless))).toEqual(['card 22']);
    const untold = { ...TEXTS.de.cards, 124: { name: 'A' }, 400: { name: 'B' } };
    expect(missingTexts(data, 'de', without(untold))).toEqual(['card 124 (text)', 'card 400 (text)']);
  });

  test('are those nobody can read, or that only some villages would hear', () => {
    const told = (text: string): string[] =>
      missingTexts(data, 'de', without({ ...TEXTS.de.cards, 131: { name: 'Insel', text } }));
    expect(told('Da.\n\n[after 124] Dort.')).toEqual([]);
    expect(told('[after 124] Dort.')).toEqual(['card 131 (text)']);
    expect(told('Da.\n\n[efter 124] Dort.')).toEqual(['card 131', 'card 131 (text)']);
  });

  test('are branches of a choice for which a language has no words', () => {
    const odd = withCards({
      216: {
        kind: 'assistant',
        abilities: { on: 'turn', do: { choose: { somersault: { vp: 1 }, coins: { coin: 1 } } } },
      },
    });
    expect(missingTexts(odd, 'pl', TEXTS.pl)).toEqual(['branch "somersault"']);
  });
});

test('an escape hatch is a card that holds code', () => {
  const coded = Object.assign({}, data.cards[206], { hatch: () => 'anything' });
  expect(hatches(data)).toEqual([]);
  expect(hatches({ ...data, cards: { ...data.cards, 206: coded } })).toEqual([206]);
});

describe('a box that is not in order', () => {
  test.each<[string, BoxData, Texts]>([
    ['something is out of reach', withCards({ 170: { kind: 'story' } }), TEXTS],
    ['a text is missing', data, { ...TEXTS, pl: { ...TEXTS.pl, printedRules: {} } }],
    ['it can’t be played', { ...data, coins: -1 }, TEXTS],
  ])('%s', (_, box, texts) => {
    expect(judge(box, texts, 12).ok).toBe(false);
  });

  test('a crate is printed on a building, but nobody packed it', () => {
    const { 54: _, ...crates } = data.crates;
    expect(judge({ ...data, crates }, TEXTS, 12)).toMatchObject({ ok: false, shut: [54] });
  });

  test('is told so, with everything that is wrong', () => {
    const box = { ...withCards({ 170: { kind: 'story' } }), coins: -1 };
    const told = report(box, TEXTS, judge(box, TEXTS, 12), LANGS, 80);
    expect(told).toMatch(/\nout of reach +card 170\n/);
    expect(told).toMatch(/\ntexts, de +2 missing: card 170, card 170 \(text\)\n/);
    expect(told).toMatch(/\nbox: -1 coins\nThe box is not in order\.$/);
    const german = report(box, TEXTS, judge(box, TEXTS, 12), ['de'], 80);
    expect(german).toMatch(/\ntexts, en +none of its own; what is new is read in de\ntexts, de +2 missing/);
  });
});
