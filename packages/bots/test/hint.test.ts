// Beware: spoilers.
import {
  type Hint,
  hint,
  hintFrom,
  makeBot,
  TERMS,
  type Term,
  type Terms,
  termsOf,
  WEIGHTS,
  worthOf,
} from '@charterstone/bots';
import {
  CHARTERS,
  choiceText,
  deciders,
  gameOf,
  glance,
  hash,
  type Seat,
  type State,
  seatToMove,
  stateOf,
  view,
} from '@charterstone/rules';
import {
  chance,
  ends,
  hiddenOtherwise,
  inGame,
  isAsked,
  newGame,
  settles,
  type Table,
  theBox,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { Look } from '../src/look.ts';
import { answerTo, playWithBots } from './seats.ts';

/** Not every campaign has them. */
const SELDOM: readonly Term[] = ['turns', 'octagons'];

describe('the parts of the evaluation', () => {
  test('sum up to it, for every charter of every table of a campaign, and to all that a move is weighed by', () => {
    const look = new Look(WEIGHTS);
    const spoke = new Set<string>();
    let [tables, looks] = [0, 0];
    playWithBots(theBox(), {
      seats: ['greedy', 'random', 'greedy'],
      seed: 'terms 3',
      games: 12,
      before: (game, _bot, count) => {
        for (let charter = 0; charter < CHARTERS.length; charter++) {
          if (!glance.isActive(game, charter)) continue;
          expect(sum(termsOf(game, charter, WEIGHTS))).toBeCloseTo(worthOf(game, charter, WEIGHTS), 6);
          tables++;
        }
        const seat = seatToMove(game);
        if (glance.charterOf(game, seat) < 0) return;
        const move = game.moves[looks++ % count] ?? 0;
        const { terms } = look.termsAfter(game, move, seat);
        expect(sum(terms)).toBeCloseTo(look.worthAfter(game, move, seat), 6);
        for (const term of TERMS) if (terms[term] !== 0) spoke.add(term);
      },
    });
    expect(tables).toBeGreaterThan(2000);
    expect(looks).toBeGreaterThan(500);
    expect(TERMS.filter((term) => !spoke.has(term) && !SELDOM.includes(term))).toEqual([]);
  });

  const sum = (terms: Terms): number => TERMS.reduce((all, term) => all + terms[term], 0);
});

describe('a hint', () => {
  const table = () => newGame({ charters: ['red', 'blue'] });
  const hintAt = ({ state }: Pick<Table, 'state'>, seat: Seat = 1): Hint => {
    const told = hint(gameOf(state), seat);
    if (told === undefined) throw new Error('there is nothing to decide');
    return told;
  };

  test('says what a greedy player would do, and leaves the game as it is', () => {
    const { state } = table();
    const game = gameOf(state);
    const told = hint(game, 1);
    expect(told && choiceText(told.choice)).toBe(answerTo(state, 'greedy', 'hint for seat 1'));
    expect(hash(stateOf(game))).toBe(hash(state));
  });

  test('names the points of an objective that is reached first', () => {
    const told = hintAt(table().given({ red: { coins: 6, hand: [] }, objectives: [215, 214, 217] }));
    expect(choiceText(told.choice)).toBe('place big grandstand');
    expect(told.terms[0]?.term).toBe('points');
  });

  test('counts by how much the move brings more than the others do in the mean', () => {
    const game = table().given({ red: { coins: 6, hand: [] }, objectives: [215, 214, 217] });
    const others = game.red.options.filter((option) => /^place (?!big grandstand)/.test(option));
    expect(others).toContain('place big cloudPort');
    // Five points, where the Cloud Port would bring three and all the others none.
    expect(hintAt(game).terms[0]?.by).toBeCloseTo(5 - 3 / others.length, 9);
  });

  test('does not name what every option brings: without influence each turn is a step to the hourglass (rule 25)', () => {
    const told = hintAt(table().given({ red: { influence: 0, coins: 0, hand: [], clay: 2 } }));
    expect(choiceText(told.choice)).toMatch(/^place /);
    expect(told.terms.map(({ term }) => term)).not.toContain('progress');
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

  test('gives no reasons where there is one option only', () => {
    let asked = 0;
    playWithBots(theBox(), {
      seats: ['greedy', 'greedy'],
      seed: 'single',
      games: 1,
      before: (game, _bot, count) => {
        if (count > 1) return;
        asked++;
        expect(hint(game, seatToMove(game))?.terms).toEqual([]);
      },
    });
    expect(asked).toBeGreaterThan(0);
  });

  test('gives no reasons for the first plot: all six are alike, also to the last who lays, when the game begins', () => {
    const start = newGame({ charters: ['red', 'blue'], until: 'plots' });
    expect(start.red.options).toHaveLength(6);
    expect(hintAt(start).terms).toEqual([]);
    start.red.lays('red-1');
    expect(hintAt(start, 2).terms).toEqual([]);
  });

  test('between games it names what will be of use in the next one: a crate that is kept', () => {
    let kept = 0;
    playWithBots(theBox(), {
      seats: ['greedy', 'greedy', 'greedy'],
      seed: 'hints',
      games: 6,
      before: (game) => {
        if (glance.isUnderWay(game)) return;
        const state = stateOf(game);
        for (const seat of deciders(state)) {
          const told = hintAt({ state }, seat);
          if (told.choice.do !== 'keep') continue;
          kept++;
          expect(told.terms.map(({ term }) => term)).toEqual(['later']);
        }
      },
    });
    expect(kept).toBeGreaterThan(0);
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

  test('is the same for tables that differ only in what the seat can not see, and from its view alone', () => {
    const mind = chance('hidden from a hint');
    let asked = 0;
    let beside = 0;
    const same = (state: State, seat: Seat) => {
      const told = hint(gameOf(state), seat);
      expect(told).toBeDefined();
      expect(hint(gameOf(hiddenOtherwise(state, seat, mind)), seat)).toEqual(told);
      expect(hintFrom(view(state, seat), seat)).toEqual(told);
      asked++;
    };
    playWithBots(theBox(), {
      seats: ['greedy', 'greedy'],
      automas: 2,
      seed: 'hidden from a hint',
      games: 12,
      before: (game) => {
        if (mind.below(4) !== 0) return;
        const state = stateOf(game);
        const seats = deciders(state);
        beside += seats.length - 1;
        for (const seat of seats) same(state, seat);
      },
    });
    expect(asked).toBeGreaterThan(150);
    expect(beside).toBeGreaterThan(10);
  });

  test('from a view is that of the bot that is asked', () => {
    const { state } = table();
    const search = () => makeBot('search', 'adviser', { iterations: 20 });
    expect(hintFrom(view(state, 1), 1, search())).toEqual(hint(gameOf(state), 1, search()));
    expect(hintFrom(view(state, 2), 2)).toBeUndefined();
  });

  test('is not made up from the view of somebody else', () => {
    const { state } = table();
    for (const other of [view(state, 2), view(state, undefined)])
      expect(() => hintFrom(other, 1)).toThrow('seat 1 gets its hints from its own view');
  });
});
