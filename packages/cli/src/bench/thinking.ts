import { Search, TUNING, type Tuning } from '@charterstone/bots';
import { type Box, copyGame, type Game, moves, play, startGame } from '@charterstone/rules';
import { randomOf } from '../random.ts';
import { playToEnd, SEATS } from './random-games.ts';

/** The bot's own search, but behind the tree everybody plays by chance, and to the end of the game. */
export const FULL_PLAYOUTS: Tuning = { ...TUNING, depth: Number.POSITIVE_INFINITY, sample: 1 };

/** What thinking about every decision for the same number of iterations came to. Moves are choices among at least two options. */
export type Thought = { readonly iterations: number; readonly moves: number; readonly seconds: number };

/** The decisions of random first games that come after these shares of each game's decisions; always the same ones. */
export function decisionsOf(box: Box, games: number, moments: readonly number[]): Game[] {
  return Array.from({ length: games }, (_, number) => {
    const start = () => startGame(box, { seats: SEATS, seed: `bench bots/${number}`, games: 1 });
    const chance = () => randomOf(`bench bots/${number}`);
    const length = playToEnd(start(), chance());
    const wanted = moments.map((moment) => Math.floor(moment * length));
    return after(start(), chance(), wanted);
  }).flat();
}

/** Copies of the game after so many decisions each, or at the next one that is thought about: a story is not. */
function after(game: Game, random: (below: number) => number, wanted: readonly number[]): Game[] {
  const found: Game[] = [];
  let decisions = 0;
  for (let n = moves(game); n > 0 && found.length < wanted.length; n = moves(game)) {
    const due = decisions >= (wanted[found.length] ?? 0);
    if (n > 1 && due && isThoughtAbout(game, n)) found.push(copyGame(game));
    if (n > 1) decisions++;
    play(game, game.moves[random(n)] ?? 0);
  }
  return found;
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
