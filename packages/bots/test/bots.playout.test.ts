// Beware: spoilers.
import { type BotName, makeBot } from '@charterstone/bots';
import { CHARTERS, type Fact, gameOf, moves, seatToMove, stateOf } from '@charterstone/rules';
import { chance, hiddenOtherwise, theBox } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { answerIn, playWithBots } from './seats.ts';

test('a greedy bot sees what its seat sees: tables that differ only in hidden parts get the same answer', () => {
  const mind = chance('hidden');
  let asked = 0;
  for (const seats of [2, 4]) {
    playWithBots(theBox(), {
      seats: Array.from({ length: seats }, (): BotName => 'greedy'),
      seed: `hidden ${seats}`,
      games: 12,
      before: (game) => {
        if (mind.below(6) !== 0) return;
        const state = stateOf(game);
        const seat = seatToMove(game);
        const fresh = () => makeBot('greedy', 'fresh');
        const other = gameOf(hiddenOtherwise(state, seat, mind));
        asked++;
        expect([moves(other), answerIn(other, fresh())]).toEqual([moves(game), answerIn(game, fresh())]);
      },
    });
  }
  expect(asked).toBeGreaterThan(400);
});

test('a greedy bot beats three random ones: nine games of ten and more', () => {
  let won = 0;
  const GAMES = 60;
  for (let i = 0; i < GAMES; i++) {
    const seats: BotName[] = ['random', 'random', 'random', 'random'];
    seats[i % 4] = 'greedy';
    won += shareOf(i % 4, playWithBots(theBox(), { seats, seed: `arena ${i}`, games: 1 }));
  }
  expect(won / GAMES).toBeGreaterThanOrEqual(0.9);
});

test('greedy bots end every campaign, with one to six seats', () => {
  for (let seats = 1; seats <= 6; seats++) {
    const told = playWithBots(theBox(), {
      seats: Array.from({ length: seats }, (): BotName => 'greedy'),
      seed: `whole ${seats}`,
      games: 12,
    });
    expect(told.filter(({ fact }) => fact === 'gameEnded')).toHaveLength(12);
    expect(told.some(({ fact }) => fact === 'campaignEnded')).toBe(true);
  }
});

/** The share of the victory a seat has; a tie is split. */
function shareOf(seat: number, told: readonly Fact[]): number {
  const charters = told.flatMap((fact) =>
    fact.fact === 'charterChosen' && fact.seat === seat + 1 ? [fact.charter] : [],
  );
  const end = told.find((fact) => fact.fact === 'gameEnded');
  const winners = end?.fact === 'gameEnded' ? end.winners : CHARTERS;
  return charters.some((charter) => winners.includes(charter)) ? 1 / winners.length : 0;
}
