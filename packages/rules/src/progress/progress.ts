import { announce } from '../engine/announce.ts';
import { charterOrNone } from '../engine/tell.ts';
import { ENDED_BY, ENDING, type Game, head, PROGRESS, setHead } from '../table/game.ts';
import { MOMENTS } from '../vocabulary.ts';
import { hourglass, INCOME, isSpace } from './spaces.ts';

const ADVANCED = MOMENTS.indexOf('advanced');

/**
 * Moves the progress token (rule 25); several spaces are one move, and only the last counts (ruling 6). On the hourglass nothing moves and nothing is triggered (ruling
 * 5). `charter` is who advanced it; -1 for the table, when nobody did (ruling 7).
 */
export function advanceProgress(g: Game, charter: number, n: number, why: number): void {
  const from = head(g, PROGRESS);
  if (from >= hourglass(g)) return;
  const to = Math.min(from + n, hourglass(g));
  setHead(g, PROGRESS, to);
  g.facts?.push({ fact: 'advanced', charter: charterOrNone(charter), from, to, why });
  if (isSpace(g, to, INCOME)) g.facts?.push({ fact: 'incomeSpace', space: to });
  announce(g, ADVANCED, charter, 0, to);
}

/** The token reached the hourglass: the round in progress is the last (rule 26). */
export function endRound(g: Game, charter: number): void {
  if (head(g, ENDING) === 1) return;
  setHead(g, ENDING, 1);
  setHead(g, ENDED_BY, charter + 1);
  g.facts?.push({ fact: 'ending', charter: charterOrNone(charter) });
}
