// Beware: spoilers.
import { hint, TERMS, type Term, termsOf, WEIGHTS, worthOf } from '@charterstone/bots';
import { CHARTERS, choiceText, gameOf, glance, hash, stateOf } from '@charterstone/rules';
import { ends, inGame, isAsked, newGame, settles, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { answerTo, playWithBots } from './seats.ts';

/** Not every campaign has them. */
const SELDOM: readonly Term[] = ['turns', 'octagons'];

describe('the parts of the evaluation', () => {
  test('sum up to it, for every charter of every table of a campaign', () => {
    let looked = 0;
    const spoke = new Set<string>();
    playWithBots(theBox(), {
      seats: ['greedy', 'random', 'greedy'],
      seed: 'terms 3',
      games: 12,
      before: (game) => {
        for (let charter = 0; charter < CHARTERS.length; charter++) {
          if (!glance.isActive(game, charter)) continue;
          const terms = termsOf(game, charter, WEIGHTS);
          const sum = TERMS.reduce((all, term) => all + terms[term], 0);
          expect(sum).toBeCloseTo(worthOf(game, charter, WEIGHTS), 6);
          for (const term of TERMS) if (terms[term] !== 0) spoke.add(term);
          looked++;
        }
      },
    });
    expect(looked).toBeGreaterThan(2000);
    expect(TERMS.filter((term) => !spoke.has(term) && !SELDOM.includes(term))).toEqual([]);
  });
});

describe('a hint', () => {
  const table = () => newGame({ charters: ['red', 'blue'] });

  test('says what a greedy player would do, and leaves the game as it is', () => {
    const { state } = table();
    const game = gameOf(state);
    const told = hint(game, 1);
    expect(told && choiceText(told.choice)).toBe(answerTo(state, 'greedy', 'hint for seat 1'));
    expect(hash(stateOf(game))).toBe(hash(state));
  });

  test('names the points of an objective that is reached first', () => {
    const game = table().given({ red: { coins: 6, hand: [] }, objectives: [215, 214, 217] });
    const told = hint(gameOf(game.state), 1);
    expect(told && choiceText(told.choice)).toBe('place big grandstand');
    expect(told?.terms[0]).toEqual({ term: 'points', by: 5 });
  });

  test('names two or three reasons at the most, the weightiest first', () => {
    const told = hint(gameOf(table().state), 1);
    expect(told && choiceText(told.choice)).toBe('place big charterstone');
    const weights = told?.terms.map(({ by }) => by) ?? [];
    expect(weights.length).toBeGreaterThan(1);
    expect(weights.length).toBeLessThanOrEqual(3);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(told?.terms.map(({ term }) => term)).toContain('points');
  });

  test('gives no reasons where the story asks', () => {
    const fork = settles(
      ends(inGame({ game: 2, guidepost: 400, charters: ['red', 'blue'] })),
      [],
      isAsked('open '),
    );
    const game = gameOf(fork.state);
    const hints = [1, 2].map((seat) => hint(game, seat)).filter((told) => told !== undefined);
    expect(hints.length).toBeGreaterThan(0);
    for (const told of hints) expect(told.terms).toEqual([]);
  });

  test('is not given to a seat that has nothing to decide', () => {
    expect(hint(gameOf(table().state), 2)).toBeUndefined();
  });
});
