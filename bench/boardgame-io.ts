/// <reference path="./boardgame-io.d.ts" />
// boardgame.io in one of its two modes, and what all who play with it here need.

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { MakeMove, State } from 'boardgame.io/dist/cjs/internal.js';
import { type Choice, enumerate, INVALID_MOVE, workerPlacement } from './worker-placement-game.ts';
import type { Table } from './worker-placement-pieces.ts';

/** boardgame.io as it comes (NODE_ENV unset, what a plain `node server.js` gives), or with NODE_ENV=production. */
export type Mode = 'development' | 'production';

export const PLAYERS = 4;

interface Loaded {
  ai: typeof import('boardgame.io/dist/cjs/ai.js');
  core: typeof import('boardgame.io/dist/cjs/core.js');
  internal: typeof import('boardgame.io/dist/cjs/internal.js');
  version: string;
}

const require = createRequire(import.meta.url);

export function version(): string {
  const {
    version: found,
  }: typeof import('boardgame.io/package.json').default = require('boardgame.io/package.json');
  return found;
}

/** A boardgame.io of its own in one mode, with the game of the baseline; both modes may live in one process. */
export function loadGame(mode: Mode) {
  const { ai, core, internal, version } = inMode(mode, () => loadFresh(mode));
  if (core.INVALID_MOVE !== INVALID_MOVE) throw new Error('this boardgame.io rejects moves in another way');
  const game = internal.ProcessGameConfig(workerPlacement(core.TurnOrder));
  const reduce = internal.CreateGameReducer({ game });

  /** Plays one game by random moves and returns its number of moves. */
  const playGame = (seed: number, visit?: (state: State<Table>) => void): number => {
    const below = generator(seed);
    let state = internal.InitializeGame({ game: { ...game, seed }, numPlayers: PLAYERS });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      visit?.(state);
      const choices = enumerate(state.G, state.ctx);
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error(`no legal move: seed ${seed}, move ${moves}`);
      state = reduce(state, moveOf(choice, state.ctx.currentPlayer));
      const error = state.transients?.error;
      if (error !== undefined)
        throw new Error(
          `${error.type}: seed ${seed}, move ${moves}, ${choice.move}(${choice.args.join(', ')})`,
        );
      moves += 1;
    }
    return moves;
  };

  return { game, MCTSBot: ai.MCTSBot, name: 'boardgame.io', playGame, version };
}

function moveOf({ move, args }: Choice, playerID: string): MakeMove {
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
}

/** boardgame.io and immer look at NODE_ENV when they are loaded, and boardgame.io again at every move. */
function loadFresh(mode: Mode): Loaded {
  const folder = fileURLToPath(new URL('node_modules', import.meta.url));
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  const loaded: Loaded = {
    ai: require('boardgame.io/dist/cjs/ai.js'),
    core: require('boardgame.io/dist/cjs/core.js'),
    internal: require('boardgame.io/dist/cjs/internal.js'),
    version: require('boardgame.io/package.json').version,
  };
  const build = mode === 'production' ? 'immer.cjs.production.min.js' : 'immer.cjs.development.js';
  if (!Object.keys(require.cache).some((file) => file.endsWith(build)))
    throw new Error(`immer was not loaded in ${mode} mode`);
  return loaded;
}

/** Does something while NODE_ENV is as the mode wants it, then puts it back. */
export function inMode<T>(mode: Mode, work: () => T): T {
  const before = process.env['NODE_ENV'];
  if (mode === 'production') process.env['NODE_ENV'] = mode;
  else delete process.env['NODE_ENV'];
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** mulberry32: whole numbers from 0 to below a limit. */
function generator(seed: number): (limit: number) => number {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
