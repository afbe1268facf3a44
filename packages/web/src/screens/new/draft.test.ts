import { describe, expect, test } from 'vitest';
import {
  type Draft,
  flawsIn,
  freshDraft,
  type Sitter,
  seatsFor,
  tableOf,
  wayOf,
  withOneMore,
} from './draft.ts';

const seated = (...sitters: Sitter[]): Draft => ({
  ...freshDraft('Harbour', 'de'),
  seats: sitters.map((sitter, id) => ({ id, sitter })),
});

describe('a planned campaign', () => {
  test('asks for nothing but seats and a name', () => {
    expect(tableOf(seated('me', 'link', 'hard'))).toEqual({
      name: 'Harbour',
      seats: 3,
      mine: [1],
      bots: { 3: 'hard' },
      language: 'de',
      courtesy: {},
    });
  });

  test('has its Automas behind everybody else, whatever row they were picked in', () => {
    const { seats, automas, mine, bots } = tableOf(seated('automa', 'me', 'automa', 'easy', 'me'));
    expect({ seats, automas, mine, bots }).toEqual({
      seats: 3,
      automas: 2,
      mine: [1, 3],
      bots: { 2: 'easy' },
    });
  });

  test('takes rules, timer and seed along where they were chosen', () => {
    const draft: Draft = {
      ...seated('me'),
      options: ['threeOpenCards'],
      timer: '24',
      reminders: false,
      seed: ' 7 ',
    };
    expect(tableOf(draft)).toMatchObject({
      options: { threeOpenCards: true },
      courtesy: { timerHours: 24, reminders: false },
      seed: '7',
    });
  });

  test('follows the usual rules in a prepared village', () => {
    const asked = tableOf({ ...seated('me'), options: ['threeOpenCards'], game: 4 });
    expect(asked.preparedGame).toBe(4);
    expect(asked.options).toBeUndefined();
  });

  test('needs a name that can be seen, and somebody who chooses', () => {
    expect(flawsIn(seated('me'))).toEqual([]);
    expect(flawsIn(seated('normal'))).toEqual([]);
    expect(flawsIn(seated('automa', 'automa'))).toEqual(['new.nobody']);
    expect(flawsIn({ ...seated('me'), name: ' \u200b ' })).toEqual(['name.wrong']);
    expect(flawsIn({ ...seated('me'), name: 'x'.repeat(41) })).toEqual(['name.wrong']);
  });
});

describe('seats', () => {
  test('are filled at a press, and known again until somebody changes one', () => {
    expect(wayOf(seatsFor('alone'))).toBe('alone');
    expect(wayOf(withOneMore(seatsFor('alone')))).toBeUndefined();
  });

  test('are six at most, and each has a name of its own', () => {
    let seats = seatsFor('online');
    for (let i = 0; i < 9; i++) seats = withOneMore(seats);
    expect(seats).toHaveLength(6);
    expect(new Set(seats.map(({ id }) => id)).size).toBe(6);
  });
});
