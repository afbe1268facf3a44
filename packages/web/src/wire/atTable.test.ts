import type { FromServer } from '@charterstone/protocol';
import { expect, test } from 'vitest';
import { after, isMyTurn } from './atTable.ts';
import { recalled } from './talk.ts';

const TABLE: Extract<FromServer, { type: 'welcome' }>['table'] = {
  id: 'village-1',
  name: 'Sunday',
  language: 'en',
  seats: [{ seat: 1 }, { seat: 2 }],
  automas: 0,
  options: [],
  courtesy: {},
  madeAt: 0,
};

/** Four numbers, low byte first: 1, 2, -1, 300. */
const CELLS = btoa(String.fromCharCode(1, 0, 2, 0, 255, 255, 44, 1));

const WELCOME: FromServer = {
  type: 'welcome',
  table: TABLE,
  you: { person: 'ada', seats: [1] },
  seq: 7,
  views: [{ seat: 1, cells: CELLS, options: ['retrieve'], undo: true }],
  chat: [],
  here: ['ada'],
};

test('a welcome tells everything', () => {
  const at = after(undefined, WELCOME);
  expect(at).toMatchObject({ seq: 7, seats: [1], here: ['ada'] });
  expect([...(at?.views.get(1)?.cells ?? [])]).toEqual([1, 2, -1, 300]);
});

test('a step changes what it names and leaves the rest, and what was seen before stays as it was', () => {
  const before = after(undefined, WELCOME);
  const now = after(before, {
    type: 'step',
    from: 7,
    seq: 8,
    by: 1,
    at: 0,
    views: [{ seat: 1, cells: [[1, 9, 8]], undo: false, facts: [] }],
  });
  expect([...(now?.views.get(1)?.cells ?? [])]).toEqual([1, 9, 8, 300]);
  expect(now?.views.get(1)).toMatchObject({ options: ['retrieve'], undo: false });
  expect([...(before?.views.get(1)?.cells ?? [])]).toEqual([1, 2, -1, 300]);
});

test('a step that does not follow, or is for eyes nobody has here, asks for everything anew', () => {
  const before = after(undefined, WELCOME);
  const step = { type: 'step', seq: 9, by: 2, at: 0 } as const;
  const mine = { seat: 1, cells: [], undo: false, facts: [] };
  expect(after(before, { ...step, from: 8, views: [mine] })).toBeUndefined();
  expect(after(before, { ...step, from: 7, views: [{ ...mine, seat: 2 }] })).toBeUndefined();
});

test('a stale answer brings the table as it is now, and an old one changes nothing', () => {
  const before = after(undefined, WELCOME);
  const views = [{ seat: 1, cells: btoa(String.fromCharCode(5, 0)), options: [], undo: false }];
  const stale = { type: 'answer', id: 'wish-0001', answer: 'stale', views } as const;
  expect(after(before, { ...stale, seq: 12 })).toMatchObject({ seq: 12 });
  expect(after(before, { ...stale, seq: 5 })).toBe(before);
});

test('a wish to go back is for the place where the table was: the next step ends it', () => {
  const asked = after(after(undefined, WELCOME), {
    type: 'rewind',
    rewind: { base: 7, to: 3, agreed: [2], needed: [1, 2] },
  });
  expect(asked?.rewind?.to).toBe(3);
  const moved = after(asked, { type: 'step', from: 7, seq: 8, by: 2, at: 0, views: [] });
  expect(moved?.rewind).toBeUndefined();
  const over = { type: 'rewindOver', base: 7, to: 3 } as const;
  expect(after(asked, over)).toMatchObject({ rewind: undefined, rewindOver: over });
});

test('when somebody is muted, or no longer, what was said is told anew, and nothing stays of what was told before', () => {
  const line = (n: number, person: string) => ({ n, person, text: `line ${n}`, at: n });
  const before = after(undefined, { ...WELCOME, chat: [line(3, 'bo'), line(4, 'cy')] });
  if (before === undefined) throw new Error('nobody was welcomed');
  const read = recalled(before, 3, { said: [line(1, 'bo'), line(2, 'cy')], earlierChat: false });
  const now = after(read, { type: 'talk', chat: [line(4, 'cy')], earlierChat: true });
  expect(now).toMatchObject({ seq: 7, chat: [line(4, 'cy')], earlier: [], hasEarlier: true });
});

test('it is my turn where a seat of mine has to decide, and no bot does for me', () => {
  const at = after(undefined, WELCOME);
  const besides = after(at, {
    type: 'table',
    table: { ...TABLE, seats: [{ seat: 1, bot: 'easy' }, { seat: 2 }] },
    you: { person: 'ada', seats: [1] },
  });
  expect([at, besides].map((one) => one !== undefined && isMyTurn(one))).toEqual([true, false]);
});
