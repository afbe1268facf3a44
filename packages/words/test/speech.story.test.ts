import { box } from '@charterstone/box';
import type { Test } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { isQuiet, LANGS, speaker } from '../src/index.ts';
import { everyone, speakers } from './speakers.ts';

const en = speakers.en.speaker;

describe('the campaign', () => {
  const persona = { do: 'pick', what: 201 } as const;

  test('picking is worded by what it is for: to play, to archive, to give away, to take', () => {
    const said = (asks: number, what: number | string): string[] =>
      everyone.map(({ speaker: say }) => say.choice({ do: 'pick', what }, { asks }));
    expect(said(15, 201)).toEqual([
      'Play as the Lamp Bearer',
      '„Laternenträger“ spielen',
      'Wybierz kartę „Latarnik”',
    ]);
    expect(said(408, 201)).toEqual([
      'Put the Lamp Bearer into the Archive',
      '„Laternenträger“ ins Archiv legen',
      'Odłóż do Archiwum kartę „Latarnik”',
    ]);
    expect(said(368, 'cat')).toEqual(['Give 1 cat', '1 Katze abgeben', 'Oddaj 1 kota']);
    // The holder of 365 picks what others give: for them it is taking.
    expect(said(365, 'clay')).toEqual(['Take 1 clay', '1 Lehm nehmen', 'Weź 1 glinę']);
    const prompts = [15, 408].map((asks) => en.prompt([persona], { asks }));
    expect(prompts).toEqual(['Which persona do you play?', 'Which persona goes into the Archive?']);
  });

  test('of several offers of a card the one that is made is named', () => {
    const use = { do: 'use', what: 343 } as const;
    expect([0, 4].map((ability) => en.choice(use, { ability }))).toEqual([
      'Yes, gain 1 reputation (The Spectral Worker)',
      'Yes, pay 9 coins to put this card into the Archive (The Spectral Worker)',
    ]);
    expect(en.choice(use)).toBe('Yes (The Spectral Worker)');
    // What an ability brings may be left: then the table asks without a number.
    expect(en.choice(use, { asks: 343 })).toBe('Yes, gain 1 reputation (The Spectral Worker)');
  });

  test('a button does not repeat the place or the card that is named above it, and the big worker has its word where both can go', () => {
    const at = 'cloudPort';
    const said = [
      { do: 'place', what: 'big', at } as const,
      { do: 'careful', what: 'small', at } as const,
      { do: 'use', what: 343 } as const,
      { do: 'pass', what: 343 } as const,
    ];
    const scene = { asks: 343, apart: true, isSaid: true };
    expect(everyone.map(({ speaker: say }) => said.map((choice) => say.choice(choice, scene)))).toEqual([
      [
        'Place the big worker',
        'Place the small worker and choose what to take',
        'Yes, gain 1 reputation',
        'No, thank you',
      ],
      [
        'Großen Arbeiter setzen',
        'Kleinen Arbeiter setzen und den Nutzen auswählen',
        'Ja, 1 Ansehen erhalten',
        'Nein, danke',
      ],
      [
        'Postaw dużego robotnika',
        'Postaw małego robotnika i wybierz, co bierzesz',
        'Tak, chcę otrzymać 1 punkt reputacji',
        'Nie, dziękuję',
      ],
    ]);
    expect(en.choice({ do: 'place', what: 'big', at }, { apart: true })).toBe(
      'Place the big worker on the Cloud Port',
    );
  });

  test('what is offered is named in the question, unless several offer something', () => {
    const offer = [343, 343].map((what, i) => ({ do: i === 0 ? 'use' : 'pass', what }) as const);
    expect(everyone.map(({ speaker: say }) => say.prompt(offer))).toEqual([
      'Would you like what “The Spectral Worker” offers?',
      'Möchtest du nutzen, was „Der Geisterarbeiter“ anbietet?',
      'Chcesz skorzystać z tego, co daje „Widmowy robotnik”?',
    ]);
    expect(en.prompt([...offer, { do: 'use', what: 201 }])).toBe('Would you like that?');
  });

  test('a goal says what to reach, and nothing about whoever reads it', () => {
    const said = (goal: Test): string[] => everyone.map(({ speaker: say }) => say.describeTest(goal));
    expect(said({ goods: 'most' })).toEqual([
      'Have the most coins and resources.',
      'Die meisten Münzen und Rohstoffe haben.',
      'Mieć najwięcej monet i surowców.',
    ]);
    expect(said({ influence: 0 })).toEqual([
      'Have no influence tokens.',
      'Keine Einflussmarker haben.',
      'Nie mieć znaczników wpływu.',
    ]);
    for (const card of Object.values(box.cards))
      if (card.kind === 'guidepost' || card.kind === 'objective')
        expect(said(card.goal).join(' ')).not.toMatch(/\b(du hast|masz|you have)\b/i);
  });

  test('a fork is for whoever decides (rule 27), not for whoever reached the goal', () => {
    const fork = { choose: ['A', 'B'] } as const;
    expect(everyone.map(({ speaker: say }) => say.describeFork(fork))).toEqual([
      'After the game, the chooser opens crate A or B.',
      'Nach dem Spiel öffnet, wer entscheidet, Kiste A oder B.',
      'Po grze ten, kto rozstrzyga, otwiera skrzynię A lub B.',
    ]);
  });

  test('a charter is named as it stands on the board: no word before it asks for another form', () => {
    const { ui, charter } = speakers.pl.speaker;
    const met = (n: number): string => ui('closing.goalMet', { goal: 'Cel', n, who: charter('yellow') });
    expect(met(1)).toBe('Cel: udało się, dodatkowa gwiazdka: żółta dzielnica.');
    expect(met(2)).toBe('Cel: udało się, po dodatkowej gwiazdce: żółta dzielnica.');
  });

  test('cards in a price are named where they are known, and numbers where not', () => {
    const price = { cards: [291, 236] };
    expect(en.describeCost(price)).toBe('the Wizard of Small Change or the Glove of the Living');
    const blind = LANGS.map((lang) => speaker(lang, () => undefined).describeCost(price));
    expect(blind).toEqual(['card 291 or card 236', 'Karte 291 oder Karte 236', 'kartę 291 lub 236']);
  });

  test('a log leaves out what works in the background, but not how a companion was treated', () => {
    const quiet = (card: number): boolean => isQuiet({ fact: 'spoke', charter: 'red', card }, box);
    expect([36, 406, 234, 340].map(quiet)).toEqual([true, true, true, true]);
    expect([208, 366].map(quiet)).toEqual([false, false]);
    expect(isQuiet({ fact: 'noted', card: 340, note: 1 }, box)).toBe(false);
    expect(isQuiet({ fact: 'noted', card: 340, note: 0 }, box)).toBe(true);
    expect(isQuiet({ fact: 'noted', card: 232, note: 2 }, box)).toBe(true);
  });
});

describe('the Automa', () => {
  const said = (number: number): string[] => {
    const card = box.cards[number];
    if (card === undefined) expect.fail(`no card ${number}`);
    return everyone.map(({ speaker: say }) => say.describeCard(card));
  };

  test('card 377 sends it to the Commons: its points are the difficulty, its rewards follow', () => {
    expect(said(377)).toEqual([
      'The Automa places a worker on the Grandstand and gains VP equal to the difficulty. It gains 1 reputation, fills the first open quota space and advances the progress token 1 space. At a fork this card shows a displeased king.',
      'Der Automa setzt einen Arbeiter auf die Tribüne und erhält so viele SP, wie die Schwierigkeit beträgt. Er erhält 1 Ansehen, beliefert das erste freie Abgabenfeld und rückt den Fortschrittsmarker 1 Feld vor. An einer Gabelung zeigt diese Karte einen verärgerten König.',
      'Automa stawia robotnika na Trybunie i otrzymuje tyle PZ, ile wynosi poziom trudności. Otrzymuje 1 punkt reputacji, zapełnia pierwsze wolne pole eksportu i przesuwa znacznik postępu o 1 pole. Na rozdrożu ta karta pokazuje rozgniewanego króla.',
    ]);
  });

  test('card 385 sends it where the die says, to a building by its value; equal ones go by number', () => {
    expect(said(385)).toEqual([
      'The Automa rolls the Charterstone die, places a worker on the building of the second-highest value in the charter shown and gains 1 VP. Of equal buildings the one with the higher number comes first; if there are too few, the last one counts. At a fork this card shows a displeased king.',
      'Der Automa würfelt mit dem Charterstone, setzt einen Arbeiter auf das Gebäude mit dem zweithöchsten Wert im gewürfelten Charter und erhält 1 SP. Von gleichwertigen Gebäuden kommt das mit der höheren Nummer zuerst; sind es zu wenige, zählt das letzte. An einer Gabelung zeigt diese Karte einen verärgerten König.',
      'Automa rzuca kością Kamienia Dzielnicowego, stawia robotnika w budynku o drugiej co do wielkości wartości we wskazanej dzielnicy i otrzymuje 1 PZ. Z budynków o równej wartości pierwszy jest ten o wyższym numerze; jeśli budynków jest za mało, liczy się ostatni. Na rozdrożu ta karta pokazuje rozgniewanego króla.',
    ]);
  });

  test('two cards read alike only if they do the same', () => {
    const cards = Object.values(box.cards).filter(({ kind }) => kind === 'automa');
    const different = new Set(cards.map((card) => JSON.stringify(card))).size;
    for (const { speaker: say } of everyone)
      expect(new Set(cards.map(say.describeCard)).size).toBe(different);
  });

  test('a log says what it turns over, once by name, and is quiet about its deck', () => {
    const turned = {
      fact: 'cardMoved',
      charter: 'green',
      card: 377,
      from: 'automaDeck',
      to: 'automaDiscard',
    } as const;
    expect(everyone.map(({ speaker: say }) => say.fact({ ...turned, why: 377 }))).toEqual([
      'Green turns over an Automa card: Polite Applause.',
      'Grün deckt eine Automa-Karte auf: Höflicher Beifall.',
      'Zielona dzielnica odkrywa kartę Automy „Uprzejme oklaski”.',
    ]);
    expect(isQuiet({ ...turned, why: 377 }, box)).toBe(false);
    expect(isQuiet({ ...turned, charter: undefined, from: 'index', why: 377 }, box)).toBe(true);
    expect(isQuiet({ ...turned, charter: undefined, to: 'automaDeck', why: 377 }, box)).toBe(true);
    const aside = {
      fact: 'cardHidden',
      charter: undefined,
      from: 'automaDeck',
      to: 'automaAside',
      why: 0,
    } as const;
    expect(isQuiet(aside, box)).toBe(true);
    expect(isQuiet({ ...aside, charter: 'red', to: 'secret-red' }, box)).toBe(false);
  });

  test('its rules are new for Automas, those of the quota track on the board', () => {
    const rules = [158, 37].map((card) => en.fact({ fact: 'ruleEntered', slot: 0, card }));
    expect(rules).toEqual([
      'New for Automas: Automas and minions.',
      'New on the board: Peril on the quota track.',
    ]);
  });
});
