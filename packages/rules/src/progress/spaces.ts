import type { Game } from '../table/game.ts';

/** Kinds of space, as an ability's `where.space` names them. */
const BOAT = 1;
export const INCOME = 2;

export function hourglass(g: Game): number {
  return g.box.board.progress.hourglass;
}

/** Whether a space of the progress track is of a kind. */
export function isSpace(g: Game, space: number, kind: number): boolean {
  if (kind === BOAT) return g.box.isBoat[space] === 1;
  if (kind === INCOME) return g.box.isIncome[space] === 1;
  return space === hourglass(g);
}
