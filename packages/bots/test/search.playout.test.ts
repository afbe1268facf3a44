// Beware: spoilers.
import { type BotName, makeBot } from '@charterstone/bots';
import { gameOf, glance, moves, play, seatToMove, startGame, stateOf } from '@charterstone/rules';
import { chance, hiddenOtherwise, theBox } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { answerIn, playWithBots } from './seats.ts';

test('a search sees what its seat sees: tables that differ only in hidden parts get the same answer', () => {
  const mind = chance('hidden from a search');
  const budget = { iterations: 20 };
  let asked = 0;
  playWithBots(theBox(), {
    seats: ['greedy', 'greedy', 'greedy'],
    seed: 'hidden from a search',
    games: 12,
    before: (game) => {
      if (mind.below(8) !== 0) return;
      const state = stateOf(game);
      const fresh = () => makeBot('search', 'fresh', budget);
      const other = gameOf(hiddenOtherwise(state, seatToMove(game), mind));
      asked++;
      expect([moves(other), answerIn(other, fresh())]).toEqual([moves(game), answerIn(game, fresh())]);
    },
  });
  expect(asked).toBeGreaterThan(150);
});

test('those who search end a whole game, with two to six seats', () => {
  for (let seats = 2; seats <= 6; seats++) {
    const told = playWithBots(theBox(), {
      seats: Array.from({ length: seats }, (): BotName => 'search'),
      seed: `searched ${seats}`,
      games: 1,
      budget: { iterations: 20 },
    });
    expect(told.filter(({ fact }) => fact === 'gameEnded')).toHaveLength(1);
  }
});

test('those who search play on from game to game', () => {
  const told = playWithBots(theBox(), {
    seats: ['search', 'search'],
    seed: 'searched on',
    games: 12,
    budget: { iterations: 2 },
  });
  expect(told.filter(({ fact }) => fact === 'gameEnded')).toHaveLength(12);
  expect(told.some(({ fact }) => fact === 'campaignEnded')).toBe(true);
});

test('a search beats greedy players, and the more so the longer it thinks', () => {
  const GAMES = 16;
  const par = GAMES / 4;
  const [hasty, thorough] = [pointsAhead(1, GAMES), pointsAhead(60, GAMES)];
  expect(thorough.won).toBeGreaterThan(1.5 * par);
  expect(thorough.ahead).toBeGreaterThan(hasty.ahead + 2);
});

/** One who searches among three greedy players: how many first games it wins, and by how many points it is ahead in the mean. */
function pointsAhead(iterations: number, games: number): { won: number; ahead: number } {
  let won = 0;
  let ahead = 0;
  for (let i = 0; i < games; i++) {
    const me = (i % 4) + 1;
    const game = startGame(theBox(), { seats: 4, seed: `thinking ${i}`, games: 1 });
    const bots = [1, 2, 3, 4].map((seat) =>
      makeBot(seat === me ? 'search' : 'greedy', `thinking ${i}, seat ${seat}`, { iterations }),
    );
    for (let count = moves(game); count > 0; count = moves(game))
      play(game, game.moves[bots[seatToMove(game) - 1]?.(game, count) ?? 0] ?? 0);
    const points = bots.map((_, seat) => glance.pointsOf(game, glance.charterOf(game, seat + 1)));
    const [mine = 0] = points.splice(me - 1, 1);
    const best = Math.max(...points);
    if (mine >= best) won += 1 / (1 + points.filter((theirs) => theirs === mine).length);
    ahead += (mine - points.reduce((all, theirs) => all + theirs, 0) / points.length) / games;
  }
  return { won, ahead };
}
