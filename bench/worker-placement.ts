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

import { fileURLToPath } from 'node:url';
import { inMode, loadGame, type Mode } from './boardgame-io.ts';

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

const WARM_UP_GAMES = 40;

/** Loads a boardgame.io of its own in one mode, warmed up; both modes may live in one process. */
export function loadBaseline(mode: Mode): Baseline {
  const { name, playGame, version } = loadGame(mode);

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
      name,
      version,
      mode,
      stateBytes: Math.round(bytes / states),
      play: (seconds, seed) => inMode(mode, () => play(seconds, seed)),
    };
  });
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
