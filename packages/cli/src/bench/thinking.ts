import { Search, TUNING, type Tuning } from '@charterstone/bots';
import { type Box, type Game, moves, play, startGame } from '@charterstone/rules';
import { randomOf } from '../random.ts';
import { playToEnd, SEATS } from './random-games.ts';

/** The bot's own search, but behind the tree everybody plays by chance, and to the end of the game. */
export const FULL_PLAYOUTS: Tuning = {
  ...TUNING,
  depth: Number.POSITIVE_INFINITY,
  further: Number.POSITIVE_INFINITY,
  sample: 1,
};

/** What thinking about every decision for the same number of iterations came to. Moves are choices among at least two options. */
export type Thought = { readonly iterations: number; readonly moves: number; readonly seconds: number };

/** A decision of each of so many random first games, after these shares of a game's decisions in turn; always the same ones. */
export function decisionsOf(box: Box, games: number, moments: readonly number[]): Game[] {
  return Array.from({ length: games }, (_, number) => {
    const moment = moments[number % moments.length] ?? 0;
    const start = () => startGame(box, { seats: SEATS, seed: `bench bots/${number}`, games: 1 });
    const chance = () => randomOf(`bench bots/${number}`);
    const length = playToEnd(start(), chance());
    return after(start(), chance(), Math.floor(moment * length));
  }).flat();
}

/** The game after so many decisions, or at the next one that is thought about: a story is not. None, where it ends before. */
function after(game: Game, random: (below: number) => number, wanted: number): Game[] {
  let decisions = 0;
  for (let n = moves(game); n > 0; n = moves(game)) {
    if (n > 1 && decisions >= wanted && isThoughtAbout(game, n)) return [game];
    if (n > 1) decisions++;
    play(game, game.moves[random(n)] ?? 0);
  }
  return [];
}

function isThoughtAbout(game: Game, count: number): boolean {
  const search = new Search('bench', { iterations: 1 });
  search.answer(game, count);
  return search.iterations > 0;
}

/** Thinks about each decision, by a search of its own that knows nothing yet; the same thoughts every time. */
export function think(decisions: readonly Game[], iterations: number, tuning = FULL_PLAYOUTS): Thought {
  const total = { iterations: 0, moves: 0 };
  const begun = performance.now();
  for (const game of decisions) {
    const search = new Search('bench', { iterations }, { tuning });
    search.answer(game, moves(game));
    total.iterations += search.iterations;
    total.moves += search.decisions;
  }
  return { ...total, seconds: (performance.now() - begun) / 1000 };
}
