import { box as boxData } from '@charterstone/box';
import { BoxError, compile, compileKnown, openBox } from '@charterstone/rules';
import { inGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { changed, problems, withStartUp } from './problems.ts';

const { startUp } = boxData;
const inCrate = (crate: string, content: object): object => ({
  crates: { ...boxData.crates, [crate]: { ...boxData.crates[crate], ...content } },
});
const inCharter = (charter: 'red' | 'blue', change: object): object =>
  withStartUp({ charters: { ...startUp.charters, [charter]: { ...startUp.charters[charter], ...change } } });
const without = (crate: string): object => ({
  crates: Object.fromEntries(Object.entries(boxData.crates).filter(([name]) => name !== crate)),
});
const once = 'but there is only one of it';

describe('there is one of every card', () => {
  test.each([
    [
      'the first deck and a crate',
      withStartUp({ deck: [...startUp.deck, 22] }),
      `card 22: is in the first deck and also in crate 1, ${once}`,
    ],
    [
      'the first deck twice',
      withStartUp({ deck: [...startUp.deck, 206] }),
      `card 206: is twice in the first deck, ${once}`,
    ],
    [
      'the first objectives and a supply',
      withStartUp({ objectives: [...startUp.objectives, 228] }),
      `card 228: is in the first objectives and also in crate 8, ${once}`,
    ],
    [
      'two charters',
      inCharter('red', { persona: 204 }),
      `card 204: is in the charter of red and also in the charter of blue, ${once}`,
    ],
    [
      'a charter and a chest',
      inCharter('red', { persona: 280 }),
      `card 280: is in the charter of red and also in crate 4, ${once}`,
    ],
    [
      'a crate and among those of which another gives one',
      inCrate('17', { one: [236, 237, 22] }),
      `card 22: is in crate 1 and also in crate 17, ${once}`,
    ],
  ])('so none lies in %s', (_, box, line) => {
    expect(problems(box)).toContain(line);
  });

  test('but rules, stories and guideposts may come out of several crates', () => {
    const { A, B } = boxData.crates;
    expect([A?.rules, A?.next]).toEqual([B?.rules, B?.next]);
    expect(problems(inCrate('B', { stories: A?.stories }))).toEqual([]);
  });
});

describe('what is named is in the box, and of a kind that belongs there', () => {
  test.each([
    [inCrate('4', { rules: [190] }), 'crate 4: card 190 is not in the box (rules)'],
    [inCrate('8', { supply: [190] }), 'crate 8: card 190 is not in the box (supply)'],
    [inCrate('17', { one: [190] }), 'crate 17: card 190 is not in the box (one)'],
    [inCrate('4', { chest: 190 }), 'crate 4: card 190 is not in the box (chest)'],
    [inCrate('A', { stories: [190] }), 'crate A: card 190 is not in the box (stories)'],
    [inCrate('A', { next: 190 }), 'crate A: card 190 is not in the box (next)'],
    [inCrate('4', { rules: [124] }), 'crate 4: card 124 is a card of kind story, not rule (rules)'],
    [inCrate('A', { stories: [27] }), 'crate A: card 27 is a card of kind rule, not story (stories)'],
    [inCrate('A', { next: 33 }), 'crate A: card 33 is a card of kind rule, not guidepost (next)'],
    [
      inCrate('4', { hand: [228] }),
      'crate 4: card 228 is a card of kind objective, not building, assistant, guest, item, friend or treasure (hand)',
    ],
    [
      inCrate('8', { supply: [124] }),
      'crate 8: card 124 is a card of kind story, not building, assistant, guest, item, friend, treasure, objective or minion (supply)',
    ],
    [withStartUp({ guidepost: 399 }), 'start-up: card 399 is not in the box (guidepost)'],
    [
      withStartUp({ guidepost: 214 }),
      'start-up: card 214 is a card of kind objective, not guidepost (guidepost)',
    ],
    [
      withStartUp({ read: { ...startUp.read, after: [190] } }),
      'start-up: card 190 is not in the box (read, after)',
    ],
    [inCharter('red', { persona: 204 }), 'start-up: card 204 belongs to blue, and is given to red'],
    [inCharter('red', { basic: 9 }), 'start-up: card 9 belongs to blue, and is given to red'],
    [
      inCrate('A', { do: { enter: [190] } }),
      'card 190: is to enter the Chronicle, but is no rule of this box',
    ],
    [
      inCrate('A', { do: { enter: [124] } }),
      'card 124: is to enter the Chronicle, but is no rule of this box',
    ],
    [inCrate('A', { do: { read: [190] } }), 'card 190: is to be read aloud, but is no story of this box'],
    [
      inCrate('A', { do: { move: [190], to: 'hand' } }),
      'card 190: is to be moved, but is no card of this box',
    ],
  ])('%#: else it is told', (box, line) => {
    expect(problems(box)).toContain(line);
  });

  test.each([
    ['A', { hand: [22] }, 'crate A: only crates on buildings have "hand"'],
    ['4', { next: 401 }, 'crate 4: only crates of the story have "next"'],
    ['X', {}, 'crate X: the crates of the story are A to W'],
  ])('crates of the story and on buildings hold other things: %s %j', (crate, content, line) => {
    expect(problems(inCrate(crate, content))).toContain(line);
  });
});

describe('a fork leads to crates of the story (rule 27)', () => {
  test.each([
    [
      'crate A is not there',
      without('A'),
      'card 400: its fork opens crate A, which is not in the box (crates)',
    ],
    [
      'crate R is not there',
      without('R'),
      'card 409: its fork opens crate R, which is not in the box (crates)',
    ],
    [
      'it names a crate on a building',
      changed(400, { fork: { choose: ['A', '7'] } }),
      'card 400: its fork opens crate 7, but the crates of the story are A to W',
    ],
    [
      'both ways are one',
      changed(400, { fork: { choose: ['A', 'A'] } }),
      'card 400: both ways of its fork open crate A',
    ],
  ])('so not if %s', (_, box, line) => {
    expect(problems(box)).toEqual([line]);
  });

  test('what an effect opens is there too; what is printed on a building may be shut (ruling 40)', () => {
    const opening = (open: unknown): object => inCrate('S', { do: { open } });
    expect(problems(opening('X'))).toEqual(['crate S: opening "X" is not understood']);
    expect(problems(opening('7'))).toEqual(['crate S: opening "7" is not understood']);
    expect(problems(opening([53, 55]))).toEqual(['crate S: opening "53,55" is not understood']);
    expect(problems(without('V'))).toEqual(['crate V: is to be opened, but is not in the box']);
    expect(problems(without('31'))).toEqual([]);
  });
});

describe('a partial box', () => {
  const locked = Object.keys(boxData.cards)
    .map(Number)
    .filter((card) => card > 20 && card < 200);
  const cards = Object.fromEntries(
    Object.entries(boxData.cards).filter(([card]) => !locked.includes(Number(card))),
  );

  test('has no mistake where a card is locked, and one where a card is nowhere', () => {
    expect(problems({ cards, locked })).toEqual([]);
    const gone = locked.filter((card) => card !== 124);
    expect(problems({ cards, locked: gone })).toEqual([
      'crate A: card 124 is not in the box (stories)',
      'story 3: card 124 is not in the box (cards)',
    ]);
  });

  test.each([1, 2, 5, 9, 12])('of a campaign in game %i compiles', (game) => {
    const { state } = inGame({ game, charters: ['red', 'blue'] });
    expect(() => compile(openBox(state))).not.toThrow();
  });
});

test('a box that is played with already is played on, also where a new one would be refused', () => {
  const flawed = { ...boxData, startUp: { ...boxData.startUp, deck: [...boxData.startUp.deck, 22] } };
  expect(() => compile(flawed)).toThrow(BoxError);
  expect(compileKnown(flawed).fingerprint).not.toBe(compile(boxData).fingerprint);
});
