import { type Game, gameOf, moves, newCampaign, play } from '@charterstone/rules';
import { type Tray, head as table, trayStart } from '@charterstone/rules/internal';
import { chance, STRATEGIES, theBox } from '../src/index.ts';

/** A first game of two well under way, always the same. */
export function underWay(): Game {
  const game = gameOf(newCampaign(theBox(), { seats: 2, seed: 'broken', games: 1 }).state);
  const mind = chance('broken');
  while (moves(game) > 0 && table.head(game, table.TURN) < 20)
    play(game, game.moves[mind.below(game.count)] ?? 0);
  return game;
}

/** So many games of a campaign are looked at, one of them after its end. */
const GAMES = 13;
const setUps = new Map<number, Game>();
const turns = new Map<number, Game>();

/** The first question of the set-up of a game (2 to 13), always of the same campaign of two. */
export function inSetUp(game: number): Game {
  playCampaign();
  return copyOf(setUps.get(game));
}

/** The same campaign, some turns into a game. */
export function inGameNumber(game: number): Game {
  playCampaign();
  return copyOf(turns.get(game));
}

function playCampaign(): void {
  if (turns.has(GAMES)) return;
  const game = gameOf(newCampaign(theBox(), { seats: 2, seed: 'broken', games: GAMES }).state);
  const mind = chance('broken');
  const player = STRATEGIES.ambitious();
  for (let count = moves(game); count > 0 && !turns.has(GAMES); count = moves(game)) {
    const number = table.head(game, table.GAME);
    if (table.head(game, table.ROUND) === 0 && !setUps.has(number)) setUps.set(number, copyOf(game));
    if (table.head(game, table.TURN) >= 7 && !turns.has(number)) turns.set(number, copyOf(game));
    play(game, game.moves[player(game, count, mind)] ?? 0);
  }
}

function copyOf(game: Game | undefined): Game {
  if (game === undefined) throw new Error('the campaign never came there');
  return table.gameOn(game.box, game.table.slice());
}

export function put(g: Game, tray: Tray, at: number, value: number): void {
  g.table[trayStart(tray) + at] = value;
}

export function add(g: Game, tray: Tray, at: number, n: number): void {
  put(g, tray, at, (g.table[trayStart(tray) + at] ?? 0) + n);
}

/** The first place of a tray whose number fits. */
export function find(g: Game, tray: Tray, fits: (value: number, at: number) => boolean): number {
  const start = trayStart(tray);
  for (let at = 0; start + at < g.table.length; at++) if (fits(g.table[start + at] ?? 0, at)) return at;
  throw new Error(`nothing in ${tray} fits`);
}

/** A charter that nobody plays, and one that somebody does. */
export const idle = (g: Game): number => find(g, 'role', (role) => role === 0);
export const busy = (g: Game): number => find(g, 'role', (role) => role !== 0);
