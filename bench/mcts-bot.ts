// The baseline for bots: boardgame.io's own MCTSBot thinks about decisions of the same worker placement game.
//
// Chosen in its favour, besides all that favours the baseline anyway (worker-placement.ts):
// - It thinks in one go. With its option `async` off, as it comes, no timer and no turn of the event loop is waited for.
// - It has no `objectives` to check in a playout.
// - It knows the whole table, hidden cards too, and keeps the states in its tree; nothing has to be imagined.
// - It draws by its seed, so that runs can be repeated; without one it was measured to be no faster.
// - Every playout ends where the game does, for its depth is not limited: `enumerate` always finds a move.

import type { State } from 'boardgame.io/dist/cjs/internal.js';
import { inMode, loadGame, type Mode } from './boardgame-io.ts';
import { enumerate } from './worker-placement-game.ts';
import type { Table } from './worker-placement-pieces.ts';

/** What thinking about every decision for the same number of iterations came to. */
export interface Thought {
  iterations: number;
  /** Moves made in playouts and when a node was added to the tree. */
  moves: number;
  seconds: number;
}

export interface Thinker {
  name: string;
  version: string;
  mode: Mode;
  /** Thinks about all decisions, each for so many iterations. */
  think(iterations: number, seed: number): Promise<Thought>;
}

/** Loads a boardgame.io of its own in one mode. Its bot is asked once in each of so many random games, at these moments in turn (shares of its length). */
export function loadThinker(mode: Mode, games: number, moments: readonly number[]): Thinker {
  const { game, MCTSBot, name, playGame, version } = loadGame(mode);
  const decisions = inMode(mode, () =>
    Array.from({ length: games }, (_, number) =>
      stateAt(playGame, 1 + number, moments[number % moments.length] ?? 0),
    ).flat(),
  );

  const think = async (iterations: number, seed: number): Promise<Thought> => {
    let listed = 0;
    const bot = new MCTSBot<Table>({
      game,
      enumerate: (G, ctx) => {
        listed += 1;
        return enumerate(G, ctx);
      },
      seed,
      iterations,
      playoutDepth: Number.POSITIVE_INFINITY,
    });
    const start = performance.now();
    for (const state of decisions) await inMode(mode, () => bot.play(state, state.ctx.currentPlayer));
    const seconds = (performance.now() - start) / 1000;
    // It lists the moves of a state once, when it has come to it by a move; only the first state of a decision is given.
    return { iterations: iterations * decisions.length, moves: listed - decisions.length, seconds };
  };

  return { name, version, mode, think };
}

/** The state of a random game after this share of its moves. */
function stateAt(
  playGame: ReturnType<typeof loadGame>['playGame'],
  seed: number,
  moment: number,
): State<Table>[] {
  const states: State<Table>[] = [];
  playGame(seed, (state) => states.push(state));
  return states.slice(Math.floor(moment * states.length)).slice(0, 1);
}
