import { type Bot, type BotName, type Budget, makeBot } from '@charterstone/bots';
import {
  type Box,
  choiceOfMove,
  choiceText,
  type Fact,
  type Game,
  gameOf,
  moves,
  play,
  type State,
  seatToMove,
  startGame,
} from '@charterstone/rules';

/** What a new bot would do, as a line of a journal. */
export function answerTo(state: State, name: BotName = 'greedy', seed = 'a bot', budget?: Budget): string {
  return answerIn(gameOf(state), makeBot(name, seed, budget));
}

export function answerIn(game: Game, bot: Bot): string {
  return choiceText(choiceOfMove(game, game.moves[bot(game, moves(game))] ?? 0));
}

export type Sitting = {
  readonly seats: readonly BotName[];
  /** Automas beside them. */
  readonly automas?: number;
  readonly seed: string;
  readonly games: number;
  /** How long those who search think. */
  readonly budget?: Budget;
  /** Before each answer, with the options listed. */
  readonly before?: (game: Game, bot: Bot, count: number) => void;
};

/** Bots play at one table to the end; the facts they made. */
export function playWithBots(box: Box, { seats, automas = 0, seed, games, budget, before }: Sitting): Fact[] {
  const game = startGame(box, { seats: seats.length, automas, seed, games });
  const bots = seats.map((name, seat) => makeBot(name, `${seed}, seat ${seat + 1}`, budget));
  const told: Fact[] = [];
  game.facts = [];
  for (let count = moves(game); count > 0; count = moves(game)) {
    const bot = bots[seatToMove(game) - 1];
    if (bot === undefined) throw new Error('nobody sits there');
    before?.(game, bot, count);
    play(game, game.moves[bot(game, count)] ?? 0);
    told.push(...game.facts.splice(0));
  }
  return told;
}
