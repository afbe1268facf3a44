import { pictures } from '@charterstone/box/pictures';
import { text as de } from '@charterstone/box/text/de';
import { text as en } from '@charterstone/box/text/en';
import { text as pl } from '@charterstone/box/text/pl';
import { newCampaign, openBox, replay, type State } from '@charterstone/rules';
import { type CardText, textsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { boxOf, cardIn, picturesIn, textsIn } from '../../src/history/unlocked.ts';
import { box } from '../journals/games.ts';
import { long } from './campaigns.ts';

const TEXTS = { en, de, pl };
const LANGUAGES = ['en', 'de', 'pl'] as const;

/** A campaign, and the stories that were read aloud in it. */
function campaign(game: number, seats: number, seed: string): { state: State; told: Set<number> } {
  const found = replay(box, long(game, seats, seed));
  if (!found.ok) throw new Error('the campaign can be played again');
  const told = found.facts.flat().flatMap((fact) => (fact.fact === 'storyRead' ? [fact.card] : []));
  return { state: found.state, told: new Set(told) };
}

const fresh = { state: newCampaign(box, { seats: 2, seed: 'fresh' }).state, told: new Set<number>() };

describe.each([
  ['a fresh campaign', () => fresh],
  ['game 4 of one seat', () => campaign(4, 1, 'words')],
  ['game 13 of two seats', () => campaign(13, 2, 'words')],
])('in %s', (_, made) => {
  const { state, told } = made();
  const open = Object.keys(openBox(state).cards);
  const locked = Object.keys(box.data.cards).filter((card) => !open.includes(card));

  test('the words of exactly the unlocked cards are given, in every language', () => {
    for (const language of LANGUAGES) {
      const texts = textsIn(state, language);
      expect(Object.keys(texts.cards)).toEqual(open);
      expect(texts.printedRules).toEqual(TEXTS[language].printedRules);
      expect(texts.commons).toEqual(TEXTS[language].commons);
    }
  });

  test('every picture of an unlocked card is given, and of no other', () => {
    const { cards } = picturesIn(state);
    const drawn = open.filter((card) => pictures[Number(card)] !== undefined);
    expect(Object.keys(cards)).toEqual(drawn);
    for (const card of drawn) expect(cards[card]).toEqual(pictures[Number(card)]);
  });

  test('they are told as a village hears them in which these stories were read', () => {
    for (const language of LANGUAGES) {
      const words = textsOf(TEXTS[language], (card) => told.has(card));
      const { cards } = textsIn(state, language);
      for (const card of open) expect(cards[card]).toEqual(words(Number(card)));
      expect(JSON.stringify(cards)).not.toContain('[after');
    }
  });

  test('ways that this village did not take are not told', () => {
    const whole = textsOf(en, () => true);
    const { cards } = textsIn(state, 'en');
    const shorter = open.filter((card) => whole(Number(card))?.text !== cards[card]?.text);
    expect(shorter.length > 0).toBe(state !== fresh.state);
  });

  test('a card is given alone as it is among all, a locked one not at all', () => {
    const { cards } = textsIn(state, 'de');
    for (const card of open)
      expect(cardIn(state, Number(card), 'de')).toEqual({
        text: cards[card],
        data: box.data.cards[Number(card)],
      });
    for (const card of [...locked, 0, 414, 415, 444, 9999])
      expect([card, cardIn(state, Number(card), 'de')]).toEqual([card, undefined]);
  });
});

/** What is written on a card, line by line; of short lines only the name, as a text of its own. */
function linesOn({ name, flavour = '', text = '' }: CardText): string[] {
  return [JSON.stringify(name), ...[flavour, ...text.split('\n')].filter((line) => line.length > 12)];
}

test('nothing that is written on a locked card is in what a fresh campaign is given', () => {
  const open = openBox(fresh.state).cards;
  for (const language of LANGUAGES) {
    const { cards, printedRules, commons } = TEXTS[language];
    const texts = Object.entries(cards);
    const known = [
      ...texts.filter(([card]) => open[Number(card)] !== undefined).map(([, text]) => text),
      ...[printedRules, commons].flatMap((some) => Object.values<CardText>(some)),
    ].flatMap(linesOn);
    const knownText = known.join('\n');
    // A rule card repeats some lines of the printed rule it takes the place of.
    const hidden = texts
      .filter(([card]) => open[Number(card)] === undefined)
      .flatMap(([, text]) => linesOn(text))
      .filter((line) => !knownText.includes(line));
    const given = JSON.stringify([boxOf(fresh.state), textsIn(fresh.state, language)]);
    expect(hidden.length).toBeGreaterThan(500);
    expect(hidden.filter((line) => given.includes(line))).toEqual([]);
    expect(known.filter((line) => given.includes(line)).length).toBeGreaterThan(50);
  }
});
