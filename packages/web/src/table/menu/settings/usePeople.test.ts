import type { LetIn, TableInfo } from '@charterstone/protocol';
import { describe, expect, test } from 'vitest';
import { mayShowOut, withoutSeat } from './usePeople.ts';

const letIn = (id: string, some: Partial<LetIn> = {}): LetIn => ({
  person: { id, name: id },
  watches: false,
  left: false,
  played: false,
  ...some,
});
const people = [letIn('ada'), letIn('bob', { played: true }), letIn('eve'), letIn('fay', { watches: true })];

describe('whom the host may show out', () => {
  test('anybody else who has not played', () => {
    const may = people.filter(({ person }) => mayShowOut(people, person.id, 'ada'));
    expect(may.map(({ person }) => person.id)).toEqual(['eve', 'fay']);
    expect(mayShowOut(people, 'nobody', 'ada')).toBe(false);
  });

  test('those without a seat are listed apart', () => {
    const table: TableInfo = {
      id: 'table',
      name: 'Fridays',
      host: 'ada',
      language: 'en',
      seats: [{ seat: 1, person: { id: 'ada' } }, { seat: 2, person: { id: 'eve' } }, { seat: 3 }],
      automas: 0,
      options: [],
      courtesy: {},
      madeAt: 0,
    };
    const found = withoutSeat([...people, letIn('gil', { left: true })], { table, person: 'ada' });
    expect(found.map(({ person }) => person.id)).toEqual(['fay', 'gil']);
  });
});
