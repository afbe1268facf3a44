import { box } from '@charterstone/box';
import { text } from '@charterstone/box/text/en';
import { speaker, textsOf } from '@charterstone/words';
import { expect, test } from 'vitest';
import type { AtTable } from '../wire/atTable.ts';
import { nameAt, nameOf } from './names.ts';

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
