import { describe, expect, test } from 'vitest';
import {
  type Draft,
  flawsIn,
  freshDraft,
  guestIn,
  type Sitter,
  seatsFor,
  tableOf,
  WAYS,
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

  test('names those who share the device, by the seats they get', () => {
    const { seats: rows, ...rest } = seated('automa', 'me', 'link', 'me', 'me');
    const called = ['', ' Ada ', 'Nobody yet', '', 'Cleo'];
    const named = { ...rest, seats: rows.map((seat, i) => ({ ...seat, called: called[i] ?? '' })) };
    expect(tableOf(named)).toMatchObject({ seats: 4, mine: [1, 3, 4], names: { 1: 'Ada', 4: 'Cleo' } });
    // Whoever plays alone goes by their own name.
    const alone = { ...rest, seats: [{ id: 0, sitter: 'me', called: 'Ada' }] } as const;
    expect(tableOf(alone)).not.toHaveProperty('names');
    const wrong = { ...named, seats: named.seats.map((seat) => ({ ...seat, called: '\u200b' })) };
    expect([flawsIn(named), flawsIn(wrong), flawsIn(alone)]).toEqual([[], ['new.misnamed'], []]);
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

  test('takes the rules along into a prepared village, which is built by them', () => {
    const asked = tableOf({ ...seated('me'), options: ['threeOpenCards'], game: 4 });
    expect(asked).toMatchObject({ preparedGame: 4, options: { threeOpenCards: true } });
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
  test('are filled at a press, and say which way one plays, also when there are more or fewer of them', () => {
    for (const way of WAYS) {
      expect(wayOf(seatsFor(way))).toBe(way);
      expect(wayOf(withOneMore(seatsFor(way)))).toBe(way);
    }
    expect(wayOf(seatsFor('oneDevice').slice(0, 1))).toBe('alone');
    expect(wayOf(seated('me', 'automa').seats)).toBe('alone');
    expect(wayOf(seated('me', 'me', 'link').seats)).toBe('online');
    expect(wayOf(seated('normal', 'hard').seats)).toBeUndefined();
  });

  test('are for more people where people share a device, who sit beside each other', () => {
    const four = withOneMore(withOneMore(seatsFor('oneDevice')));
    expect(four.map(({ sitter }) => sitter)).toEqual(['me', 'me', 'me', 'me', 'normal']);
    expect(withOneMore(seatsFor('alone')).at(-1)?.sitter).toBe('normal');
  });

  test('of one device have names that differ', () => {
    const called = (...names: string[]) => ({
      ...seated('me', 'me', 'link'),
      seats: names.map((name, id) => ({
        id,
        sitter: id < 2 ? ('me' as const) : ('link' as const),
        called: name,
      })),
    });
    expect(flawsIn(called('Anna', ' ANNA '))).toEqual(['wrong.sameName']);
    expect(flawsIn(called('Żaneta', 'żANETA'))).toEqual(['wrong.sameName']);
    expect(flawsIn(called('Anna', 'Hanna', 'Anna'))).toEqual([]);
    expect(flawsIn(called('', ' '))).toEqual([]);
  });

  test('that are named on one device name a guest who makes the table, but nobody twice', () => {
    const named = (...names: string[]) =>
      guestIn({
        ...seated('me'),
        seats: [
          ...names.map((called, id) => ({ id, sitter: 'me' as const, called })),
          { id: 9, sitter: 'link' as const },
        ],
      });
    expect(named('Anna', 'Bo')).toBe('Anna');
    expect(named(' ', 'Bo', '')).toBe('Bo');
    // The other one would go by that name, too.
    expect(named('Anna', '')).toBeUndefined();
    expect(named('', '')).toBeUndefined();
    // What was written and taken off the page again is nobody's name.
    expect(named('Anna')).toBeUndefined();
  });

  test('are six at most, and each has a name of its own', () => {
    let seats = seatsFor('online');
    for (let i = 0; i < 9; i++) seats = withOneMore(seats);
    expect(seats).toHaveLength(6);
    expect(new Set(seats.map(({ id }) => id)).size).toBe(6);
  });
});
