// Beware: spoilers.

import { box as boxData } from '@charterstone/box';
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import {
  COMMONS,
  COMMONS_CARD,
  choose,
  compile,
  inspect,
  newCampaign,
  openBox,
  PRINTED_RULE,
  type State,
  view,
} from '@charterstone/rules';
import { LANGS, type Lang, speaker, textsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { storedFixtures } from '../../testkit/test/campaigns/stored.ts';
import { type Book, bookOf, placesIn } from '../src/chronicle/book.ts';
import { cardsFound } from '../src/chronicle/glossary.ts';
import { iconPlace, iconsFound } from '../src/chronicle/icons.ts';
import { NO_PAST } from '../src/chronicle/past.ts';
import { ruleSlots, validRules } from '../src/chronicle/rules.ts';
import { indexOf, search } from '../src/chronicle/search.ts';
import { sparing } from '../src/chronicle/sparing.ts';
import { glossaryOf, linkedIn } from '../src/chronicle/terms.ts';
import { findables } from '../src/chronicle/words.ts';
import { untouched } from './village/villages.ts';

const TEXTS = { en: english, de: german, pl: polish };
const box = compile(boxData);

type Stop = { readonly game: number; readonly state: State };

/** The first states of every game of two campaigns that took the other door at every fork. */
const campaigns: readonly (readonly Stop[])[] = [1, 2].map((seats) => {
  const { fixture } = storedFixtures().find((one) => one.fixture.setting.seats === seats) ?? {};
  if (fixture === undefined) throw new Error(`no campaign of ${seats} seats is stored`);
  const stops: Stop[] = [];
  let { state } = newCampaign(box, fixture.setting);
  for (const { seat, choice } of fixture.games.flatMap(({ lines }) => lines)) {
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(choice)} was refused`);
    state = outcome.state;
    const { game } = inspect(state);
    if (game > stops.length) stops.push({ game, state });
  }
  return stops;
});

const contentOf = (state: State) => ({ data: openBox(state) });
const bookAt = (state: State): Book => bookOf(contentOf(state), inspect(view(state, 1)), NO_PAST);

function stopAt(campaign: number, game: number): State {
  const stop = campaigns[campaign]?.find((one) => one.game === game);
  if (stop === undefined) throw new Error(`game ${game} was not played`);
  return stop.state;
}

const slot = (book: Book, number: number) => book.rules.find((one) => one.slot === number);

describe('what stands in the Chronicle', () => {
  test.each(campaigns.flat().map((stop, i) => [i, stop] as const))(
    'nothing that is not unlocked appears (%i)',
    (_, { state }) => {
      const { cards } = openBox(state);
      for (const place of placesIn(bookAt(state)).keys())
        expect(place > 413 || cards[place] !== undefined, `card ${place}`).toBe(true);
    },
  );

  test('before the first game it has its printed rules and empty places, and tells how it began', () => {
    const book = bookAt(untouched(3));
    expect(book.rules.map(({ slot }) => slot)).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
    const empty = book.rules.filter(({ valid }) => valid === undefined).map(({ slot }) => slot);
    expect(empty).toEqual([1, 2, 3, 5, 9, 11, 12, 13, 14, 16, 18, 21, 27, 28, 29]);
    expect(slot(book, 4)).toEqual({ slot: 4, valid: PRINTED_RULE + 4, before: [], beside: [] });
    expect(book.stories.chapters).toEqual([{ game: 0, told: [1, 2, 3] }]);
    expect(book.stories.empty).toHaveLength(17);
    expect(book.crates).toEqual([]);
    expect(book.people.map(({ kind }) => kind)).toEqual(['assistant']);
  });

  test('a rule that covers another is valid, and what was before is kept below it', () => {
    const book = bookAt(stopAt(0, 3));
    expect(slot(book, 26)).toMatchObject({ valid: 125, before: [17, PRINTED_RULE + 26] });
    expect(slot(book, 4)).toMatchObject({ valid: 127, before: [PRINTED_RULE + 4] });
    const after = bookAt(stopAt(1, 12));
    for (const { valid, before } of after.rules) expect(before).not.toContain(valid);
  });

  test.each([
    ['en', 'rule 28'],
    ['de', 'Regel 28'],
    ['pl', 'zasada 28'],
  ] as const)('a rule is found by its number, before those that refer to it (%s)', (lang, words) => {
    const state = stopAt(0, 3);
    const book = bookAt(state);
    const textOf = textsOf(TEXTS[lang]);
    const say = speaker(lang, textOf, { box: boxData });
    const content = { ...contentOf(state), lang, textOf, box, pictures: {} };
    const index = indexOf(findables({ say, content }, book, NO_PAST), lang);
    for (const query of [words, '28']) {
      const [first, ...others] = search(index, query).map(({ place }) => place);
      expect(first).toBe(slot(book, 28)?.valid);
      expect(others.length).toBeGreaterThan(0);
    }
    // What is no longer valid is not found.
    expect(search(index, '26').map(({ place }) => place)).not.toContain(17);
  });

  test('stickers without a place lie beside the rule they add to', () => {
    const all = campaigns.flat().map(({ state }) => ({ book: bookAt(state), ...inspect(state) }));
    for (const { book, chronicle } of all) {
      const beside = book.rules.flatMap((one) => one.beside.map((card) => [card, one.slot]));
      expect(beside.map(([card]) => card).sort()).toEqual(
        chronicle
          .filter((card) => {
            const data = boxData.cards[card];
            return data?.kind === 'rule' && data.slot === 0;
          })
          .sort(),
      );
      // The rows of the quota track, and what Automas do with minions.
      for (const [card, place] of beside) if (card === 34 || card === 37) expect(place).toBe(22);
      for (const [card, place] of beside) if (card === 158) expect(place).toBe(16);
    }
  });

  test('the two ways of the story stand in their games', () => {
    const told = (campaign: number, game: number, chapter: number) =>
      bookAt(stopAt(campaign, game)).stories.chapters.find((one) => one.game === chapter)?.told;
    expect(told(0, 3, 2)).toEqual([400, 128]);
    expect(told(1, 3, 2)).toEqual([400, 124]);
    expect(told(0, 6, 4)).toEqual([402, 131]);
    expect(told(1, 6, 4)).toEqual([403, 133]);
    expect(told(0, 12, 11)).toEqual([410, 146, 148, 150]);
    expect(told(1, 12, 11)).toEqual([411, 147, 148, 149]);
    // Nobody dates the companions: they came with the story before them.
    expect(told(0, 12, 5)?.slice(0, 3)).toEqual([404, 134, 337]);
    expect(told(0, 4, 1)).toEqual([16, 21]);
  });

  test('every page of the story is told or empty', () => {
    for (const { state } of campaigns.flat()) {
      const { stories } = bookAt(state);
      const filled = (openBox(state).stories ?? []).map((page) => page.slot);
      expect([...filled, ...stories.empty].sort((a, b) => a - b)).toEqual(
        Array.from({ length: 18 }, (_, i) => i + 1),
      );
    }
  });

  test('a crate is told with what was in it and who opened it', () => {
    const state = stopAt(1, 6);
    const opened = Object.entries(openBox(state).crates)
      .filter(([crate, { locked }]) => Number(crate) > 0 && locked !== true)
      .map(([crate]) => Number(crate));
    const first = opened[0] ?? 0;
    const past = { ...NO_PAST, opened: new Map([[first, { game: 2, by: 'red' as const }]]) };
    const { crates, closed } = bookOf(contentOf(state), inspect(view(state, 1)), past);
    expect(crates.map(({ crate }) => crate)).toEqual(opened);
    expect(crates[0]).toMatchObject({ crate: first, game: 2, by: 'red' });
    expect(crates.every(({ cards }) => cards.length > 0)).toBe(true);
    expect(crates.length + closed).toBe(54);
  });

  test('an icon is explained when something shows it', () => {
    const early = iconsFound(contentOf(untouched(3)));
    for (const icon of ['coin', 'pumpkin', 'influence', 'worker', 'hourglass'] as const)
      expect(early).toContain(icon);
    for (const icon of ['minion', 'ghost', 'peril', 'famine', 'treasure', 'skyIsland', 'companion'] as const)
      expect(early).not.toContain(icon);
    const late = campaigns.map((stops) => iconsFound(contentOf(stops.at(-1)?.state ?? untouched(1))));
    for (const icons of late) expect(icons.length).toBeGreaterThan(early.length);
  });
});

describe('the words of the game lead to the book', () => {
  const glossaryAt = (state: State, lang: Lang) => {
    const content = contentOf(state);
    return glossaryOf(speaker(lang, textsOf(TEXTS[lang]), { box: content.data }), {
      rules: validRules(ruleSlots(content, inspect(state))),
      icons: new Set(iconsFound(content)),
      ...cardsFound(content),
    });
  };
  const piecesIn = (state: State, lang: Lang, text: string) =>
    linkedIn(glossaryAt(state, lang), [text])
      .flat()
      .filter((piece) => typeof piece !== 'string');
  const linksIn = (state: State, lang: Lang, text: string) =>
    piecesIn(state, lang, text).map(({ text, to }) => ({ text, to }));

  test('the goal of a guidepost is another one than those that are scored', () => {
    const state = campaigns[0]?.find(({ game }) => game === 3)?.state ?? untouched(2);
    const rule = (slot: number) => linksIn(state, 'en', slot === 27 ? 'guidepost' : 'objective')[0]?.to;
    const placesIn = (lang: Lang, text: string) => linksIn(state, lang, text).map(({ to }) => to);
    expect(rule(27)).not.toBe(rule(20));
    expect(placesIn('de', 'Ziel: die meisten Münzen haben.')[0]).toBe(rule(27));
    expect(placesIn('de', 'Du hast das Ziel erreicht.')).toEqual([rule(27)]);
    expect(placesIn('de', 'Ein erfülltes Ziel wird gewertet.')).toEqual([rule(20)]);
    expect(placesIn('pl', 'Cel: mieć najwięcej monet.')[0]).toBe(rule(27));
    expect(placesIn('pl', 'Kto osiągnął cel, bierze gwiazdkę.')).toEqual([rule(27)]);
    expect(placesIn('pl', 'Punktujesz 1 wykonany cel.')).toEqual([rule(20)]);
  });

  test('in all their forms, once a card', () => {
    const state = untouched(2);
    const rule = (slot: number) => PRINTED_RULE + slot;
    expect(linksIn(state, 'en', 'Pay 2 influence tokens, gain reputation; influence is spent.')).toEqual([
      { text: 'influence tokens', to: rule(6) },
      { text: 'reputation', to: rule(23) },
    ]);
    expect(linksIn(state, 'de', 'Beginne ohne Einflussmarker auf der Ansehensleiste.')).toEqual([
      { text: 'Einflussmarker', to: rule(6) },
      { text: 'Ansehensleiste', to: rule(23) },
    ]);
    expect(linksIn(state, 'pl', 'Połóż znaczników wpływu na torze reputacji, przy skrzyniach.')).toEqual([
      { text: 'znaczników wpływu', to: rule(6) },
      { text: 'torze reputacji', to: rule(23) },
      { text: 'skrzyniach', to: rule(19) },
    ]);
  });

  test('lists name them as dictionaries do', () => {
    const said = {
      en: [
        'two trophies, constructed crates, sky islands, perils (rule 28)',
        'trophy, construct, crate, sky island, peril, rule 28',
      ],
      de: [
        'Trophäen, errichtest, Kisten, Himmelsinseln, inaktiven Charters, überbaust du nicht, zurückgeschickt',
        'Trophäe, errichten, Kiste, Himmelsinsel, inaktives Charter, zurückschicken',
      ],
      pl: [
        'trofeami, wzniesiesz, skrzyń, podniebnych wyspach, zagrożeń, robotników, kartach rozwoju, osobowościami, punktów chwały, (zasadę 26)',
        'trofeum, wznieść, skrzynia, podniebna wyspa, zagrożenie, robotnik, karta rozwoju, osobowość, punkt chwały, zasada 26',
      ],
    } as const;
    for (const lang of LANGS) {
      const [text, words] = said[lang];
      const found = piecesIn(stopAt(0, 12), lang, text);
      expect(found.map(({ word }) => word).join(', ')).toBe(words);
    }
  });

  test('what is not unlocked is not linked', () => {
    expect(
      linksIn(untouched(2), 'en', 'A minion, a peril, a sky island, glory (rule 28), card 376.'),
    ).toEqual([]);
    const found = linksIn(stopAt(0, 2), 'en', 'Gain glory (rule 28).');
    expect(found).toEqual([
      { text: 'glory', to: 18 },
      { text: 'rule 28', to: 18 },
    ]);
  });

  test('charters, plots, the chest and the Zeppelin are explained from the beginning, whoever comes later when they have come', () => {
    const said = {
      en: 'charters, plots, Charter Chest, Zeppelin, companions, spectral worker',
      de: 'Charters, Bauplätze, Chartertruhe, Zeppelin, Gefährten, Geisterarbeiter',
      pl: 'dzielnice, działki, kufrze, Sterowcem, towarzysze, widmowego robotnika',
    };
    const zeppelin = COMMONS_CARD + COMMONS.indexOf('zeppelin');
    for (const lang of LANGS) {
      const links = (state: State) => linksIn(state, lang, said[lang]);
      const early = [iconPlace('emblem'), iconPlace('plot'), iconPlace('chest'), zeppelin];
      expect(links(untouched(2)).map(({ to }) => to)).toEqual([
        ...early,
        // The worker, whoever he is.
        ...(lang === 'de' ? [] : [PRINTED_RULE + 15]),
      ]);
      for (const state of [stopAt(0, 12), stopAt(1, 12)]) {
        const late = links(state);
        expect(late.map(({ text }) => text)).toEqual(said[lang].split(', '));
        const places = placesIn(bookAt(state));
        for (const { text, to } of late) expect([text, places.has(to)]).toEqual([text, true]);
        expect(late.slice(4).map(({ to }) => boxData.cards[to]?.kind)).toEqual(['companion', 'spectral']);
      }
    }
  });

  test('whoever is called by the colour of a charter is not a word to be explained', () => {
    const said = {
      en: ['The yellow charter gains 1 coin.', 'A plot of your charter.'],
      de: ['Das gelbe Charter erhält 1 Münze.', 'Ein Bauplatz deines Charters.'],
      pl: ['Żółta dzielnica otrzymuje 1 monetę.', 'Działka twojej dzielnicy.'],
    };
    for (const lang of LANGS) {
      const places = said[lang].map((text) => linksIn(untouched(2), lang, text).map(({ to }) => to));
      expect(places).toEqual([[iconPlace('coin')], [iconPlace('plot'), iconPlace('emblem')]]);
    }
  });

  test('what people are called is never explained, whatever it means; the word beside it is', () => {
    const said = {
      en: [
        'Guest',
        'Guest gains 1 coin and a crate from Guest’s hand. guests come.',
        ['coin', 'crate', 'guests'],
      ],
      de: ['Kiste', 'Kiste erhält 1 Münze und zwei Kisten.', ['Münze', 'Kisten']],
      pl: ['moneta', 'Moneta zyskuje 2 monety.', ['monety']],
    } as const;
    for (const lang of LANGS) {
      const [name, text, words] = said[lang];
      const linked = (names: readonly string[]) =>
        linkedIn(sparing(glossaryAt(stopAt(0, 12), lang), names), [text]).flat();
      const links = linked([name, 'A (b)']).filter((piece) => typeof piece !== 'string');
      expect(links.map((link) => link.text)).toEqual(words);
      const all = linked([name]).map((piece) => (typeof piece === 'string' ? piece : piece.text));
      expect(all.join('')).toBe(text);
    }
    const longer = sparing(glossaryAt(untouched(2), 'en'), ['Ada', 'Ada Worker']);
    expect(linkedIn(longer, ['Ada Worker retrieves a worker.']).flat()).toContainEqual({
      text: 'worker',
      to: PRINTED_RULE + 15,
      word: 'worker',
    });
  });

  test('a word leads to the rule that is valid now, and no card to itself', () => {
    expect(linksIn(untouched(2), 'de', 'bis zur Sanduhr')).toEqual([
      { text: 'Sanduhr', to: PRINTED_RULE + 26 },
    ]);
    const late = stopAt(0, 5);
    expect(linksIn(late, 'de', 'bis zur Sanduhr')).toEqual([{ text: 'Sanduhr', to: 125 }]);
    expect(linkedIn(glossaryAt(late, 'de'), ['bis zur Sanduhr'], [125])).toEqual([['bis zur Sanduhr']]);
  });

  test('no word is linked within another', () => {
    for (const lang of LANGS)
      expect(linksIn(untouched(2), lang, 'Concoinage, Schatzamt, Zielona, VPs')).toEqual([]);
  });

  test('all rules of the book read the same with their links', () => {
    for (const lang of LANGS)
      for (const { text } of Object.values(TEXTS[lang].printedRules)) {
        const pieces = glossaryAt(stopAt(1, 9), lang)(text ?? '', () => false);
        expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(text);
        expect(pieces.length).toBeGreaterThan(1);
      }
  });
});
