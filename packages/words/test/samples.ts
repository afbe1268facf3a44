import type { Abilities, Choice, Cost, Effect, Fact, Lack, Test } from '@charterstone/rules';

/** Samples of everything that can be said. The types ask for at least the name of every fact, lack and deed. */
type Facts = { readonly [K in Fact['fact']]: readonly Extract<Fact, { readonly fact: K }>[] };
type Lacks = { readonly [K in Lack['lack']]: readonly Extract<Lack, { readonly lack: K }>[] };
type Choices = { readonly [D in Choice['do']]: readonly Omit<Choice, 'do'>[] };

const ZEPPELIN = 444;
const CHARTERSTONE = 445;
const TREASURY = 447;
const MARKET = 448;
const CLOUD_PORT = 449;
const rule = (slot: number): number => 414 + slot;

export const FACTS: Facts = {
  storyRead: [{ fact: 'storyRead', card: 1 }],
  charterChosen: [{ fact: 'charterChosen', seat: 1, charter: 'red' }],
  gameBegan: [{ fact: 'gameBegan', game: 1, first: 'blue', progress: 10 }],
  roundBegan: [{ fact: 'roundBegan', round: 3 }],
  turnBegan: [{ fact: 'turnBegan', charter: 'purple', turn: 12 }],
  turnEnded: [{ fact: 'turnEnded', charter: 'purple' }],
  ending: [
    { fact: 'ending', charter: 'green' },
    { fact: 'ending', charter: undefined },
  ],
  gameEnded: [
    { fact: 'gameEnded', winners: ['red'], points: { red: 41, blue: 38 } },
    { fact: 'gameEnded', winners: ['red', 'blue'], points: { red: 41, blue: 41, green: 12 } },
    { fact: 'gameEnded', winners: ['red', 'blue', 'black'], points: { red: 1, blue: 1, black: 1 } },
  ],
  placed: [
    { fact: 'placed', charter: 'red', worker: 'big', site: 'treasury', building: TREASURY },
    { fact: 'placed', charter: 'black', worker: 'small', site: 'red-3', building: 8 },
  ],
  bumped: [
    { fact: 'bumped', charter: 'red', owner: 'blue', worker: 'big', site: 'grandstand' },
    { fact: 'bumped', charter: 'red', owner: 'red', worker: 'big', site: 'market' },
    { fact: 'bumped', charter: 'yellow', owner: 'purple', worker: 'small', site: 'red-3' },
    { fact: 'bumped', charter: 'yellow', owner: 'purple', worker: 'small', site: 'green-1' },
  ],
  retrieved: [
    { fact: 'retrieved', charter: 'red', workers: ['big', 'small'] },
    { fact: 'retrieved', charter: 'red', workers: ['small'] },
    { fact: 'retrieved', charter: 'red', workers: [] },
  ],
  gained: [
    { fact: 'gained', charter: 'red', good: 'coin', n: 1, why: TREASURY },
    { fact: 'gained', charter: 'red', good: 'coin', n: 4, why: rule(4) },
    { fact: 'gained', charter: 'blue', good: 'clay', n: 5, why: 8 },
    { fact: 'gained', charter: 'blue', good: 'influence', n: 1, why: 213 },
  ],
  paid: [
    { fact: 'paid', charter: 'red', good: 'resource', n: 1, why: MARKET },
    { fact: 'paid', charter: 'red', good: 'pumpkin', n: 2, why: CLOUD_PORT },
    { fact: 'paid', charter: 'red', good: 'influence', n: 3, why: ZEPPELIN },
  ],
  short: [
    { fact: 'short', charter: 'red', good: 'coin', n: 1, why: 22 },
    { fact: 'short', charter: 'red', good: 'coal', n: 2, why: 6 },
    { fact: 'short', charter: 'red', good: 'coin', n: 5, why: 22 },
    { fact: 'short', charter: 'red', good: 'influence', n: 1, why: 89 },
  ],
  left: [
    { fact: 'left', charter: 'red', good: 'vp', n: 5, why: ZEPPELIN },
    { fact: 'left', charter: 'red', good: 'coin', n: 2, why: 22 },
  ],
  points: [
    { fact: 'points', charter: 'red', n: 5, total: 12, why: CHARTERSTONE },
    { fact: 'points', charter: 'red', n: 10, total: 22, why: rule(23) },
  ],
  esteemed: [{ fact: 'esteemed', charter: 'red', space: 14, why: 212 }],
  sold: [
    { fact: 'sold', charter: 'red', space: 'coin-1', why: CLOUD_PORT },
    { fact: 'sold', charter: 'red', space: 'resource-3', why: CLOUD_PORT },
    { fact: 'sold', charter: 'red', space: 'card-6', why: CLOUD_PORT },
  ],
  scored: [{ fact: 'scored', charter: 'red', card: 217, why: 446 }],
  cardMoved: [
    { fact: 'cardMoved', charter: 'red', card: 213, from: 'mat-2', to: 'hand-red', why: MARKET },
    { fact: 'cardMoved', charter: 'red', card: 73, from: 'index', to: 'hand-red', why: CHARTERSTONE },
    { fact: 'cardMoved', charter: 'red', card: 280, from: 'index', to: 'chest-red', why: CHARTERSTONE },
    { fact: 'cardMoved', charter: 'red', card: 206, from: 'hand-red', to: 'discard', why: CLOUD_PORT },
    { fact: 'cardMoved', charter: 'red', card: 203, from: 'index', to: 'play-red', why: 1 },
    { fact: 'cardMoved', charter: 'red', card: 8, from: 'hand-red', to: 'archive', why: CHARTERSTONE },
    { fact: 'cardMoved', charter: undefined, card: 9, from: 'index', to: 'deck', why: 1 },
    { fact: 'cardMoved', charter: undefined, card: 214, from: 'index', to: 'objectiveDeck', why: 12 },
  ],
  revealed: [
    { fact: 'revealed', card: 209, place: 'mat-1' },
    { fact: 'revealed', card: 215, place: 'objective-3' },
  ],
  shuffled: [
    { fact: 'shuffled', place: 'deck', n: 11 },
    { fact: 'shuffled', place: 'objectiveDeck', n: 2 },
    { fact: 'shuffled', place: 'deck', n: 1 },
  ],
  rolled: [{ fact: 'rolled', charter: 'yellow' }],
  built: [
    { fact: 'built', charter: 'blue', card: 9, site: 'blue-1', why: 1 },
    { fact: 'built', charter: 'blue', card: 88, site: 'blue-4', why: ZEPPELIN },
    { fact: 'built', charter: 'blue', card: 88, site: 'sky-blue-2', why: ZEPPELIN },
  ],
  opened: [{ fact: 'opened', charter: 'blue', crate: 5, card: 9, why: CHARTERSTONE }],
  ruleEntered: [{ fact: 'ruleEntered', slot: 18, card: 14 }],
  advanced: [
    { fact: 'advanced', charter: 'blue', from: 14, to: 15, why: rule(19) },
    { fact: 'advanced', charter: 'blue', from: 24, to: 25, why: rule(20) },
    { fact: 'advanced', charter: 'blue', from: 25, to: 26, why: 14 },
    { fact: 'advanced', charter: 'blue', from: 26, to: 27, why: 14 },
    { fact: 'advanced', charter: undefined, from: 20, to: 21, why: rule(25) },
  ],
  incomeSpace: [{ fact: 'incomeSpace', space: 21 }],
  spoke: [
    { fact: 'spoke', charter: 'red', card: 207 },
    { fact: 'spoke', charter: 'red', card: rule(25) },
    { fact: 'spoke', charter: 'red', card: 14 },
  ],
  passed: [{ fact: 'passed', charter: 'red', card: 208 }],
  named: [{ fact: 'named', charter: 'red', card: 203, text: 'Berta' }],
  undone: [{ fact: 'undone', seat: 2 }],
};

export const LACKS: Lacks = {
  goods: [
    { lack: 'goods', good: 'clay', short: 1 },
    { lack: 'goods', good: 'coin', short: 2 },
    { lack: 'goods', good: 'influence', short: 1 },
    { lack: 'goods', good: 'influence', short: 5 },
    { lack: 'goods', good: 'resource', short: 1 },
    { lack: 'goods', good: 'assistant', short: 1 },
    { lack: 'goods', good: 'card', short: 3 },
  ],
  aim: (['construct', 'crate', 'objective', 'quota', 'progress', 'refreshMat'] as const).map((deed) => ({
    lack: 'aim',
    deed,
  })),
  shut: [{ lack: 'shut', card: 22, crate: 7 }],
  incomplete: [{ lack: 'incomplete', card: 215 }],
  scored: [{ lack: 'scored', card: 215 }],
  taken: [{ lack: 'taken', space: 'coin-3' }],
  occupied: [{ lack: 'occupied', site: 'red-3' }],
  plot: [{ lack: 'plot' }],
  notYours: [{ lack: 'notYours' }],
  empty: [{ lack: 'empty', site: 'blue-6' }],
  worker: [{ lack: 'worker' }],
  nobodyOut: [{ lack: 'nobodyOut' }],
  notYourDecision: [{ lack: 'notYourDecision' }],
  notNow: [{ lack: 'notNow' }],
  unknown: [{ lack: 'unknown' }],
  badName: [{ lack: 'badName' }],
  named: [{ lack: 'named', card: 203 }],
  noUndo: [{ lack: 'noUndo' }],
};

export const CHOICES: Choices = {
  charter: [{ what: 'red' }, { what: 'blue' }],
  lay: [{ what: 8, at: 'red-2' }],
  place: [
    { what: 'big', at: 'zeppelin' },
    { what: 'big', at: 'charterstone' },
    { what: 'big', at: 'grandstand' },
    { what: 'big', at: 'treasury' },
    { what: 'big', at: 'market' },
    { what: 'big', at: 'cloudPort' },
    { what: 'big', at: 'red-3' },
    { what: 'small', at: 'green-1' },
  ],
  careful: [{ what: 'big', at: 'treasury' }],
  retrieve: [{}],
  build: [{ what: 73, at: 'red-4' }],
  open: [{ what: 8 }],
  score: [{ what: 216 }],
  sell: [{ at: 'resource-1' }, { at: 'coin-3' }, { at: 'card-6' }],
  pay: [{ what: 'clay' }, { what: 'pumpkin' }, { what: 'coin' }, { what: 206 }],
  pick: [{ what: 'wood' }, { what: 213 }, { what: 'none' }],
  use: [{ what: 213 }, { what: 208 }, { what: 59 }, { what: CLOUD_PORT }, { what: 'rule-25' }],
  pass: [{ what: 213 }, { what: CLOUD_PORT }, { what: 'rule-25' }],
  choose: [{ what: 'coins' }, { what: 'word' }],
  take: [{ what: 'vp' }, { what: 'coin' }, { what: 'clay' }, { what: 'influence' }],
  leave: [{ what: 'vp' }, { what: 'coin' }, { what: 'clay' }, { what: 'influence' }],
  next: [{ what: 208 }],
};

/** Where the samples need a building to stand. */
export const VILLAGE: Readonly<Record<string, number>> = { 'red-3': 8, treasury: TREASURY };

export const COSTS: readonly Cost[] = [
  { resource: 1, coin: 1 },
  { resource: 2 },
  { coin: 4, influence: 2 },
  { assistant: 1 },
  { metal: 2, grain: 5 },
  { item: 1, bandit: 2, ghost: 1 },
];

/** Turns of speech that no card of the first game needs yet. */
export const EFFECTS: readonly Effect[] = [
  { vp: { per: 'assistant' } },
  { vp: { per: 'coin', every: 2, max: 5 } },
  { vp: { per: 'guest', every: 2 } },
  { coin: { per: 'objectivesScored' } },
  { resource: 1, reputation: 1 },
  { may: { influence: 2 } },
  { choose: { one: { card: 2 }, other: [{ vp: 1 }, { progress: 1 }] } },
  { if: { influence: 0 }, then: { vp: 6 }, else: { coin: 1 } },
  { refreshMat: 1, card: 1 },
  { objective: 1, vp: 3 },
  { quota: 1 },
  { crate: 1, coin: 1 },
  { treasure: 1 },
  { minion: 1, peril: 2 },
];

export const TESTS: readonly Test[] = [
  { influence: '0-3' },
  { coin: 1 },
  { assistant: '2-4' },
  { cardKinds: '4+' },
  { coin: '6+', influence: 0 },
  { card: 'fewest' },
  { buildingCards: '3+' },
  { game: '2+' },
];

export const ABILITIES: readonly Abilities[] = [
  { on: 'used', where: { charter: 'yellow', gives: 'coin' }, do: { coin: 1 } },
  { on: 'used', where: { charter: 'blue', gives: 'vp' }, do: { vp: 1 } },
  { on: 'used', where: { charter: 'mine', takes: 'item' }, do: { card: 1 } },
  { on: 'used', where: { charter: 'commons' }, do: { vp: 1 } },
  { on: 'used', where: { gives: 'construct', by: 'opponent' }, do: { coin: 1 } },
  { on: 'entered', where: { charter: 'opponent' }, do: { vp: 1 } },
  { on: 'advanced', where: { space: 'income' }, do: { vp: 3 } },
  { on: 'scoring', if: { influence: 0 }, do: { vp: 6 } },
  { on: 'scoring', do: { vp: { per: 'resourceKinds' } } },
  { on: 'turn', once: 'game', may: true, do: { refreshMat: 1, card: 1 } },
  { on: 'built', once: 'campaign', do: { vp: 2, reputation: 1 } },
];
