import type { Charter } from '@charterstone/rules';
import type { FactName, FactOf } from '../../src/tongue.ts';
import { CHARTERSTONE, CLOUD_PORT, MARKET, rule, TREASURY, ZEPPELIN } from './numbers.ts';

/** Samples of every fact. The types ask for at least the name of each. */
type Facts = { readonly [K in FactName]: readonly FactOf<K>[] };

function score(charter: Charter, total: number) {
  return { charter, capacity: 8, personas: 60, victories: 14, glory: 70, buildings: total - 152, total };
}

export const FACTS: Facts = {
  storyRead: [{ fact: 'storyRead', card: 1 }],
  charterChosen: [{ fact: 'charterChosen', seat: 1, charter: 'red' }],
  gameBegan: [{ fact: 'gameBegan', game: 1, first: 'blue', progress: 10 }],
  started: [{ fact: 'started', progress: 10 }],
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
    { fact: 'placed', charter: 'black', worker: 'cat', site: 'red-3', building: 8 },
    { fact: 'placed', charter: 'black', worker: 'robot', site: 'market', building: MARKET },
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
    { fact: 'retrieved', charter: 'red', workers: ['big', 'small', 'cat', 'cat', 'ghost'] },
    { fact: 'retrieved', charter: 'red', workers: ['chef'] },
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
  returned: [
    { fact: 'returned', charter: 'red', good: 'clay', n: 2, why: 19 },
    { fact: 'returned', charter: 'red', good: 'butler', n: 1, why: 19 },
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
    { fact: 'cardMoved', charter: undefined, card: 234, from: 'index', to: 'table', why: 409 },
    { fact: 'cardMoved', charter: undefined, card: 401, from: 'index', to: 'guidepost', why: 0 },
    { fact: 'cardMoved', charter: 'red', card: 340, from: 'index', to: 'hand-red', why: 404 },
    { fact: 'cardMoved', charter: 'red', card: 366, from: 'index', to: 'chest-red', why: 410 },
    { fact: 'cardMoved', charter: 'green', card: 202, from: 'index', to: 'chest-green', why: 1 },
    { fact: 'cardMoved', charter: undefined, card: 377, from: 'index', to: 'automaDiscard', why: 377 },
    { fact: 'cardMoved', charter: undefined, card: 377, from: 'automaDiscard', to: 'automaDeck', why: 377 },
    { fact: 'cardMoved', charter: 'green', card: 377, from: 'automaDeck', to: 'automaDiscard', why: 377 },
    { fact: 'cardMoved', charter: 'green', card: 396, from: 'index', to: 'play-green', why: 396 },
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
    { fact: 'built', charter: 'blue', card: 88, site: 'blue-3', over: 9, why: ZEPPELIN },
  ],
  opened: [{ fact: 'opened', charter: 'blue', crate: 5, card: 9, why: CHARTERSTONE }],
  unlocked: [{ fact: 'unlocked', crate: 17, why: 410 }],
  ruleEntered: [
    { fact: 'ruleEntered', slot: 18, card: 14 },
    { fact: 'ruleEntered', slot: 0, card: 37 },
    { fact: 'ruleEntered', slot: 0, card: 158 },
  ],
  advanced: [
    { fact: 'advanced', charter: 'blue', from: 3, to: 4, why: rule(19) },
    { fact: 'advanced', charter: 'blue', from: 12, to: 13, why: rule(20) },
    { fact: 'advanced', charter: 'blue', from: 14, to: 15, why: 14 },
    { fact: 'advanced', charter: 'blue', from: 15, to: 16, why: 14 },
    { fact: 'advanced', charter: 'blue', from: 13, to: 12, why: 250 },
    { fact: 'advanced', charter: undefined, from: 10, to: 11, why: rule(25) },
  ],
  incomeSpace: [{ fact: 'incomeSpace', space: 11 }],
  spoke: [
    { fact: 'spoke', charter: 'red', card: 207 },
    { fact: 'spoke', charter: 'red', card: rule(25) },
    { fact: 'spoke', charter: 'red', card: 14 },
    { fact: 'spoke', charter: 'red', card: 36 },
    { fact: 'spoke', charter: 'red', card: 406 },
    { fact: 'spoke', charter: 'red', card: 234 },
    { fact: 'spoke', charter: 'red', card: 340 },
    { fact: 'spoke', charter: undefined, card: 402 },
  ],
  passed: [{ fact: 'passed', charter: 'red', card: 208 }],
  stayed: [
    { fact: 'stayed', charter: 'red', owner: 'blue', worker: 'big', site: 'market' },
    { fact: 'stayed', charter: 'red', owner: 'blue', worker: 'big', site: 'grandstand' },
    { fact: 'stayed', charter: 'red', owner: 'red', worker: 'small', site: 'red-3' },
  ],
  helped: [
    { fact: 'helped', charter: 'red', minion: 'cat', site: 'red-3' },
    { fact: 'helped', charter: 'red', minion: 'butler', site: 'green-1' },
  ],
  gave: [
    { fact: 'gave', charter: 'red', to: 'blue', good: 'clay', n: 2, why: 406 },
    { fact: 'gave', charter: 'red', to: 'blue', good: 'minion', n: 1, why: 368 },
  ],
  waived: [
    { fact: 'waived', charter: 'red', card: 73 },
    { fact: 'waived', charter: 'red', card: MARKET },
  ],
  put: [
    { fact: 'put', charter: 'red', where: 'octagon', site: 'red-3', why: 78 },
    { fact: 'put', charter: 'red', where: 'octagon', site: 'green-1', why: 63 },
    { fact: 'put', charter: 'red', where: 'emblem', site: 'green-1', why: 411 },
  ],
  looked: [
    { fact: 'looked', charter: 'red', place: 'deck', n: 3 },
    { fact: 'looked', charter: 'red', place: 'objectiveDeck', n: 1 },
    { fact: 'looked', charter: 'red', place: 'deck', n: 52 },
  ],
  cardHidden: [
    { fact: 'cardHidden', charter: 'red', from: 'index', to: 'secret-red', why: 138 },
    { fact: 'cardHidden', charter: 'red', card: 344, from: 'index', to: 'secret-red', why: 138 },
    { fact: 'cardHidden', charter: undefined, from: 'index', to: 'deck', why: 138 },
    { fact: 'cardHidden', charter: undefined, from: 'automaDeck', to: 'automaAside', why: 0 },
  ],
  laid: [
    { fact: 'laid', what: 'skyIsland', island: 'sky-red-2', charter: 'red', site: 'red-5', why: 132 },
    { fact: 'laid', what: 'blight', charter: 'red', site: 'red-3', why: 36 },
    { fact: 'laid', what: 'vermin', charter: 'green', site: 'green-1', why: 36 },
    { fact: 'laid', what: 'golem', charter: 'green', site: 'green-1', why: 409 },
  ],
  perilTaken: [
    { fact: 'perilTaken', charter: 'red', peril: 'bandit', site: 'red-3', why: 36 },
    { fact: 'perilTaken', charter: 'red', peril: 'famine', site: 'green-1', why: 36 },
  ],
  caught: [
    { fact: 'caught', charter: 'red', minion: 'golem', site: 'red-3', why: 409 },
    { fact: 'caught', charter: 'red', minion: 'cat', site: 'green-1', why: 409 },
  ],
  income: [{ fact: 'income', charter: 'red' }],
  noted: [
    { fact: 'noted', card: 408, note: 4 },
    { fact: 'noted', card: 232, note: 2 },
    { fact: 'noted', card: 340, note: 1 },
    { fact: 'noted', card: 364, note: 0 },
  ],
  goalMet: [
    { fact: 'goalMet', guidepost: 400, charters: [] },
    { fact: 'goalMet', guidepost: 400, charters: ['red'] },
    { fact: 'goalMet', guidepost: 400, charters: ['red', 'blue'] },
  ],
  forked: [
    { fact: 'forked', charter: 'red', door: 'A' },
    { fact: 'forked', charter: undefined, door: 'I' },
  ],
  storyOpened: [
    { fact: 'storyOpened', door: 'A', kings: -1 },
    { fact: 'storyOpened', door: 'I', kings: 3 },
    { fact: 'storyOpened', door: 'V', kings: 0 },
  ],
  marked: [
    { fact: 'marked', charter: 'red', sheet: 'glory', row: 3, why: 18 },
    { fact: 'marked', charter: 'red', sheet: 'capacity', row: 1, why: 19 },
    { fact: 'marked', charter: 'red', sheet: 'capacity', row: 4, why: 19 },
  ],
  victory: [{ fact: 'victory', charter: 'red', total: 2 }],
  kept: [{ fact: 'kept', charter: 'red', card: 236 }],
  campaignEnded: [
    { fact: 'campaignEnded', scores: [score('red', 212), score('blue', 199)], champions: ['red'] },
    { fact: 'campaignEnded', scores: [score('red', 212), score('blue', 212)], champions: ['red', 'blue'] },
    { fact: 'campaignEnded', scores: [score('red', 212)], champions: [] },
  ],
  dealt: [{ fact: 'dealt', charter: 'red', islands: ['sky-red-1', 'sky-red-2', 'sky-blue-4'] }],
  departed: [{ fact: 'departed', seat: 2, charter: 'blue' }],
  arrived: [{ fact: 'arrived', seat: 3, charter: 'blue' }],
  joining: [{ fact: 'joining', seat: 3, charter: 'blue' }],
  leaving: [{ fact: 'leaving', seat: 2, charter: 'blue' }],
  staying: [{ fact: 'staying', seat: 2, charter: 'blue' }],
  titled: [
    { fact: 'titled', charter: 'red', what: 'red', text: 'Kettlefield' },
    { fact: 'titled', charter: 'red', what: 'village', text: 'Umbermouth' },
  ],
  cleared: [{ fact: 'cleared', cards: [{ card: 208, from: 'mat-1', to: 'deck' }] }],
  difficulty: [{ fact: 'difficulty', n: 3 }],
  personaUsed: [{ fact: 'personaUsed', charter: 'blue', card: 295 }],
  automaSeated: [{ fact: 'automaSeated', seat: 3, charter: 'blue' }],
  automaLeft: [{ fact: 'automaLeft', seat: 3, charter: 'blue' }],
  standsIn: [{ fact: 'standsIn', seat: 2, charter: 'blue' }],
  isBack: [{ fact: 'isBack', seat: 2, charter: 'blue' }],
  stoodUp: [{ fact: 'stoodUp', seat: 2, charter: 'blue' }],
  automaPlanned: [
    { fact: 'automaPlanned', charter: 'blue', plan: 'comes' },
    { fact: 'automaPlanned', charter: 'blue', plan: 'goes' },
    { fact: 'automaPlanned', charter: 'blue', plan: 'none' },
  ],
  told: [{ fact: 'told', average: 173 }],
  named: [{ fact: 'named', charter: 'red', card: 203, text: 'Berta' }],
  undone: [{ fact: 'undone', seat: 2 }],
  dealtAnew: [{ fact: 'dealtAnew' }],
};
