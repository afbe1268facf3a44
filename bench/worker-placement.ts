/// <reference path="./boardgame-io.d.ts" />
// The baseline: boardgame.io 0.50.2 plays random games of worker placement through its bare reducer.
//
// Chosen in its favour:
// - Only the reducer runs, as in its own bots: no server, client, redux store, middleware, storage, views.
// - Two modes, each measured: as it comes, and in production mode, set before it loads: no check after every
//   move that the state is serializable, and immer's minified build.
// - immer's auto-freeze stays on. immer 9 freezes in production too, and without it the games were measured
//   to run about a third slower: frozen parts are skipped when a draft is finished.
// - `disableUndo: true`: no history of states.
// - The log does not grow: the reducer starts a new `deltalog` with every move, so there is nothing to strip,
//   and the copy that its master makes to strip it is saved.
// - The game is processed once and the reducer made once; its master makes one for every move.
// - No hooks of our own and no dice: chance only in the deal and in reshuffling.
// - Costs and benefits are read from module tables, not through immer's proxies, though the state carries
//   them too; cards are ids; who stands where is a flat list. Moves write only what changes.
// - Legal moves are listed by a plain function over the plain state (about 4 % of the time).
// - Warm-up is not counted.

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { State } from 'boardgame.io/dist/cjs/internal.js';
import { enumerate, INVALID_MOVE, workerPlacement } from './worker-placement-game.ts';
import type { Table } from './worker-placement-pieces.ts';

/** boardgame.io as it comes (NODE_ENV unset, what a plain `node server.js` gives), or with NODE_ENV=production. */
export type Mode = 'development' | 'production';

/** What `seconds` of random games came to. */
export interface Run {
  /** Moves that the reducer accepted; it must accept all. */
  moves: number;
  /** Games played to their end. */
  games: number;
  /** Measured, and a little more than asked for: the last game is played out. */
  seconds: number;
  movesPerSecond: number;
}

export interface Baseline {
  name: string;
  version: string;
  mode: Mode;
  /** The mean size of G and ctx as JSON, over one game. */
  stateBytes: number;
  /** Plays random games, seeded `seed`, `seed + 1` and so on. Throws if a move is rejected. */
  play(seconds: number, seed: number): Run;
}

const PLAYERS = 4;
const WARM_UP_GAMES = 40;

const require = createRequire(import.meta.url);

/** Loads a boardgame.io of its own in one mode, warmed up; both modes may live in one process. */
export function loadBaseline(mode: Mode): Baseline {
  const { core, internal, version } = inMode(mode, () => loadFresh(mode));
  if (core.INVALID_MOVE !== INVALID_MOVE) throw new Error('this boardgame.io rejects moves in another way');
  const game = internal.ProcessGameConfig(workerPlacement(core.TurnOrder));
  const reduce = internal.CreateGameReducer({ game });

  /** Plays one game and returns its number of moves. */
  const playGame = (seed: number, visit?: (state: State<Table>) => void): number => {
    const below = generator(seed);
    let state = internal.InitializeGame({ game: { ...game, seed }, numPlayers: PLAYERS });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      visit?.(state);
      const choices = enumerate(state.G, state.ctx);
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error(`no legal move: seed ${seed}, move ${moves}`);
      const { move, args } = choice;
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: move, args, playerID: state.ctx.currentPlayer },
      });
      const error = state.transients?.error;
      if (error !== undefined)
        throw new Error(`${error.type}: seed ${seed}, move ${moves}, ${move}(${args.join(', ')})`);
      moves += 1;
    }
    return moves;
  };

  const play = (seconds: number, seed: number): Run => {
    let moves = 0;
    let games = 0;
    let elapsed = 0;
    const start = performance.now();
    while (elapsed < seconds) {
      moves += playGame(seed + games);
      games += 1;
      elapsed = (performance.now() - start) / 1000;
    }
    return { moves, games, seconds: elapsed, movesPerSecond: moves / elapsed };
  };

  return inMode(mode, () => {
    let bytes = 0;
    const states = playGame(1, ({ G, ctx }) => {
      bytes += Buffer.byteLength(JSON.stringify({ G, ctx }));
    });
    for (let warmUp = 0; warmUp < WARM_UP_GAMES; warmUp += 1) playGame(-warmUp);
    return {
      name: 'boardgame.io',
      version,
      mode,
      stateBytes: Math.round(bytes / states),
      play: (seconds, seed) => inMode(mode, () => play(seconds, seed)),
    };
  });
}

interface Loaded {
  core: typeof import('boardgame.io/dist/cjs/core.js');
  internal: typeof import('boardgame.io/dist/cjs/internal.js');
  version: string;
}

/** boardgame.io and immer look at NODE_ENV when they are loaded, and boardgame.io again at every move. */
function loadFresh(mode: Mode): Loaded {
  const folder = fileURLToPath(new URL('node_modules', import.meta.url));
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  const loaded: Loaded = {
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
function inMode<T>(mode: Mode, work: () => T): T {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seconds = 2, seed = 1] = process.argv.slice(2).map(Number);
  for (const mode of ['development', 'production'] as const) {
    const baseline = loadBaseline(mode);
    const runs = Array.from({ length: 5 }, () => Math.round(baseline.play(seconds, seed).movesPerSecond));
    const [, , median] = [...runs].sort((a, b) => a - b);
    console.log(`${mode}: ${median} moves a second (${runs.join(', ')}), state ${baseline.stateBytes} bytes`);
  }
}
