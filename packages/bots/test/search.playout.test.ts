// Beware: spoilers.
import { type BotName, makeBot } from '@charterstone/bots';
import { glance, moves, play, seatToMove, startGame } from '@charterstone/rules';
import { theBox } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { playWithBots } from './seats.ts';
import { askTwins } from './twins.ts';

test('a search sees what its seat sees: tables that differ only in hidden parts get the same answers', () => {
  const budget = { iterations: 20 };
  const three = askTwins({ name: 'search', seats: 3, seed: 'hidden from a search', budget, oneIn: 5 });
  const withAutomas = askTwins({
    name: 'search',
    seats: 2,
    automas: 2,
    seed: 'hidden Automas',
    budget,
    oneIn: 5,
  });
  for (const { asked, further, beside } of [three, withAutomas]) {
    expect(asked).toBeGreaterThan(80);
    expect(further).toBeGreaterThan(15);
    expect(beside).toBeGreaterThan(10);
  }
  expect(withAutomas.automaDecks).toBeGreaterThan(40);
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

test.each([
  { seats: 2, automas: 0 },
  { seats: 3, automas: 0 },
  { seats: 4, automas: 0 },
  { seats: 5, automas: 0 },
  { seats: 6, automas: 0 },
  { seats: 1, automas: 2 },
  { seats: 3, automas: 1 },
])(
  'those who search play on from game to game: $seats of them with $automas Automas',
  ({ seats, automas }) => {
    const told = playWithBots(theBox(), {
      seats: Array.from({ length: seats }, (): BotName => 'search'),
      automas,
      seed: 'searched on',
      games: 12,
      budget: { iterations: 2 },
    });
    expect(told.filter(({ fact }) => fact === 'gameEnded')).toHaveLength(12);
    expect(told.some(({ fact }) => fact === 'campaignEnded')).toBe(true);
  },
);

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
