import type { Choice } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { decisionOf, isFounding, pointedAt, steppedBack } from './decision.ts';

const now = { village: { 'red-1': 8, 'red-2': 64 }, covered: {}, own: 'red' } as const;

test('a click on a building places the worker; choosing with care what to take is not in the way', () => {
  const choices: Choice[] = [
    { do: 'place', what: 'big', at: 'red-1' },
    { do: 'careful', what: 'big', at: 'red-1' },
    { do: 'retrieve' },
  ];
  const decision = decisionOf(choices, now, []);
  expect([...decision.next.keys()]).toEqual(['site:red-1']);
  expect(decision.plain).toEqual([{ do: 'retrieve' }]);
  expect(pointedAt(decision, 'site:red-1', now)).toEqual({ is: 'choice', choice: choices[0] });
  expect(pointedAt(decision, 'site:red-2', now)).toEqual({ is: 'nothing' });
});

test('where either worker may go, the building is pointed at first and the worker is asked for then', () => {
  const choices: Choice[] = [
    { do: 'place', what: 'big', at: 'red-1' },
    { do: 'place', what: 'small', at: 'red-1' },
  ];
  const pointed = pointedAt(decisionOf(choices, now, []), 'site:red-1', now);
  expect(pointed).toEqual({ is: 'further', picked: ['site:red-1'] });
  expect(decisionOf(choices, now, ['site:red-1']).plain).toEqual(choices);
});

test('building asks for the card, then for the plot; with one card only for the plot', () => {
  const two: Choice[] = [
    { do: 'build', what: 15, at: 'red-3' },
    { do: 'build', what: 15, at: 'red-4' },
    { do: 'build', what: 16, at: 'red-3' },
  ];
  const first = decisionOf(two, now, []);
  expect([...first.next.keys()]).toEqual(['card:15', 'card:16']);
  expect(pointedAt(first, 'card:15', now)).toEqual({ is: 'further', picked: ['card:15'] });
  expect([...decisionOf(two, now, ['card:15']).next.keys()]).toEqual(['site:red-3', 'site:red-4']);
  const one = decisionOf(two.slice(0, 2), now, []);
  expect([...one.next.keys()]).toEqual(['site:red-3', 'site:red-4']);
  expect(pointedAt(one, 'site:red-4', now)).toEqual({ is: 'choice', choice: two[1] });
});

test('what may be taken or left is asked by two buttons at once, unless there are several such things', () => {
  const wood: Choice[] = [
    { do: 'take', what: 'wood' },
    { do: 'leave', what: 'wood' },
  ];
  const one = decisionOf(wood, now, []);
  expect([[...one.next.keys()], one.plain]).toEqual([[], wood]);
  const two = decisionOf([...wood, { do: 'take', what: 'clay' }], now, []);
  expect([[...two.next.keys()], two.plain]).toEqual([['good:wood', 'good:clay'], []]);
});

test('a crate is opened where its building stands, or with its card in the hand', () => {
  const open: Choice[] = [
    { do: 'open', what: 64 },
    { do: 'open', what: 8 },
  ];
  const decision = decisionOf(open, now, []);
  expect([...decision.next.keys()]).toEqual(['site:red-2', 'card:64', 'site:red-1', 'card:8']);
  expect(decision.plain).toEqual([]);
  for (const object of ['site:red-2', 'card:64'] as const)
    expect(pointedAt(decision, object, now)).toEqual({ is: 'choice', choice: open[0] });
  // Just one is not opened by itself: it reveals something.
  expect(decisionOf(open.slice(0, 1), now, []).picked).toEqual([]);
});

test('a crate whose building is out of sight is opened with its card', () => {
  const open: Choice[] = [{ do: 'open', what: 64 }];
  const objectIn = (village: Record<string, number>, covered: Record<string, string>): readonly string[] => [
    ...decisionOf(open, { village, covered, own: 'red' }, []).next.keys(),
  ];
  // An island that lies nowhere in this game; one that lies over a plot; the plot beneath it.
  expect(objectIn({ 'sky-red-4': 64 }, {})).toEqual(['card:64']);
  expect(objectIn({ 'sky-red-4': 64 }, { 'red-2': 'sky-red-4' })).toEqual(['site:sky-red-4', 'card:64']);
  expect(objectIn({ 'red-2': 64 }, { 'red-2': 'sky-red-4' })).toEqual(['card:64']);
});

test('goods, cards, quota spaces and charters are pointed at; yes and no are said', () => {
  const choices: Choice[] = [
    { do: 'pay', what: 'clay' },
    { do: 'pick', what: 64 },
    { do: 'pick', what: 'none' },
    { do: 'sell', at: 'coin-3' },
    { do: 'charter', what: 'red' },
    { do: 'use', what: 64 },
    { do: 'pass', what: 64 },
  ];
  const { next, plain } = decisionOf(choices, now, []);
  expect([...next.keys()]).toEqual(['good:clay', 'card:64', 'quota:coin-3', 'charter:red']);
  expect(plain.map(({ do: deed }) => deed)).toEqual(['pick', 'use', 'pass']);
});

test('pointing at something else takes back one thing; what was pointed at by itself goes with it', () => {
  const several: Choice[] = [
    { do: 'build', what: 15, at: 'red-3' },
    { do: 'build', what: 15, at: 'red-4' },
    { do: 'build', what: 16, at: 'red-3' },
  ];
  expect(steppedBack(several, now, ['card:15', 'site:red-3'])).toEqual(['card:15']);
  expect(steppedBack(several, now, ['card:15'])).toEqual([]);
  expect(steppedBack(several.slice(0, 2), now, ['card:15', 'site:red-3'])).toEqual([]);
});

describe('what stays for the whole campaign', () => {
  const founding = { ...now, isForGood: true };
  const charters: Choice[] = [
    { do: 'charter', what: 'red' },
    { do: 'charter', what: 'blue' },
  ];
  const plots: Choice[] = [
    { do: 'lay', what: 15, at: 'red-3' },
    { do: 'lay', what: 15, at: 'red-4' },
  ];

  test('is asked where a campaign is founded, and never again', () => {
    const start = { game: 1, round: 0 };
    expect([isFounding(charters, start), isFounding(plots, start)]).toEqual([true, true]);
    expect([isFounding(plots, { game: 1, round: 1 }), isFounding(plots, { game: 2, round: 0 })]).toEqual([
      false,
      false,
    ]);
    expect([
      isFounding([], start),
      isFounding([{ do: 'lay', what: 'sky-red-1', at: 'red-3' }], start),
    ]).toEqual([false, false]);
  });

  test.each([
    { choices: charters, objects: ['charter:red', 'charter:blue'], before: [] },
    { choices: plots, objects: ['site:red-3', 'site:red-4'], before: ['card:15'] },
  ] as const)(
    'is pointed at first, taken then, and until then another can be meant: $objects',
    ({ choices, objects: [one, other], before }) => {
      const fresh = decisionOf(choices, founding, []);
      expect(pointedAt(fresh, one, founding)).toEqual({ is: 'further', picked: [...before, one] });
      const pointed = decisionOf(choices, founding, [...before, one]);
      expect(pointed.picked).toEqual([...before, one]);
      expect(pointed.plain).toEqual([choices[0]]);
      expect([...pointed.next.keys()]).toEqual([one, other]);
      expect(pointedAt(pointed, other, founding)).toEqual({ is: 'further', picked: [...before, other] });
      expect(pointedAt(pointed, one, founding)).toEqual({ is: 'choice', choice: choices[0] });
      expect(steppedBack(choices, founding, pointed.picked)).toEqual([]);
    },
  );
});
