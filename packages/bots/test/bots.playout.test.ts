// Beware: spoilers.
import type { BotName } from '@charterstone/bots';
import { CHARTERS, type Fact } from '@charterstone/rules';
import { theBox } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { playWithBots } from './seats.ts';
import { askTwins } from './twins.ts';

test('a greedy bot sees what its seat sees: tables that differ only in hidden parts get the same answers', () => {
  const two = askTwins({ name: 'greedy', seats: 2, seed: 'hidden 2', oneIn: 2 });
  const four = askTwins({ name: 'greedy', seats: 4, seed: 'hidden 4', oneIn: 4 });
  const withAutomas = askTwins({ name: 'greedy', seats: 2, automas: 2, seed: 'hidden Automas', oneIn: 2 });
  for (const { asked, further, beside } of [two, four, withAutomas]) {
    expect(asked).toBeGreaterThan(200);
    expect(further).toBeGreaterThan(20);
    expect(beside).toBeGreaterThan(20);
  }
  expect(withAutomas.automaDecks).toBeGreaterThan(100);
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
