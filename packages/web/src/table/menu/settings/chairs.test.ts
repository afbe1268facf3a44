import type { Chair } from '@charterstone/protocol';
import { describe, expect, test } from 'vitest';
import { deedsFor, type SeatView } from './chairs.ts';

const ada = { id: 'ada', name: 'Ada' };
const bob = { id: 'bob', name: 'Bob' };

function seenBy(person: string, some: Partial<SeatView> = {}): SeatView {
  return {
    person,
    host: 'ada',
    seats: person === 'ada' ? [1] : [2],
    here: [person],
    timerHours: undefined,
    deciders: [],
    open: [],
    ...some,
  };
}

const deeds = (chair: Chair, view: SeatView): readonly string[] => deedsFor(chair, view);

describe('what can be done about a chair', () => {
  test('my own: a bot may play for me, or I take it back', () => {
    expect(deeds({ seat: 1, person: ada }, seenBy('ada'))).toEqual(['playForMe', 'getUp']);
    expect(deeds({ seat: 1, person: ada, bot: 'easy' }, seenBy('ada'))).toEqual(['takeBack', 'getUp']);
  });

  test('a free one is the host’s to fill', () => {
    const open = [3];
    expect(deeds({ seat: 3 }, seenBy('ada', { open }))).toEqual(['sitDown', 'botPlays']);
    expect(deeds({ seat: 3, bot: 'easy' }, seenBy('ada', { open }))).toEqual([
      'sitDown',
      'botPlays',
      'botGoes',
    ]);
    // In a copy of a campaign the seats of others stay with bots.
    expect(deeds({ seat: 3, bot: 'easy' }, seenBy('ada'))).toEqual(['botPlays', 'botGoes']);
  });

  test('a free one is theirs again who sat there; others who only watch are not asked', () => {
    expect(deeds({ seat: 3 }, seenBy('bob', { seats: [], open: [3] }))).toEqual(['sitDownAgain']);
    expect(deeds({ seat: 3 }, seenBy('bob', { seats: [], open: [4] }))).toEqual([]);
    expect(deeds({ seat: 3 }, seenBy('bob', { seats: [] }))).toEqual([]);
  });

  test('one that was left is anybody’s to leave to a bot who plays and may have waited for long enough', () => {
    const waiting = { timerHours: 24, deciders: [3] };
    expect(deeds({ seat: 3 }, seenBy('bob', waiting))).toEqual(['botStandsIn']);
    expect(deeds({ seat: 3 }, seenBy('bob', { ...waiting, open: [3] }))).toEqual([
      'sitDownAgain',
      'botStandsIn',
    ]);
    // Not where it is not waited for, a bot plays already, or nobody set a timer; and not for whoever only watches.
    expect(deeds({ seat: 4 }, seenBy('bob', waiting))).toEqual([]);
    expect(deeds({ seat: 3, bot: 'easy' }, seenBy('bob', waiting))).toEqual([]);
    expect(deeds({ seat: 3 }, seenBy('bob', { deciders: [3] }))).toEqual([]);
    expect(deeds({ seat: 3 }, seenBy('bob', { ...waiting, seats: [] }))).toEqual([]);
  });

  test('that of somebody who is here is theirs alone', () => {
    expect(deeds({ seat: 2, person: bob }, seenBy('ada', { here: ['ada', 'bob'] }))).toEqual([]);
  });

  test('the host may act for whoever is away, and everybody when the timer allows it', () => {
    expect(deeds({ seat: 2, person: bob }, seenBy('ada'))).toEqual(['botStandsIn', 'freeSeat']);
    expect(deeds({ seat: 2, person: bob, bot: 'easy' }, seenBy('ada'))).toEqual(['handBack', 'freeSeat']);
    expect(deeds({ seat: 1, person: ada }, seenBy('bob'))).toEqual([]);
    const waiting = { timerHours: 24, deciders: [1] };
    expect(deeds({ seat: 1, person: ada }, seenBy('bob', waiting))).toEqual(['botStandsIn']);
  });
});
