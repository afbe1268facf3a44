import type { Game } from './game.ts';
import { trayStart } from './layout.ts';

/** Who said to come or to go when the game in progress is over: by seat a charter plus one, or LEAVES. */
const COMING = trayStart('coming');
export const LEAVES = 7;

export function comingTo(g: Game, seat: number): number {
  return g.table[COMING + seat] ?? 0;
}

export function setComing(g: Game, seat: number, to: number): void {
  g.table[COMING + seat] = to;
}

/** What was given a name: the six charters, and the village behind them. */
const TITLED = trayStart('titled');
export const VILLAGE = 6;

export function isTitled(g: Game, what: number): boolean {
  return g.table[TITLED + what] === 1;
}

export function setTitled(g: Game, what: number): void {
  g.table[TITLED + what] = 1;
}
