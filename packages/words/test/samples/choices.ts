import type { Aside, Choice, Deed, Lack } from '@charterstone/rules';
import { keysOf } from '../../src/effects/steps.ts';
import { CLOUD_PORT, TREASURY } from './numbers.ts';

/** Samples of every lack and every deed. The types ask for at least the name of each. */
type Lacks = { readonly [K in Lack['lack']]: readonly Extract<Lack, { readonly lack: K }>[] };
type Choices = { readonly [D in Choice['do']]: readonly Omit<Choice, 'do'>[] };

const DEEDS: { readonly [D in Deed]: true } = {
  construct: true,
  crate: true,
  objective: true,
  quota: true,
  progress: true,
  income: true,
  refreshMat: true,
  persona: true,
  retrieve: true,
  again: true,
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
  build: [
    { lack: 'build', card: 73, goods: [{ good: 'clay', short: 1 }] },
    { lack: 'build', card: 22, goods: [{ good: 'coal', short: 2 }] },
    {
      lack: 'build',
      card: 58,
      goods: [
        { good: 'influence', short: 2 },
        { good: 'grain', short: 1 },
        { good: 'pumpkin', short: 2 },
      ],
    },
  ],
  aim: keysOf(DEEDS).map((deed) => ({ lack: 'aim', deed })),
  shut: [{ lack: 'shut', card: 22, crate: 7 }],
  byBuilding: (['construct', 'crate', 'objective', 'quota', 'card'] as const).map((gives) => ({
    lack: 'byBuilding',
    gives,
  })),
  incomplete: [{ lack: 'incomplete', card: 215 }],
  scored: [{ lack: 'scored', card: 215 }],
  taken: [{ lack: 'taken', space: 'coin-3' }],
  forbidden: [{ lack: 'forbidden', card: 410 }],
  spent: [{ lack: 'spent', card: 366 }],
  covered: [
    { lack: 'covered', site: 'red-3' },
    { lack: 'covered', site: 'sky-red-2' },
  ],
  token: [{ lack: 'token', site: 'red-3' }],
  occupied: [{ lack: 'occupied', site: 'red-3' }],
  basic: [{ lack: 'basic' }],
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
  titled: [
    { lack: 'titled', what: 'red' },
    { lack: 'titled', what: 'village' },
  ],
  lastSeat: [{ lack: 'lastSeat' }],
  seated: [{ lack: 'seated', charter: 'blue' }],
  noUndo: [{ lack: 'noUndo' }],
};

export const CHOICES: Choices = {
  charter: [{ what: 'red' }, { what: 'blue' }],
  lay: [
    { what: 8, at: 'red-2' },
    { what: 'sky-red-2', at: 'red-3' },
  ],
  place: [
    { what: 'big', at: 'zeppelin' },
    { what: 'big', at: 'charterstone' },
    { what: 'big', at: 'grandstand' },
    { what: 'big', at: 'treasury' },
    { what: 'big', at: 'market' },
    { what: 'big', at: 'cloudPort' },
    { what: 'big', at: 'red-3' },
    { what: 'small', at: 'green-1' },
    { what: 'cat', at: 'red-3' },
    { what: 'chef', at: 'green-1' },
  ],
  careful: [{ what: 'big', at: 'treasury' }],
  retrieve: [{}],
  build: [{ what: 73, at: 'red-4' }],
  open: [{ what: 8 }, { at: 'A' }],
  score: [{ what: 216 }],
  sell: [{ at: 'resource-1' }, { at: 'coin-3' }, { at: 'card-6' }],
  pay: [
    { what: 'clay' },
    { what: 'pumpkin' },
    { what: 'coin' },
    { what: 'cat' },
    { what: 'blight' },
    { what: 206 },
  ],
  pick: [
    { what: 'wood' },
    { what: 'golem' },
    { what: 'big' },
    { what: 'small' },
    { what: 213 },
    { what: 'none' },
    { what: 'deck' },
    { what: 201 },
    { what: 344 },
  ],
  use: [
    { what: 213 },
    { what: 208 },
    { what: 59 },
    { what: CLOUD_PORT },
    { what: 'rule-25' },
    { what: 231 },
    { what: 245 },
    { what: 307 },
    { what: 313 },
    { what: 234 },
    { what: 332 },
    { what: 343 },
    { what: 300 },
  ],
  pass: [{ what: 213 }, { what: CLOUD_PORT }, { what: 'rule-25' }],
  choose: [
    { what: 'coins' },
    { what: 'word' },
    { what: 'kind' },
    { what: 'unkind' },
    { what: 'loyal' },
    { what: 'rebel' },
  ],
  take: [{ what: 'vp' }, { what: 'coin' }, { what: 'clay' }, { what: 'influence' }],
  leave: [{ what: 'vp' }, { what: 'coin' }, { what: 'clay' }, { what: 'influence' }],
  next: [{ what: 208 }],
  act: [
    { what: 236 },
    { what: 238 },
    { what: 241 },
    { what: 250 },
    { what: 259 },
    { what: 253 },
    { what: 366 },
  ],
  end: [{}],
  by: [{ what: '-2' }, { what: '-1' }, { what: '0' }, { what: '1' }, { what: '2' }],
  mark: [
    { what: 'row-1' },
    { what: 'row-4' },
    { what: 'row-10' },
    { what: 'resource' },
    { what: 'coin' },
    { what: 'card' },
    { what: 'minion' },
  ],
  keep: [{ what: 'clay' }, { what: 'cat' }, { what: 236 }],
  done: [{}],
};

/** What is written beside the game. */
export const ASIDES: { readonly [D in Aside['do']]: readonly Extract<Aside, { readonly do: D }>[] } = {
  name: [
    { do: 'name', what: 203, text: 'Berta' },
    { do: 'name', what: 'red', text: 'Kettlefield' },
    { do: 'name', what: 'village', text: 'Umbermouth' },
  ],
  undo: [{ do: 'undo' }],
  join: [{ do: 'join', what: 'blue' }],
  part: [{ do: 'part' }],
  stay: [{ do: 'stay' }],
  automa: [{ do: 'automa', what: 'blue' }],
  dismiss: [{ do: 'dismiss', what: 'blue' }],
  tell: [{ do: 'tell', what: 173 }],
  deal: [{ do: 'deal', what: '13', text: 'another chance' }],
};

/** Where the samples need a building to stand. */
export const VILLAGE: Readonly<Record<string, number>> = { 'red-3': 8, treasury: TREASURY };
