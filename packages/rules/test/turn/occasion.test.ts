import { choose, deciders, gameNumber, isOver, newCampaign, occasionOf, options } from '@charterstone/rules';
import { chance, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Three games by chance: every decision with its occasion, the game and the turn it was made in, and whether a turn was under way. */
function decisions(seats: number, seed: string) {
  const luck = chance(seed);
  const made = [];
  let turn = 0;
  let isTurn = false;
  let { state } = newCampaign(theBox(), { seats, seed, games: 3 });
  while (!isOver(state)) {
    const [seat = 1] = deciders(state);
    made.push({ seat, occasion: occasionOf(state), game: gameNumber(state), turn, isTurn });
    const outcome = choose(state, seat, luck.pick(options(state, seat)));
    if (!outcome.ok) throw new Error('what is offered is taken');
    state = outcome.state;
    for (const fact of outcome.facts) {
      if (fact.fact === 'turnBegan') turn = fact.turn;
      if (fact.fact === 'turnBegan' || fact.fact === 'turnEnded') isTurn = fact.fact === 'turnBegan';
    }
  }
  return made;
}

describe('the occasion of a decision', () => {
  const made = decisions(3, 'occasions');
  const inTurns = made.filter(({ isTurn }) => isTurn);

  test('is the same throughout a turn, and another in every other turn', () => {
    const occasions = Map.groupBy(inTurns, ({ game, turn }) => `${game} ${turn}`);
    const each = [...occasions.values()].map((all) => new Set(all.map(({ occasion }) => occasion)));
    expect(each.filter(({ size }) => size > 1)).toEqual([]);
    expect(new Set(each.flatMap((one) => [...one])).size).toBe(occasions.size);
    // There were turns with more than one decision, or this would say nothing.
    expect([...occasions.values()].filter((all) => all.length > 1).length).toBeGreaterThan(10);
  });

  test('between two games is another than in the turn before, and there are few of them', () => {
    const turns = new Set(inTurns.map(({ occasion }) => occasion));
    const between = made.filter(({ isTurn }) => !isTurn);
    expect(between.filter(({ occasion }) => turns.has(occasion))).toEqual([]);
    const rounds = Map.groupBy(between, ({ game }) => game);
    for (const asked of rounds.values())
      expect(new Set(asked.map(({ occasion }) => occasion)).size).toBeLessThanOrEqual(10);
  });

  test('grows, and fits into a database', () => {
    const all = made.map(({ occasion }) => occasion);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(all.at(-1)).toBeLessThan(2 ** 31);
    expect(all[0]).toBeGreaterThan(2 ** 16);
  });
});
