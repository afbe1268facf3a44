import { describe, expect, test } from 'vitest';
import { abilityIcons, testIcons } from './cardIcons.ts';
import { effectIcons } from './effectIcons.ts';

describe('effects in pictures', () => {
  test('printed icons from left to right, one without a count', () => {
    expect(effectIcons({ metal: 1, vp: 1, coin: 12, card: 2 })).toEqual([
      { name: 'metal' },
      { name: 'vp', count: '1' },
      { name: 'coin', count: '12' },
      { name: 'card', count: '2' },
    ]);
  });

  test('amounts that are no number', () => {
    expect(effectIcons({ vp: { per: 'minionKinds', max: 4 } })).toEqual([
      { name: 'vp', count: '1', per: 'minion' },
    ]);
    expect(effectIcons({ coin: { per: 'catPlaced', every: 2 } })).toEqual([
      { name: 'coin', count: '1/2', per: 'cat' },
    ]);
    expect(effectIcons({ influence: { seats: [1, 1, 2, 2, 3, 3] } })).toEqual([
      { name: 'influence', count: '1–3' },
    ]);
    expect(effectIcons({ coin: { either: [2, 4] } })).toEqual([{ name: 'coin', count: '2/4' }]);
    expect(effectIcons({ progress: { either: [-2, -1, 1, 2] } })).toEqual([
      { name: 'progress', count: '±2' },
    ]);
    expect(effectIcons({ retrieve: 'all' })).toEqual([{ name: 'retrieve', count: '∞' }]);
  });

  test('choices, conditions, prices and everybody', () => {
    expect(effectIcons({ choose: { a: { coin: 3 }, b: { reputation: 1 } } })).toEqual([
      { name: 'coin', count: '3' },
      { name: 'or' },
      { name: 'reputation' },
    ]);
    expect(effectIcons([{ may: { card: 1 } }, { pay: { coal: 2 } }])).toEqual([
      { name: 'may' },
      { name: 'card' },
      { name: 'coal', count: '2', loss: true },
    ]);
    expect(
      effectIcons({ each: 'player', do: { if: { coin: '3+' }, then: { vp: 2 }, else: { clay: 1 } } }),
    ).toEqual([
      { name: 'each' },
      { name: 'if' },
      { name: 'vp', count: '2' },
      { name: 'or' },
      { name: 'clay' },
    ]);
  });

  test('a price of one of several cards is a card', () => {
    expect(effectIcons({ cards: [11, 12] })).toEqual([{ name: 'card' }]);
  });

  test('every other word of the language has its picture', () => {
    const names = [
      { roll: 'note' },
      { note: 1 },
      { move: 'friend', from: 'hand', to: 'discard' },
      { move: [3, 4], to: 'deck', from: 'index' },
      { put: 'octagon' },
      { raise: 'unconstructedBuilding', from: 'deck', to: 'discard' },
      { open: 'A' },
      { enter: [1, 2] },
      { scatter: 'peril', over: 'charters' },
      { lay: 'skyIsland', n: 2 },
      { shuffle: 'deck' },
      { reveal: 'objective', n: 1 },
      { cast: 'charters' },
      { rows: 'complete' },
      { keep: 'capacity' },
      { read: [7] },
      { end: 'round' },
    ] as const;
    expect(
      names.map((effect) =>
        effectIcons(effect)
          .map(({ name, count = '' }) => name + count)
          .join(' '),
      ),
    ).toEqual([
      'die note',
      'note',
      'friend',
      'card2',
      'octagon',
      'constructedBuilding',
      'crateA',
      'rule2',
      'peril',
      'skyIsland2',
      'deck',
      'objective',
      'die',
      'quota',
      'capacity',
      'story',
      'hourglass',
    ]);
    expect(effectIcons({ move: 'friend', from: 'hand', to: 'discard' })).toEqual([
      { name: 'friend', loss: true },
    ]);
  });

  test('an ability: when, for what, and what it brings', () => {
    expect(
      abilityIcons({
        on: 'used',
        where: { gives: 'coin' },
        pay: { influence: 1 },
        do: { coin: 1 },
        once: 'game',
      }),
    ).toEqual([
      {
        when: [{ name: 'coin', count: '1' }, { name: 'once' }],
        cost: [{ name: 'influence' }],
        gain: [{ name: 'coin', count: '1' }],
      },
    ]);
    expect(abilityIcons([{ forbid: 'place' }, { act: 'turn', discard: true, do: { vp: 2 } }])).toMatchObject([
      { gain: [{ name: 'forbidden' }] },
      { cost: [{ name: 'card', loss: true }] },
    ]);
  });

  test('a goal: what is counted, and how many', () => {
    expect(testIcons({ resourceKinds: '6+', coin: 'most', not: { peril: '1-3' } })).toEqual([
      { name: 'resource', count: '6+' },
      { name: 'coin', count: '▲' },
      { name: 'forbidden' },
      { name: 'peril', count: '1–3' },
    ]);
    expect(testIcons({ sum: { coin: 1, glory: 2 }, is: 9 })).toEqual([
      { name: 'coin', count: '9' },
      { name: 'glory', count: '9' },
    ]);
  });
});
