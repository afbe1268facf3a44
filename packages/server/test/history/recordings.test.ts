import { hash, replay } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { Recalled, RecallOrder } from '../../src/history/questions.ts';
import { Recent } from '../../src/history/recent.ts';
import { Recordings } from '../../src/history/recordings.ts';
import { verifiedText } from '../../src/journals/index.ts';
import { standing } from '../../src/tables/standing.ts';
import { box } from '../journals/games.ts';
import { lively, MADE_AT } from './campaigns.ts';

const { setting, entries } = lively({ seats: 2, seed: 'recordings' }, 120);

/** Asks for the last moment, having heard of the entries from one place to another. */
function order(campaign: string, after: number, to: number): RecallOrder<'moment'> {
  const told = entries.filter(({ seq }) => seq > after && seq <= to);
  const question = { seat: 1, seq: to };
  return {
    box: undefined,
    campaign,
    setting,
    madeAt: MADE_AT,
    after,
    entries: told,
    subject: 'moment',
    question,
  };
}

const known = (found: Recalled) => ('known' in found ? found.known : 'forgotten');

test('a campaign is gone on with from where it is known', () => {
  const recordings = new Recordings(() => box);
  expect(known(recordings.recall(order('a', 0, 50)))).toBe(50);
  expect(known(recordings.recall(order('a', 50, 100)))).toBe(100);
  const fresh = new Recordings(() => box).recall(order('a', 0, 100));
  // Asked again, with nothing new, or with what is known already.
  for (const after of [100, 50, 0]) expect(recordings.recall(order('a', after, 100))).toEqual(fresh);
});

test('what came before is asked for where it is not known', () => {
  const recordings = new Recordings(() => box);
  expect(recordings.recall(order('a', 10, 20))).toEqual({ forgotten: true });
  recordings.recall(order('a', 0, 15));
  expect(recordings.recall(order('a', 16, 20))).toEqual({ forgotten: true });
  expect(known(recordings.recall(order('a', 15, 20)))).toBe(20);
});

test('the campaigns that were asked for last are remembered', () => {
  const recordings = new Recordings(() => box, 2);
  for (const campaign of ['a', 'b', 'a', 'c']) recordings.recall(order(campaign, 0, 5));
  expect(['a', 'b', 'c'].map((campaign) => known(recordings.recall(order(campaign, 5, 6))))).toEqual([
    6,
    'forgotten',
    6,
  ]);
});

test('what can’t be played is not remembered by half', () => {
  const recordings = new Recordings(() => box);
  recordings.recall(order('a', 0, 5));
  const [sixth, seventh] = entries.slice(5, 7);
  if (sixth === undefined || seventh === undefined) throw new Error('the campaign is longer');
  const wrong = { ...seventh, choice: { do: 'charter', what: 'nobody' } } as const;
  expect(() => recordings.recall({ ...order('a', 5, 5), entries: [sixth, wrong] })).toThrow(
    'entry 7 is against the rules',
  );
  expect(recordings.recall(order('a', 6, 7))).toEqual({ forgotten: true });
});

test('an export holds what stands, and leads to the table as it is', () => {
  const question = { bots: [2], levels: ['hard'] } as const;
  const found = new Recordings(() => box).recall({ ...order('a', 0, 120), subject: 'export', question });
  if (!('answer' in found)) throw new Error('all of it was told');
  const read = verifiedText(box, found.answer);
  if (!read.ok) throw new Error(read.why);
  const left = standing(entries);
  expect(left.length).toBeLessThan(entries.length - 5);
  expect(read.journal.entries).toEqual(left.map(({ seat, choice }) => ({ seat, choice })));
  expect(read.journal).toMatchObject({ setting, bots: [2], levels: ['hard'] });
  const again = replay(box, { setting, entries: left });
  expect(again.ok && hash(again.state)).toBe(read.journal.hash);
});

test('of recent things the one that was not asked for longest goes first', () => {
  const recent = new Recent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  recent.set('c', 4);
  expect(['a', 'b', 'c'].map((name) => recent.get(name))).toEqual([1, undefined, 4]);
  recent.delete('a');
  expect(recent.get('a')).toBeUndefined();
});
