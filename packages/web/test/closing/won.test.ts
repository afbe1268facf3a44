// Spoilers: a whole campaign, as it was played.
import { type Fact, inspect } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { gameWith } from '../../src/rites/closing/useGame.ts';
import { walk } from './campaigns.ts';

type Ended = Extract<Fact, { fact: 'gameEnded' }>;

describe('how often each had won when a game ended', () => {
  const game = (n: number, winners: readonly string[]) => ({
    game: n,
    winners: [...winners],
    points: { red: 10 * n, blue: 9 },
  });
  const games = [game(1, ['red']), game(2, ['blue', 'red']), game(3, ['red'])];

  test('the game that is celebrated counts, those after it do not', () => {
    expect(gameWith(games.slice(0, 1), { red: 10, blue: 9 })?.won).toEqual({ red: 1 });
    expect(gameWith(games, { red: 10, blue: 9 })?.won).toEqual({ red: 1 });
    expect(gameWith(games, { red: 20, blue: 9 })?.won).toEqual({ red: 2, blue: 1 });
    expect(gameWith(games, { red: 11, blue: 9 })).toBeUndefined();
  });

  test('it is what the chests have in the end', () => {
    const played: { game: number; winners: string[]; points: Ended['points'] }[] = [];
    const marked = new Map<string, number>();
    let isOver = false;
    walk(3, (state, facts) => {
      if (isOver) return;
      for (const fact of facts) {
        if (fact.fact === 'gameEnded')
          played.push({ game: played.length + 1, winners: [...fact.winners], points: fact.points });
        if (fact.fact === 'victory') marked.set(fact.charter, fact.total);
        if (fact.fact === 'campaignEnded') isOver = true;
      }
      if (isOver) expect(inspect(state).campaignOver).toBe(true);
    });
    const last = played.at(-1) ?? expect.fail();
    expect(last.game).toBe(12);
    expect(gameWith(played, last.points)?.won).toEqual(Object.fromEntries(marked));
  });
});
