import { type Bot, type BotName, type Budget, makeBot } from '@charterstone/bots';
import {
  choiceOfMove,
  choiceText,
  deciders,
  type Game,
  gameOf,
  glance,
  moves,
  play,
  type Seat,
  type State,
  seatToMove,
  startGame,
  stateOf,
  view,
} from '@charterstone/rules';
import {
  AUTOMA_PILES,
  type Chance,
  chance,
  firstDifference,
  hiddenOtherwise,
  pileOrder,
  theBox,
} from '@charterstone/testkit';
import { expect } from 'vitest';

export type Twins = {
  readonly name: BotName;
  readonly seats: number;
  readonly automas?: number;
  readonly seed: string;
  readonly budget?: Budget;
  /** They are asked in one of so many turns, and at one of so many choices between games. */
  readonly oneIn: number;
};

/** How many questions they were asked in all; further ones of a turn; ones to a seat beside the first; with another Automa deck. */
export type Asked = { asked: number; further: number; beside: number; automaDecks: number };

/** The same bot twice, for a seat. Both live through the whole campaign, with all that they remember. */
type Pair = readonly [here: Bot, there: Bot];

/**
 * Twins play a campaign: one is asked at the table as it is, the other at a table that differs in everything their seat can't see, through
 * all questions of a turn until something comes to light. They have to give the same answers.
 */
export function askTwins({ name, seats, automas = 0, seed, budget, oneIn }: Twins): Asked {
  const game = startGame(theBox(), { seats, automas, seed, games: 12 });
  const mind = chance(seed);
  const chairs = Array.from({ length: seats }, (_, i) => i + 1);
  const pairs = chairs.map((seat): Pair => {
    const twin = () => makeBot(name, `${seed}, twin of seat ${seat}`, budget);
    return [twin(), twin()];
  });
  const others = chairs.map((seat) => makeBot('greedy', `${seed}, seat ${seat}`));
  const counts: Asked = { asked: 0, further: 0, beside: 0, automaDecks: 0 };
  for (let count = moves(game); count > 0; count = moves(game)) {
    if (isFirstQuestion(game) && mind.below(oneIn) === 0) {
      const state = stateOf(game);
      for (const seat of deciders(state)) {
        if (seat !== seatToMove(game)) counts.beside++;
        compare(state, seat, pairs[seat - 1] ?? fail(), mind, counts);
      }
    }
    const player = others[seatToMove(game) - 1] ?? fail();
    play(game, game.moves[player(game, count)] ?? 0);
  }
  return counts;
}

function fail(): never {
  throw new Error('nobody sits there');
}

/** Asks both until the turn is over or the tables look different to the seat; what they answer is played at both. */
function compare(state: State, seat: Seat, [here, there]: Pair, mind: Chance, counts: Asked): void {
  const other = hiddenOtherwise(state, seat, mind);
  const piles = [AUTOMA_PILES.deck, AUTOMA_PILES.aside];
  if (piles.some((pile) => `${pileOrder(state, pile)}` !== `${pileOrder(other, pile)}`)) counts.automaDecks++;
  const [game, twin] = [gameOf(state), gameOf(other)];
  const turn = glance.turnNumber(game);
  for (let question = 0; deciders(stateOf(game)).includes(seat); question++) {
    if (question > 0 && (glance.turnNumber(game) !== turn || !looksSame(game, twin, seat))) return;
    counts.asked++;
    if (question > 0) counts.further++;
    const answer = answered(game, here, seat);
    expect(answered(twin, there, seat)).toEqual(answer);
    play(game, answer.move, seat);
    play(twin, answer.move, seat);
    if (!glance.isUnderWay(game)) return;
  }
}

function answered(game: Game, bot: Bot, seat: Seat) {
  const count = moves(game, seat);
  const move = game.moves[bot(game, count, seat)] ?? 0;
  return { count, move, choice: choiceText(choiceOfMove(game, move)) };
}

function looksSame(game: Game, twin: Game, seat: Seat): boolean {
  return firstDifference(view(stateOf(game), seat).table, view(stateOf(twin), seat).table) === undefined;
}

/** Under way a turn is begun with a worker; around a game every question stands for itself. */
function isFirstQuestion(game: Game): boolean {
  const deed = glance.deedOf(game.moves[0] ?? 0);
  return !glance.isUnderWay(game) || deed === glance.PLACE || deed === glance.RETRIEVE;
}
