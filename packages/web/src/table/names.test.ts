import { box } from '@charterstone/box';
import { text } from '@charterstone/box/text/en';
import { speaker, textsOf } from '@charterstone/words';
import { expect, test } from 'vitest';
import type { AtTable } from '../wire/atTable.ts';
import { calledAt, nameAt, nameOf } from './names.ts';

const say = speaker('en', textsOf(text), { box });
const [ada, bo] = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Bo' },
];

function company(...people: readonly (typeof ada | undefined)[]): AtTable {
  const seats = people.map((person, i) => ({ seat: i + 1, ...(person === undefined ? {} : { person }) }));
  return { table: { id: 'table', seats } } as unknown as AtTable;
}

test('people go by their names', () => {
  const at = company(ada, bo, undefined);
  expect([1, 2, 3].map((seat) => nameAt(at, seat, say))).toEqual(['Ada', 'Bo', undefined]);
});

test('where one device stands for several people, their charters tell them apart', () => {
  const at = company(ada, ada, bo);
  const called = (seat: number, charter: 'red' | 'blue' | 'green') =>
    nameOf(at, { charter, seat, automa: false }, say);
  expect([called(1, 'red'), called(2, 'blue'), called(3, 'green')]).toEqual([
    say.charter('red'),
    say.charter('blue'),
    'Bo',
  ]);
});

test('who has a name of their own there goes by it, also on a device with others', () => {
  const seats = [
    { seat: 1, person: ada },
    { seat: 2, person: ada, name: 'Cleo' },
    { seat: 3, person: bo, name: 'Robert' },
    { seat: 4, person: bo },
    { seat: 5, person: bo },
  ];
  const at = { table: { id: 'table', seats } } as unknown as AtTable;
  const called = seats.map(({ seat }) => nameAt(at, seat, say));
  expect(called).toEqual(['Ada', 'Cleo', 'Robert', undefined, undefined]);
});

test('bots are no two called alike, and in a copy of a campaign as they are there', () => {
  const bots = [2, 3, 4, 5, 6].map((seat) => ({ seat, bot: 'easy' }));
  const at = (table: object): AtTable => ({ table: { ...table, seats: bots } }) as unknown as AtTable;
  const called = (table: object) => bots.map(({ seat }) => nameAt(at(table), seat, say));
  const campaign = called({ id: 'campaign' });
  expect(new Set(campaign).size).toBe(5);
  expect(called({ id: 'other' })).not.toEqual(campaign);
  expect(called({ id: 'other', whatIf: { table: 'campaign', name: 'Ours', seq: 4 } })).toEqual(campaign);
});

test('who speaks is called what they are called on their chairs, and several on one device by all their names', () => {
  const seats = [
    { seat: 1, person: ada, name: 'Mum' },
    { seat: 2, person: ada, name: 'Kid' },
    { seat: 3, person: bo },
    { seat: 4, person: bo, name: 'Cleo' },
    { seat: 5, person: bo },
  ];
  const at = { table: { id: 'table', seats } } as unknown as AtTable;
  const called = (person: { readonly id: string; readonly name?: string }) =>
    calledAt(at, person, say)?.replace(/[\u2068\u2069]/g, '');
  expect([called(ada), called(bo)]).toEqual(['Mum and Kid', 'Bo and Cleo']);
  // Of one name nothing is left to be joined; who only watches or has left goes by their own, if they have one.
  expect(calledAt(company(ada, ada), ada, say)).toBe('Ada');
  expect([called({ id: 'w', name: 'Wim' }), called({ id: 'x' })]).toEqual(['Wim', undefined]);
});
