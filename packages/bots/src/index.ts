/**
 * Players that need no person. A bot is made for one seat of one campaign; asked with a game whose options lie in
 * `game.moves`, it answers with the place of the one it would play. The game stays as it is, and nothing that the seat can't
 * see has a say in the answer.
 *
 *     const bot = makeBot('greedy', 'seat 1 of campaign 7');
 *     const count = moves(game);
 *     play(game, game.moves[bot(game, count)] ?? 0);
 *
 * `random` takes anything, `greedy` looks one action ahead, `search` plays many games on in its head. `LEVELS` are
 * those that people choose from; `playerFrom('search:200ms', seed)` makes one of either from a text. `hint` and `hintFrom` say what a
 * bot would do and why. In Node, `@charterstone/bots/thread` lets a bot think in a thread of its own.
 */
import type { Game, Seat } from '@charterstone/rules';

/** Where several seats may decide side by side, the seat is named, as it was to `moves`. */
export type Bot = (game: Game, count: number, seat?: Seat) => number;

export { FACES, type Face, type FaceName, faceOf } from './faces.ts';
export { type Hint, type HintTerm, hint, hintFrom } from './hint.ts';
export { LEVEL_NAMES, LEVELS, type Level, type LevelName, levelBot } from './levels.ts';
export { botFrom, makeBot } from './make.ts';
export { BOTS, type BotName, type BotSpec, type Budget, readBot, USUAL_BUDGET } from './names.ts';
export { type PlayerSpec, playerFrom, readPlayer } from './player.ts';
export { Search, type SearchOptions } from './search/search.ts';
export { TUNING, type Tuning } from './search/tuning.ts';
export { TERMS, type Term, type Terms, termsOf } from './terms.ts';
export { WEIGHTS, type Weights } from './weights.ts';
export { worthOf } from './worth.ts';
