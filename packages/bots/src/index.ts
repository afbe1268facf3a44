/**
 * Players that need no person. A bot is made for one seat of one campaign; asked with a game whose options lie in
 * `game.moves`, it answers with the place of the one it would play. The game stays as it is, and nothing that the seat can't
 * see has a say in the answer.
 *
 *     const bot = makeBot('greedy', 'seat 1 of campaign 7');
 *     const count = moves(game);
 *     play(game, game.moves[bot(game, count)] ?? 0);
 */
import type { Game, Seat } from '@charterstone/rules';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Where several seats may decide side by side, the seat is named, as it was to `moves`. */
export type Bot = (game: Game, count: number, seat?: Seat) => number;

/** The kinds of bot there are, weakest first. */
export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** A bot for one seat. The same seed and games give the same answers on every machine. */
export function makeBot(name: BotName, seed: string): Bot {
  switch (name) {
    case 'random':
      return random(seed);
    case 'greedy':
      return greedy(seed);
  }
}
