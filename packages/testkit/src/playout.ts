import {
  type Box,
  choiceOfMove,
  choose,
  type Fact,
  type Game,
  gameOf,
  hash,
  isOver,
  loadGame,
  moves,
  newCampaign,
  play,
  type Seat,
  type Setting,
  type State,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { head as table } from '@charterstone/rules/internal';
import { chance } from './chance.ts';
import { referee } from './invariants.ts';
import { STRATEGIES, type Strategy, type StrategyName } from './strategies.ts';
import { countFacts, countMove, type Tally } from './tally.ts';

/** A game to play: the same match is the same game, to the last choice. */
export type Match = {
  readonly seats: number;
  readonly automas?: number;
  readonly seed: string;
  readonly player?: StrategyName;
  /** One game, unless said; 0 plays on and on. */
  readonly games?: number;
};

function settingOf(match: Match): Setting {
  const { seats, automas = 0, seed, games = 1 } = match;
  return { seats, automas, seed, games };
}

export type Hooks = {
  /** Every invariant is checked before the first choice and after each one. */
  readonly check?: boolean;
  readonly counts?: Tally;
  /** Who plays, instead of the match's player. */
  readonly strategy?: Strategy;
  /** Before a choice: who decides, with the options in `game.moves`. Whatever it does, the game must stay as it is. */
  readonly before?: (game: Game, seat: Seat, count: number) => void;
  readonly after?: (game: Game, seat: Seat, move: number) => void;
};

/** How a game went. `problem` is the first broken invariant or error; `stuck`: it would not end. */
export type Played = {
  readonly match: Match;
  readonly hash: string;
  readonly choices: number;
  /** Choices between at least two options. */
  readonly decisions: number;
  readonly turns: number;
  readonly stuck: boolean;
  readonly problem: string | undefined;
};

/** A game with more turns than this goes round in circles. */
const MOST_TURNS = 5000;

/** The seed of the n-th game (from 0) of a series; the first is the series' own, so that one game repeats it. */
export function seedOfGame(series: string, n: number): string {
  return n === 0 ? series : `${series}-${n}`;
}

/** The one command that plays this game again, with the box in this folder where it is not ours. */
export function commandFor(match: Match, name: string | undefined = match.player, box?: string): string {
  const player = name === undefined ? '' : ` --players ${name}`;
  const what = (match.games ?? 1) === 1 ? '--games 1' : '--campaigns 1';
  const folder = box === undefined ? '' : ` --box ${oneWord(box)}`;
  const automas = match.automas === undefined ? '' : ` --automas ${match.automas}`;
  return `npx charterstone simulate${folder} ${what} --seats ${match.seats}${automas} --seed ${oneWord(match.seed)}${player} --check`;
}

/** As a shell reads it. */
function oneWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A whole game in place, the fast way. Errors of the rules are caught and told. */
export function playout(box: Box, match: Match, hooks: Hooks = {}): Played {
  return playAt(match, hooks, () => {
    const game = startGame(box, settingOf(match));
    if (hooks.counts !== undefined) game.facts = [];
    return { game, take: (move) => play(game, move), facts: () => game.facts?.splice(0) ?? [] };
  });
}

/** The same game by `choose`: a new state for each choice, each of them shown to `seen`. */
export function playoutByChoices(
  box: Box,
  match: Match,
  hooks: Hooks = {},
  seen: (state: State, facts: readonly Fact[]) => void = () => {},
): Played {
  return playAt(match, hooks, () => {
    let { state, facts } = newCampaign(box, settingOf(match));
    const game = gameOf(state);
    seen(state, facts);
    const take = (move: number): void => {
      const outcome = choose(state, seatToMove(game), choiceOfMove(game, move));
      if (!outcome.ok) throw new Error(`an option was refused: ${JSON.stringify(outcome.reasons)}`);
      ({ state, facts } = outcome);
      loadGame(game, state);
      seen(state, facts);
      if (isOver(state) !== (moves(game) === 0)) throw new Error('over, but something is left to decide');
    };
    return { game, take, facts: () => facts };
  });
}

/** Plays and throws on the first problem, with the command that repeats it. */
export function mustPlay(
  box: Box,
  match: Match,
  hooks: Hooks = {},
  by: (box: Box, match: Match, hooks: Hooks) => Played = playout,
): Played {
  const played = by(box, match, { check: true, ...hooks });
  if (played.problem !== undefined) throw new Error(`${played.problem}\nrepeat: ${commandFor(match)}`);
  return played;
}

/** A game under way, whichever way it is played. */
type Table = {
  readonly game: Game;
  readonly take: (move: number) => void;
  /** What happened since this was last asked. */
  readonly facts: () => readonly Fact[];
};

function playAt(match: Match, hooks: Hooks, sitDown: () => Table): Played {
  const mind = chance(`player ${match.seed}`);
  const player = hooks.strategy ?? STRATEGIES[match.player ?? 'random']();
  const watch = hooks.check === true ? referee() : undefined;
  let choices = 0;
  let decisions = 0;

  /** Plays on until the game is over (undefined) or something is wrong. */
  function goOn({ game, take, facts }: Table): string | undefined {
    for (;;) {
      if (hooks.counts !== undefined) countFacts(hooks.counts, facts());
      const broken = watch?.check(game);
      if (broken !== undefined) return broken;
      const count = moves(game);
      if (count === 0) return undefined;
      if (turnsOf(game) > MOST_TURNS) return `more than ${MOST_TURNS} turns`;
      const seat = seatToMove(game);
      hooks.before?.(game, seat, count);
      const move = game.moves[player(game, count, mind)] ?? 0;
      if (hooks.counts !== undefined) countMove(hooks.counts, move);
      choices++;
      if (count > 1) decisions++;
      take(move);
      hooks.after?.(game, seat, move);
    }
  }

  let at: Table | undefined;
  let problem: string | undefined;
  try {
    at = sitDown();
    problem = goOn(at);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const turns = at === undefined ? 0 : turnsOf(at.game);
  hooks.counts?.add('games');
  hooks.counts?.add('choices', choices);
  hooks.counts?.add('turns', turns);
  return {
    match,
    hash: at === undefined ? '' : hash(stateOf(at.game)),
    choices,
    decisions,
    turns,
    stuck: turns > MOST_TURNS,
    problem: problem === undefined ? undefined : `after ${choices} choices: ${problem}`,
  };
}

/** The turns of the game in progress. */
export function turnsOf(game: Game): number {
  return table.head(game, table.TURN);
}

/** More spaces than one choice could ever move the progress token. */
const FAR = 6;

/** Whether the next choice could end the game, or it is being closed. */
export function mayEnd(game: Game): boolean {
  const { hourglass } = game.box.board.progress;
  return table.head(game, table.ENDING) === 1 || hourglass - table.head(game, table.PROGRESS) <= FAR;
}
