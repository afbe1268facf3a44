import { box as boxData } from '@charterstone/box';
import { expect, test } from 'vitest';
import {
  assistant,
  changed,
  problems,
  withBoard,
  withCard,
  withCrate,
  withProgress,
  withReputation,
  withStartUp,
} from './problems.ts';

test('the box of the game is well-formed, also when it is read from text', () => {
  expect(problems({})).toEqual([]);
});

const WRONG: readonly { what: string; names: string; box: object }[] = [
  // parts
  { what: 'a supply below nothing', names: 'coins', box: { coins: -5 } },
  { what: 'more coins than a table holds', names: 'coins', box: { coins: 40000 } },
  { what: 'a box without a start-up', names: 'startUp', box: { startUp: undefined } },
  { what: 'a part nobody knows', names: 'frob', box: { frob: 1 } },
  { what: 'a card that says nothing', names: 'card 73', box: { cards: { ...boxData.cards, 73: null } } },
  { what: 'a locked card whose face is known', names: 'card 73', box: { locked: [73] } },
  {
    what: 'a range that ends before it begins',
    names: 'card 215',
    box: changed(215, { goal: { coin: '5-2' } }),
  },
  // numbers
  { what: 'a card number 0', names: 'card 0', box: withCard(0, { kind: 'story' }) },
  { what: 'a card number beyond 413', names: 'card 414', box: withCard(414, { kind: 'story' }) },
  // buildings
  {
    what: 'a building built from three resources',
    names: 'card 73',
    box: changed(73, { build: { clay: 2, grain: 1 } }),
  },
  {
    what: 'a building built from five resources',
    names: 'card 73',
    box: changed(73, { build: { clay: 3, grain: 1, metal: 1 } }),
  },
  { what: 'a basic building with a price', names: 'card 8', box: changed(8, { build: { clay: 4 } }) },
  {
    what: 'a building without a value',
    names: 'card 73',
    box: changed(73, { value: undefined }),
  },
  { what: 'a crate printed on two cards', names: 'card 74', box: changed(74, { crate: 31 }) },
  { what: 'a crate beyond 54', names: 'card 73', box: changed(73, { crate: 55 }) },
  {
    what: 'a benefit with two aims',
    names: 'card 73',
    box: changed(73, { benefit: { crate: 1, quota: 1 } }),
  },
  {
    what: 'a choice of one branch',
    names: 'card 73',
    box: changed(73, { benefit: { choose: { only: { vp: 1 } } } }),
  },
  {
    what: 'one point for every 0 coins',
    names: 'card 73',
    box: changed(73, { benefit: { vp: { per: 'coin', every: 0 } } }),
  },
  {
    what: 'two crates at once',
    names: 'card 73',
    box: changed(73, { benefit: { crate: 2 } }),
  },
  {
    what: 'an aim inside a choice',
    names: 'card 73',
    box: changed(73, { benefit: { choose: { sell: { quota: 1 }, rest: { vp: 1 } } } }),
  },
  {
    what: 'icons beside a form of their own',
    names: 'card 73',
    box: changed(73, { benefit: { vp: 2, may: { coin: 1 } } }),
  },
  {
    what: 'a step of the rules on a building',
    names: 'card 73',
    box: changed(73, { benefit: { end: 'round' } }),
  },
  { what: 'more points than a table holds', names: 'card 73', box: changed(73, { benefit: { vp: 40000 } }) },
  { what: 'a word too many on a building', names: 'card 73', box: changed(73, { upkeep: { coin: 1 } }) },
  { what: 'a word too many in a crate', names: 'crate 4', box: withCrate(4, { hand: [73, 74], gold: 1 }) },
  // abilities and rules
  {
    what: 'an aim in an ability',
    names: 'card 206',
    box: assistant({ on: 'used', do: { construct: 1 } }),
  },
  {
    what: 'two abilities of one sort at one moment',
    names: 'card 206',
    box: assistant([
      { on: 'used', do: { vp: 1 } },
      { on: 'used', do: { coin: 1 } },
    ]),
  },
  {
    what: 'a word too many in an ability',
    names: 'card 206',
    box: assistant({ on: 'used', refund: true, do: { vp: 1 } }),
  },
  { what: 'an ability that does nothing', names: 'card 206', box: assistant({ on: 'used' }) },
  {
    what: 'a rule that lets a card enter which is no rule',
    names: '206',
    box: { printedRules: { ...boxData.printedRules, 19: [{ on: 'opened', do: { enter: [206] } }] } },
  },
  { what: 'a rule slot beyond 29', names: 'card 14', box: changed(14, { slot: 30 }) },
  {
    what: 'a printed rule beyond 29',
    names: 'rule 40',
    box: { printedRules: { ...boxData.printedRules, 40: [] } },
  },
  // crates
  {
    what: 'a crate nobody carries',
    names: 'crate 7',
    box: { ...withCrate(7, {}), ...changed(22, { crate: 9 }) },
  },
  { what: 'a card in a crate that is not in the box', names: 'crate 4', box: withCrate(4, { hand: [75] }) },
  { what: 'a card in two crates', names: 'card 22', box: withCrate(4, { hand: [22], chest: 280 }) },
  { what: 'a chest without a persona', names: 'card 74', box: withCrate(4, { hand: [73], chest: 74 }) },
  { what: 'a persona for the hand', names: 'card 280', box: withCrate(4, { hand: [73, 74, 280] }) },
  // start-up
  {
    what: 'a basic building that is none',
    names: 'card 206',
    box: withStartUp({
      charters: { ...boxData.startUp.charters, red: { basic: 206, persona: 203, resource: 'clay' } },
    }),
  },
  {
    what: 'an original persona that is none',
    names: 'card 206',
    box: withStartUp({
      charters: { ...boxData.startUp.charters, red: { basic: 8, persona: 206, resource: 'clay' } },
    }),
  },
  { what: 'two objectives', names: 'objectives', box: withStartUp({ objectives: [214, 215] }) },
  { what: 'an objective that is none', names: 'card 206', box: withStartUp({ objectives: [214, 215, 206] }) },
  { what: 'a deck with an unknown card', names: 'card 300', box: withStartUp({ deck: [206, 300] }) },
  { what: 'a deck with a persona', names: 'card 219', box: withStartUp({ deck: [206, 219] }) },
  {
    what: 'a card read aloud that is no story',
    names: 'card 206',
    box: withStartUp({ read: { ...boxData.startUp.read, opening: [206] } }),
  },
  // board
  { what: 'a missing start space', names: 'board', box: withProgress({ start: [1, 2, 3] }) },
  { what: 'a start on the hourglass', names: 'space 16', box: withProgress({ start: [16, 9, 8, 7, 6, 5] }) },
  { what: 'a boat between two spaces', names: 'space 1.5', box: withProgress({ boats: [1.5] }) },
  { what: 'a boat beyond the hourglass', names: 'space 17', box: withProgress({ boats: [17] }) },
  { what: 'an income icon beyond the hourglass', names: 'space 17', box: withProgress({ income: [17] }) },
  { what: 'a reputation track that is too long', names: 'reputation', box: withReputation({ spaces: 99 }) },
  {
    what: 'a reputation start off the track',
    names: 'space 20',
    box: withReputation({ start: [20, 1, 1, 1, 1, 1] }),
  },
  {
    what: 'a quota row that falls',
    names: 'coin',
    box: withBoard({ quota: [{ row: 'coin', take: [2, 1], bonus: [{}, {}] }] }),
  },
  {
    what: 'a quota row with too few bonuses',
    names: 'coin',
    box: withBoard({ quota: [{ row: 'coin', take: [1, 2], bonus: [{}] }] }),
  },
];

test.each(WRONG)('$what is refused and named: $names', ({ names, box }) => {
  const found = problems(box);
  expect(found.length).toBeGreaterThan(0);
  expect(found.join('\n')).toContain(names);
});

test('everything wrong is told at once', () => {
  const found = problems({
    cards: {
      ...boxData.cards,
      73: { ...boxData.cards[73], benefit: { gold: 1 } },
      74: { ...boxData.cards[74], build: {} },
      206: { kind: 'assistant', abilities: { on: 'never', do: { vp: 1 } } },
    },
  });
  for (const card of ['card 73', 'card 74', 'card 206']) expect(found.join('\n')).toContain(card);
});

test.each([
  [{ deck: [377, 206] }, 'card 206: does not belong into the Automa deck, or is there twice'],
  [{ deck: [377, 377] }, 'card 377: does not belong into the Automa deck, or is there twice'],
  [{ later: [390], leaving: [391] }, 'card 391: leaves the Automa deck, but is not in it'],
])('an Automa deck with %o is refused', (changes, problem) => {
  expect(problems({ automa: { ...boxData.automa, ...changes } })).toContain(problem);
});
