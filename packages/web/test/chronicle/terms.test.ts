// Beware: spoilers.

import { box as boxData } from '@charterstone/box';
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { COMMONS, COMMONS_CARD, inspect, PRINTED_RULE, type State } from '@charterstone/rules';
import { LANGS, type Lang, speaker, textsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { placesIn } from '../../src/chronicle/book.ts';
import { cardsFound } from '../../src/chronicle/glossary.ts';
import { iconPlace, iconsFound } from '../../src/chronicle/icons.ts';
import { ruleSlots, validRules } from '../../src/chronicle/rules.ts';
import { sparing } from '../../src/chronicle/sparing.ts';
import { glossaryOf, linkedIn } from '../../src/chronicle/terms.ts';
import { untouched } from '../village/villages.ts';
import { bookAt, campaigns, contentOf, stopAt } from './books.ts';

const TEXTS = { en: english, de: german, pl: polish };

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
