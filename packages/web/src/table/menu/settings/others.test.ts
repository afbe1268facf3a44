import type { Said } from '@charterstone/protocol';
import { expect, test } from 'vitest';
import type { AtTable } from '../../../wire/atTable.ts';
import { othersAt } from './others.ts';

const said = (person: string, name?: string): Said => ({
  n: 1,
  person,
  ...(name === undefined ? {} : { name }),
  text: 'Hello',
  at: 1,
});

test('whoever plays, spoke or is muted can be muted or heard again, each once, and not oneself', () => {
  const [ada, bo] = [
    { id: 'ada', name: 'Ada' },
    { id: 'bo', name: 'Bo' },
  ];
  const seats = [{ seat: 1, person: ada }, { seat: 2, person: bo }, { seat: 3, person: bo }, { seat: 4 }];
  const at = {
    table: { seats },
    person: 'ada',
    earlier: [said('cy', 'Cy'), said('gone')],
    chat: [said('ada', 'Ada'), said('bo', 'Bo')],
  } as unknown as AtTable;
  const names = (muted: readonly { readonly id: string; readonly name?: string }[]) =>
    othersAt(at, muted).map(({ id, name }) => name ?? id);
  expect(names([])).toEqual(['Bo', 'Cy']);
  // Nothing is seen of those, and they may neither play nor watch any more.
  expect(names([bo, { id: 'dora', name: 'Dora' }, { id: 'gone' }])).toEqual(['Bo', 'Cy', 'Dora', 'gone']);
});
