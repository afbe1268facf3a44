import type { ListedTable } from '@charterstone/protocol';
import { LANGS, speaker } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { gameText } from '../../parts/gameText.ts';
import { isMyTurn, standingText, toGoOn } from './standing.ts';

const say = speaker('en', () => undefined);
const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const ada = { id: 'a', name: 'Ada' };
const me = { id: 'm', name: 'Me' };

/** A table of three: I sit on the first seat, Ada on the second, a bot on the third. */
function table(
  some: Partial<ListedTable> & { readonly name?: string; readonly madeAt?: number } = {},
): ListedTable {
  const { name = 'Harbour', madeAt = 0, ...rest } = some;
  return {
    table: {
      id: name,
      name,
      language: 'en',
      seats: [
        { seat: 1, person: me },
        { seat: 2, person: ada },
        { seat: 3, bot: 'normal' },
      ],
      automas: 0,
      options: [],
      courtesy: {},
      madeAt,
    },
    game: 3,
    over: false,
    seq: 10,
    waitingFor: [{ seat: 1, since: NOW - 2 * HOUR }],
    mine: [1],
    hidden: false,
    left: false,
    ...rest,
  };
}

const waits = (...seats: number[]): Partial<ListedTable> => ({
  waitingFor: seats.map((seat) => ({ seat, since: NOW - seat * HOUR })),
});

/** Names are kept from turning sentences round by signs nobody sees. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

describe('whose turn it is', () => {
  test.each([
    ['mine', table(), 'Your turn, for 2 hours'],
    ['mine among others', table(waits(1, 2)), 'Your turn, for 1 hour'],
    ['somebody else’s', table(waits(2)), 'Ada is to move, for 2 hours'],
    ['a bot’s', table(waits(3)), 'A bot is thinking'],
    ['nobody’s any more', table({ over: true, waitingFor: [] }), 'Campaign complete'],
    ['not to be known', table({ waitingFor: [] }), 'This server can’t open this table just now.'],
    ['no longer mine', table({ left: true }), 'You left this table. Your seat can be taken again.'],
  ])('it is %s', (_, listed, words) => {
    expect(plain(standingText(say, listed, NOW))).toBe(words);
  });

  test('where people share a device it is told whose of them it is', () => {
    const listed = table({ ...waits(2), mine: [1, 2] });
    const seats = [
      { seat: 1, person: me, name: 'Ola' },
      { seat: 2, person: me, name: 'Krzysztof' },
    ];
    const shared = { ...listed, table: { ...listed.table, seats } };
    const said = (lang: 'en' | 'de' | 'pl', some: ListedTable): string =>
      plain(
        standingText(
          speaker(lang, () => undefined),
          some,
          NOW,
        ),
      );
    expect(LANGS.map((lang) => said(lang, shared))).toEqual([
      'It is Krzysztof’s turn, for 2 hours',
      'Krzysztof ist dran, seit 2 Stunden',
      'Teraz gra Krzysztof, od 2 godzin',
    ]);
    expect(said('en', { ...shared, ...waits(1, 2) })).toBe('It is up to Ola and Krzysztof, for 2 hours');
    // Whoever has no name of their own is spoken to.
    expect(said('en', { ...listed, ...waits(1) })).toBe('Your turn, for 1 hour');
  });

  test('a free seat is told of', () => {
    const listed = table(waits(2));
    const seats = listed.table.seats.map((chair) => (chair.seat === 2 ? { seat: 2 } : chair));
    expect(standingText(say, { ...listed, table: { ...listed.table, seats } }, NOW)).toBe(
      'A seat is still free',
    );
  });

  test('whoever has deleted their name is called by the seat', () => {
    const listed = table(waits(2));
    const seats = listed.table.seats.map((chair) =>
      chair.seat === 2 ? { seat: 2, person: { id: 'a' } } : chair,
    );
    expect(standingText(say, { ...listed, table: { ...listed.table, seats } }, NOW)).toBe(
      'Player 2 is to move, for 2 hours',
    );
  });

  test('where a bot stands in for me, nobody waits for me', () => {
    const listed = table();
    const seats = listed.table.seats.map((chair) => (chair.seat === 1 ? { ...chair, bot: 'easy' } : chair));
    expect(isMyTurn({ ...listed, table: { ...listed.table, seats } })).toBe(false);
  });
});

describe('play now goes on', () => {
  const old = table({ name: 'old', madeAt: 1 });
  const young = table({ name: 'young', madeAt: 2 });

  test('at the newest table where it is my turn', () => {
    expect(toGoOn([old, young])?.table.id).toBe('young');
    expect(toGoOn([old, table({ name: 'young', madeAt: 2, ...waits(2) })])?.table.id).toBe('old');
  });

  test('at a copy that tries something only where there is no campaign to go on with', () => {
    const whatIf = { table: 'old', name: 'old', seq: 5 };
    const copy = { ...young, table: { ...young.table, whatIf } };
    expect(toGoOn([copy, old])).toBe(old);
    expect(toGoOn([copy])).toBe(copy);
  });

  test('nowhere else: not where others are waited for, nor where I left, put it away or it is over', () => {
    const others = [table(waits(2)), table({ left: true }), table({ hidden: true }), table({ over: true })];
    expect(toGoOn(others)).toBeUndefined();
  });

  test('at a table with bots alone even while one of them thinks', () => {
    const listed = table(waits(3));
    const seats = listed.table.seats.filter(({ seat }) => seat !== 2);
    const alone = { ...listed, table: { ...listed.table, seats } };
    expect(toGoOn([alone])).toBe(alone);
  });
});

test('games are counted up to the twelfth of the story, and on after it', () => {
  expect([0, 1, 12, 13].map((game) => gameText(say, game))).toEqual([
    'Game 1 of 12',
    'Game 1 of 12',
    'Game 12 of 12',
    'Game 13',
  ]);
});
