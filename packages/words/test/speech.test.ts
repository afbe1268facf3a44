import { box } from '@charterstone/box';
import { COMMONS, type Effect } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { LANGS, speaker, textsOf } from '../src/index.ts';
import { CHOICES, LACKS, VILLAGE } from './samples/choices.ts';
import { FACTS } from './samples/facts.ts';
import { everyone, speakers } from './speakers.ts';
import { TEXTS } from './texts.ts';

const { en, de, pl } = {
  en: speakers.en.speaker,
  de: speakers.de.speaker,
  pl: speakers.pl.speaker,
};

describe('names', () => {
  test('of the Commons are the same in sentences and on the buildings', () => {
    for (const lang of LANGS)
      COMMONS.forEach((building, i) => {
        expect(speakers[lang].speaker.name(444 + i)).toBe(TEXTS[lang].commons[building].name);
      });
  });

  test('of people nobody gave are those of their charters, as elsewhere at the table; else seats are numbers', () => {
    const undone = { fact: 'undone', seat: 2 } as const;
    const blue = { charterAt: () => 'blue' as const };
    expect([en, de, pl].map((say) => say.fact(undone, blue))).toEqual([
      'Blue takes the last choice back.',
      'Blau nimmt die letzte Entscheidung zurück.',
      'Niebieska dzielnica cofa ostatnią decyzję.',
    ]);
    expect(en.fact(undone, { ...blue, nameAt: () => 'Ada' })).toBe('Ada takes the last choice back.');
    expect(en.fact(undone)).toBe('Player 2 takes the last choice back.');
  });

  test('of cards nobody has seen are their numbers', () => {
    const blind = LANGS.map((lang) => speaker(lang, () => undefined));
    expect(blind.map((say) => say.name(22))).toEqual(['card 22', 'Karte 22', 'karta 22']);
    expect(blind.map((say) => say.name(414 + 15))).toEqual(['rule 15', 'Regel 15', 'zasada 15']);
    const place = { do: 'place', what: 'big', at: 'red-3' } as const;
    expect(blind.map((say) => say.choice(place, { village: { 'red-3': 22 } }))).toEqual([
      'Place a worker on card 22',
      'Arbeiter auf Karte 22 setzen',
      'Postaw robotnika w budynku 22',
    ]);
    // That it is a card is said once.
    const gets = {
      fact: 'cardMoved',
      charter: 'red',
      card: 22,
      from: 'deck',
      to: 'hand-red',
      why: 0,
    } as const;
    expect(blind.map((say) => say.fact(gets))).toEqual([
      'Red gets card 22.',
      'Rot bekommt Karte 22.',
      'Czerwona dzielnica otrzymuje kartę 22.',
    ]);
    expect(blind.map((say) => say.fact({ fact: 'storyRead', card: 22 }))).toEqual([
      'Card 22 is read aloud.',
      'Karte 22 wird vorgelesen.',
      'Odczytujecie kartę 22.',
    ]);
  });

  test('of players stand where their colour would', () => {
    const fact = { fact: 'bumped', charter: 'red', owner: 'blue', worker: 'big', site: 'treasury' } as const;
    const named = LANGS.map((lang) =>
      speaker(lang, textsOf(TEXTS[lang]), { nameOf: (charter) => (charter === 'red' ? 'Ada' : 'Bo') }),
    );
    expect(named.map((say) => say.fact(fact))).toEqual([
      'Ada bumps Bo’s worker from the Treasury.',
      'Ada schickt den Arbeiter von Bo vom Schatzamt zurück.',
      'Ada wypycha robotnika (Bo) ze Skarbca.',
    ]);
  });
});

describe('numbers', () => {
  test('take the right form of their noun', () => {
    expect([1, 2, 5, 12, 22, 112].map((n) => pl.count('coin', n))).toEqual([
      '1 moneta',
      '2 monety',
      '5 monet',
      '12 monet',
      '22 monety',
      '112 monet',
    ]);
    expect([1, 2, 5].map((n) => pl.count('assistant', n))).toEqual([
      '1 asystent',
      '2 asystentów',
      '5 asystentów',
    ]);
    expect([1, 2].map((n) => de.count('pumpkin', n))).toEqual(['1 Kürbis', '2 Kürbisse']);
    expect([1, 2].map((n) => en.count('influence', n))).toEqual(['1 influence token', '2 influence tokens']);
  });

  test('change the case with what is said', () => {
    expect(de.describeCost({ assistant: 1 })).toBe('1 Assistent');
    expect(de.describeUse({ cost: { assistant: 1 }, benefit: { vp: 4 } })).toBe(
      'Zahle 1 Assistenten, um 4 SP zu erhalten.',
    );
    expect(pl.describeCost({ coin: 1 })).toBe('1 moneta');
    expect(pl.describeUse({ cost: { coin: 1 }, benefit: { clay: 1 } })).toBe(
      'Za 1 monetę otrzymujesz 1 glinę.',
    );
  });
});

describe('the effect grammar', () => {
  test('says what a building takes for what it gives', () => {
    expect(everyone.map(({ speaker: say }) => say.describeUse(box.commons.grandstand))).toEqual([
      'Place 1 influence token on an objective you have completed to score it and gain 5 VP.',
      'Lege 1 Einflussmarker auf ein Ziel, das du erfüllst, um es zu werten und 5 SP zu erhalten.',
      'Połóż 1 znacznik wpływu na wykonanym celu: punktujesz go i otrzymujesz 5 PZ.',
    ]);
  });

  test('changes with the data, so that words and mechanics can’t disagree', () => {
    const effects: readonly Effect[] = [
      { coin: 1 },
      { coin: 2 },
      { vp: 2 },
      { clay: 2 },
      { may: { coin: 2 } },
    ];
    for (const { speaker: say } of everyone)
      expect(new Set(effects.map(say.describeEffect)).size).toBe(effects.length);
  });

  test('says what changes a step, what acts, what forbids and what others do', () => {
    const cards = [231, 245, 364, 366, 33].map((number) => {
      const card = box.cards[number];
      return card !== undefined && 'abilities' in card ? (card.abilities ?? []) : [];
    });
    expect(cards.map(en.describeAbility)).toEqual([
      'When you would bump a worker, you may let it stay there.',
      'When you pay for a building in your charter, you may discard this card to use it without paying its cost.',
      'Once per game, on your turn, you may gain 3 VP and mark this card until the next income. While this card is marked, the personas of your opponents have no effect.',
      'Once per game, on your turn, each opponent gives you 1 coin, and you gain 3 VP.',
      'You can place a minion only on an empty building in your charter.',
    ]);
    expect(cards.map(de.describeAbility)).toEqual([
      'Wenn du einen Arbeiter zurückschicken würdest, darfst du ihn stattdessen stehen lassen.',
      'Wenn du für ein Gebäude in deinem Charter bezahlst, darfst du diese Karte abwerfen, um es ohne Kosten zu benutzen.',
      'Einmal pro Spiel in deinem Zug darfst du 3 SP erhalten und diese Karte bis zum nächsten Einkommen markieren. Solange diese Karte markiert ist, sind die Rollen deiner Gegner wirkungslos.',
      'Einmal pro Spiel in deinem Zug gibt dir jeder Gegner 1 Münze, und du erhältst 3 SP.',
      'Du darfst einen Helfer nur auf ein leeres Gebäude in deinem Charter setzen.',
    ]);
    expect(cards.map(pl.describeAbility)).toEqual([
      'Gdy masz wypchnąć robotnika, możesz zostawić go na miejscu.',
      'Gdy płacisz za użycie budynku w swojej dzielnicy, możesz odrzucić tę kartę, aby użyć budynku, nie ponosząc kosztu.',
      'Raz na grę w swojej turze możesz otrzymać 3 PZ i oznaczyć tę kartę do następnego przychodu. Dopóki ta karta jest oznaczona, osobowości przeciwników nie działają.',
      'Raz na grę w swojej turze: każdy przeciwnik daje ci 1 monetę, a ty otrzymujesz 3 PZ.',
      'Możesz postawić pomocnika tylko w pustym budynku w swojej dzielnicy.',
    ]);
  });

  test('leaves no doubt what is counted, and says once who acts', () => {
    const effect: Effect = { coin: 1, vp: { per: 'objectivesScored', max: 5 } };
    expect(everyone.map(({ speaker: say }) => say.describeEffect(effect))).toEqual([
      'Gain 1 VP for each scored objective you have (at most 5) and 1 coin.',
      'Erhalte 1 SP für jedes gewertete Ziel (höchstens 5) und 1 Münze.',
      'Otrzymujesz 1 PZ za każdy zapunktowany cel (najwyżej 5) i 1 monetę.',
    ]);
    const twice: Effect = [
      { each: 'player', do: { coin: 1 } },
      { each: 'player', do: { lay: 'skyIsland', n: 2 } },
      { each: 'opponent', do: { vp: 1 } },
    ];
    expect(everyone.map(({ speaker: say }) => say.describeEffect(twice))).toEqual([
      'Each player gains 1 coin and lays 2 sky islands over their plots, and each opponent gains 1 VP.',
      'Jeder Spieler erhält 1 Münze und legt 2 Himmelsinseln über eigene Bauplätze, und jeder Gegner erhält 1 SP.',
      'Każdy gracz otrzymuje 1 monetę i kładzie 2 podniebne wyspy nad swoimi działkami, a każdy przeciwnik otrzymuje 1 PZ.',
    ]);
  });

  test('tells charters apart by what they have, and players by a condition', () => {
    const grow = (each: 'inactiveCharter' | 'player'): Effect => ({
      each,
      do: { if: { openPlots: '1+' }, then: { shuffle: 'deck' } },
    });
    expect(en.describeEffect(grow('inactiveCharter'))).toBe(
      'Each inactive charter with at least 1 open plot shuffles the advancement deck.',
    );
    expect(en.describeEffect(grow('player'))).toBe(
      'Each player, if they have at least 1 open plot in their charter, shuffles the advancement deck.',
    );
  });

  test('in Polish goods are paid and cards are handed over', () => {
    expect(pl.describeEffect({ pay: { coin: 2 } })).toBe('Płacisz 2 monety.');
    expect(pl.describeEffect({ pay: { cards: [236] } })).toMatch(/^Oddajesz kartę „/);
  });

  test('says something of every card that does something', () => {
    const silent = new Set(['rule', 'story']);
    for (const { speaker: say } of everyone)
      for (const [number, card] of Object.entries(box.cards)) {
        const plain = card.kind === 'persona' && card.abilities === undefined;
        expect([number, say.describeCard(card) === '']).toEqual([number, silent.has(card.kind) || plain]);
      }
  });

  test('says of a cost or a benefit that stands alone no more than it is', () => {
    for (const { speaker: say } of everyone) {
      expect(say.describeCost({})).toBe('');
      expect(say.describeEffect({})).toBe('');
      expect(say.describeAbility([])).toBe('');
    }
  });
});

describe('everything that can be said', () => {
  test('is a sentence in every language: nothing missing in it, capital first, one full stop', () => {
    for (const { speaker: say } of everyone) {
      const said = [
        ...Object.values(FACTS).flatMap((facts) => facts.map((fact) => say.fact(fact, { village: VILLAGE }))),
        ...Object.values(LACKS).flatMap((lacks) => lacks.map((lack) => say.lack(lack))),
        ...Object.values(box.cards).map((card) => say.describeCard(card)),
      ].filter((text) => text !== '');
      for (const text of said) {
        expect(text).not.toMatch(/undefined|NaN|\[object|\{|\}| {2}| \.|\.\.| ,/);
        expect(text).toMatch(/^[\p{Lu}„].*[^.]\.$/u);
      }
    }
  });

  test('tells the options of one decision apart', () => {
    for (const { speaker: say } of everyone)
      for (const deed of [
        'lay',
        'sell',
        'place',
        'pay',
        'pick',
        'choose',
        'take',
        'leave',
        'act',
        'by',
        'mark',
        'keep',
      ] as const) {
        const labels = CHOICES[deed].map((choice) =>
          say.choice({ do: deed, ...choice }, { village: VILLAGE }),
        );
        expect(new Set(labels).size).toBe(labels.length);
      }
    for (const { speaker: say } of everyone) {
      const spaces = box.board.quota.flatMap(({ row, take }) => take.map((_, i) => `${row}-${i + 1}`));
      expect(new Set(spaces.map((at) => say.choice({ do: 'sell', at }))).size).toBe(spaces.length);
    }
  });
});

/** The labels of all `choose` effects in a piece of data; forks choose between crates, which have no labels. */
function labelsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own =
    'choose' in data && typeof data.choose === 'object' && data.choose !== null && !Array.isArray(data.choose)
      ? Object.keys(data.choose)
      : [];
  return [...own, ...Object.values(data).flatMap(labelsIn)];
}

test('every label of a choice has words in every language, and no words are left over', () => {
  const labels = [...new Set(labelsIn(box))].sort();
  for (const { tongue } of everyone) expect(Object.keys(tongue.labels).sort()).toEqual(labels);
});

test('what it takes to construct a building card is said alike everywhere, and of nothing else', () => {
  const plan = { kind: 'building', build: { pumpkin: 2, grain: 1, wood: 1 }, benefit: { vp: 1 } } as const;
  expect([en, de, pl].map((say) => say.describeBuild(plan))).toEqual([
    'to construct: 2 pumpkins, 1 grain and 1 wood',
    'zum Errichten: 2 Kürbisse, 1 Getreide und 1 Holz',
    'do wzniesienia: 2 dynie, 1 zboże i 1 drewno',
  ]);
  expect(en.describeBuild({ kind: 'building', benefit: { vp: 1 } })).toBe('');
  expect(en.describeBuild({ kind: 'story' })).toBe('');
  expect(en.describeBuild(undefined)).toBe('');
});

test('the button that shows what was missed is called like no track of the village', () => {
  for (const { speaker: say } of Object.values(speakers))
    expect(say.ui('rite.look')).not.toBe(say.ui('board.reputation'));
});
