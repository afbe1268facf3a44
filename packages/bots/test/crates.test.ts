// Beware: spoilers.

import { makeBot } from '@charterstone/bots';
import { box } from '@charterstone/box';
import {
  type Box,
  choiceOfMove,
  choiceText,
  type Game,
  gameOf,
  glance,
  moves,
  play,
  type State,
  seatToMove,
  stateOf,
} from '@charterstone/rules';
import { boxWith, newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { answerTo, playWithBots } from './seats.ts';

const BUDGET = { iterations: 40 };
/** Enough to try every option once, in many turns. */
const BRIEF = { iterations: 12 };

test.each(['greedy', 'search'] as const)(
  '%s does not know what is in a crate: whichever holds more, it answers the same',
  (name) => {
    const contents = box.crates;
    const [first, second] = [contents[35], contents[38]];
    if (first === undefined || second === undefined) throw new Error('there are no such crates');
    expect([first.chest, second.chest]).toEqual([undefined, 302]);
    const swapped = boxWith({ crates: { ...contents, 35: second, 38: first } });
    const answer = (inside: typeof swapped, seed: string): string => {
      const table = newGame({ charters: ['red', 'blue'], box: inside }).given({
        unlocked: true,
        red: { opened: [4], built: { 'red-2': 78, 'red-3': 84 }, hand: [78, 84], coins: 8, influence: 8 },
      });
      table.red.places('charterstone');
      return answerTo(table.state, name, seed, BUDGET);
    };
    for (const seed of ['one', 'two', 'three', 'four'])
      expect(answer(swapped, seed)).toBe(answer(theBox(), seed));
  },
);

/** The box with every crate holding what another one holds: all contents are moved on by so many crates. */
function movedOn(by: number): Box {
  const numbers = Object.keys(box.crates).filter((crate) => Number.isInteger(Number(crate)));
  const held = numbers.map((_, i) => box.crates[numbers[(i + by) % numbers.length] ?? ''] ?? {});
  return boxWith({
    crates: { ...box.crates, ...Object.fromEntries(numbers.map((n, i) => [n, held[i] ?? {}])) },
  });
}

describe('wherever in a campaign a crate could be opened', () => {
  const boxes = [movedOn(1), movedOn(17)];
  const turns = turnsWithACrate();

  test.each([
    { name: 'greedy', oneIn: 1, atLeast: 20 },
    { name: 'search', oneIn: 3, atLeast: 7 },
  ] as const)('$name answers the same whatever all the crates hold', ({ name, oneIn, atLeast }) => {
    const some = turns.filter((_, i) => i % oneIn === 0);
    expect(some.length).toBeGreaterThanOrEqual(atLeast);
    let choices = 0;
    for (const [i, state] of some.entries()) {
      const usual = answersOf(state, name, `crates ${i}`);
      for (const inside of boxes)
        expect(answersOf({ ...state, box: inside }, name, `crates ${i}`)).toEqual(usual);
      if (usual.length === 2) choices++;
    }
    expect(choices).toBeGreaterThan(0);
  });
});

/** Turns of a campaign in which a crate could be opened. */
function turnsWithACrate(): State[] {
  const turns: State[] = [];
  playWithBots(theBox(), {
    seats: ['greedy', 'greedy', 'greedy'],
    seed: 'crates everywhere',
    games: 12,
    before: (game) => {
      if (openers(game).length > 0) turns.push(stateOf(game));
    },
  });
  return turns;
}

function openers(game: Game): number[] {
  const listed = [...game.moves.slice(0, moves(game))];
  return listed.filter((move) => choiceText(choiceOfMove(game, move)) === 'place big charterstone');
}

/** What it does with its turn, and which crate it opens if it has to go there and there are several. */
function answersOf(state: State, name: 'greedy' | 'search', seed: string): string[] {
  const game = gameOf(state);
  const bot = makeBot(name, seed, BRIEF);
  const seat = seatToMove(game);
  const opened = glance.cratesOpened(game);
  const told = () => choiceText(choiceOfMove(game, game.moves[bot(game, moves(game), seat)] ?? 0));
  const answers = [told()];
  moves(game);
  play(game, openers(game)[0] ?? 0);
  if (seatToMove(game) === seat && glance.cratesOpened(game) === opened && moves(game) > 1)
    answers.push(told());
  return answers;
}
