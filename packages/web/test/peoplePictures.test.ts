import { box } from '@charterstone/box';
import { pictures } from '@charterstone/box/pictures';
import { text as en } from '@charterstone/box/text/en';
import { type Picture, picture, type ThingPicture } from '@charterstone/protocol';
import { describe, expect, test } from 'vitest';
import { minionArt } from '../src/art/figures/minions.ts';
import { perilArt } from '../src/art/figures/perils.ts';
import { thingArt } from '../src/art/figures/things.ts';
import { PROP_WORDS, THING_WORDS } from '../src/art/later.ts';
import { AVATARS } from '../src/art/people/avatars.ts';
import { AUTOMAS, BOTS } from '../src/art/people/clockwork.ts';
import { CLOTH_WORDS } from '../src/art/people/colours.ts';
import type { Art } from '../src/art/people/kit.ts';
import { personArt, personFigure } from '../src/art/people/person.ts';
import { SCENE_WORDS } from '../src/art/people/scenes.ts';
import { unknownWords } from '../src/art/people/words.ts';

const cards = Object.entries(box.cards).filter(([, { kind }]) => kind !== 'building');
const lines = Object.entries(pictures).filter(([, { kind }]) => kind !== 'building');

/** As the server hands them out. */
const asSent = (line: object): Picture => picture.parse(JSON.parse(JSON.stringify(line)));

function drawn(line: Picture): Art | undefined {
  switch (line.kind) {
    case 'person':
      return personArt(line);
    case 'minion':
      return minionArt(line);
    case 'peril':
      return perilArt(line);
    case 'thing':
      return thingArt(line);
    case 'building':
      return undefined;
  }
}

function unknownThings({ thing, beside = thing, tint, scene = 'hills' }: ThingPicture): readonly string[] {
  const named = [thing, beside].flatMap((words) => {
    const [word = '', colour = 'red'] = words.split(':');
    return (THING_WORDS.includes(word) || PROP_WORDS.includes(word)) && CLOTH_WORDS.includes(colour)
      ? []
      : [words];
  });
  return [
    ...named,
    ...(CLOTH_WORDS.includes(tint) ? [] : [tint]),
    ...(SCENE_WORDS.includes(scene) ? [] : [scene]),
  ];
}

describe('pictures of everybody and everything that is no building', () => {
  test('every card has one', () => {
    expect(cards.filter(([card]) => pictures[Number(card)] === undefined).map(([card]) => card)).toEqual([]);
  });

  test('who can be met is a person, and a kind of minion shows itself', () => {
    const people = ['assistant', 'persona', 'guest', 'friend', 'companion', 'spectral', 'automa'];
    for (const [card, data] of cards) {
      const line = pictures[Number(card)];
      const kind = people.includes(data.kind) ? 'person' : data.kind === 'minion' ? 'minion' : 'thing';
      expect([card, line?.kind]).toEqual([card, kind]);
      if (line?.kind === 'minion' && data.kind === 'minion') expect(line.minion).toBe(data.minion);
    }
  });

  test('every line goes over the wire and can be drawn', () => {
    for (const [card, line] of lines) {
      const { markup = '' } = drawn(asSent(line)) ?? {};
      expect([card, markup.length > 400]).toEqual([card, true]);
      expect(markup).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    }
  });

  test('every word of every line is one the art knows', () => {
    for (const [card, line] of lines) {
      const sent = asSent(line);
      if (sent.kind === 'person') expect([card, unknownWords(sent)]).toEqual([card, []]);
      if (sent.kind === 'thing') expect([card, unknownThings(sent)]).toEqual([card, []]);
    }
  });

  test('no two people look alike: at least two of the things one knows somebody by are different', () => {
    const known = ['skin', 'hair', 'hat', 'garment', 'beard', 'eyes'] as const;
    const everybody = [
      ...lines.flatMap(([card, line]) => (line.kind === 'person' ? [[card, line] as const] : [])),
      ...[AVATARS, BOTS, AUTOMAS].flatMap((some) =>
        Object.entries(some).flatMap(([charter, them]) =>
          [them].flat().map((line) => [charter, line] as const),
        ),
      ),
    ];
    const alike = everybody.flatMap(([name, one], i) =>
      everybody.slice(i + 1).flatMap(([other, two]) => {
        const differ = known.filter((part) => (one[part] ?? 'none') !== (two[part] ?? 'none'));
        return differ.length < 2 ? [`${name} and ${other}`] : [];
      }),
    );
    expect(alike).toEqual([]);
    expect(everybody.length).toBeGreaterThan(150);
  });

  test('not even without what they carry', () => {
    const people = lines.flatMap(([, line]) => (line.kind === 'person' ? [line] : []));
    const bare = people.map(({ prop: _prop, other: _other, ...line }) => personFigure(line));
    expect(new Set(bare).size).toBe(people.length);
  });

  test('no two things are shown alike', () => {
    const seen = new Map<string, string>();
    for (const [card, line] of lines) {
      if (line.kind !== 'thing') continue;
      const look = JSON.stringify(line);
      expect([card, seen.get(look)]).toEqual([card, undefined]);
      seen.set(look, card);
    }
  });

  test('people are of many ages and skins, and some have a cane, glasses, a wheelchair', () => {
    const people = lines.flatMap(([, line]) => (line.kind === 'person' ? [line] : []));
    const share = (test: (line: (typeof people)[number]) => boolean): number =>
      people.filter(test).length / people.length;
    expect(share(({ age }) => age === 'old')).toBeGreaterThan(0.15);
    expect(share(({ age }) => age === 'child' || age === 'young')).toBeGreaterThan(0.05);
    expect(
      share(({ eyes = '' }) => ['glasses', 'specs', 'reading', 'monocle'].includes(eyes)),
    ).toBeGreaterThan(0.1);
    expect(people.some(({ prop }) => prop === 'cane')).toBe(true);
    expect(people.filter(({ marks = '' }) => marks.includes('wheelchair')).length).toBeGreaterThan(1);
    for (const skin of ['ivory', 'peach', 'honey', 'tan', 'sienna', 'umber', 'cocoa', 'ebony'])
      expect([skin, share((line) => line.skin === skin) > 0.02]).toEqual([skin, true]);
  });

  test('a person is young or old as the card says', () => {
    const nephew = Object.entries(en.cards).find(([, { name }]) => name.includes('Nephew'));
    const general = Object.entries(en.cards).find(([, { name }]) => name.includes('Retired General'));
    expect(pictures[Number(nephew?.[0])]).toMatchObject({ age: 'child' });
    expect(pictures[Number(general?.[0])]).toMatchObject({ age: 'old', prop: 'cane' });
  });
});
