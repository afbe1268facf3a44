import { DIFFICULTY, FINISHED, type Game, head, setHead } from '../table/game.ts';
import { pointsOf } from '../table/goods.ts';
import { AUTOMA, HUMAN, roleOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';

/** What an Automa gains where its card says "difficulty": at least this; after the campaign people have learnt enough (162). */
const LEAST = 2;
const LEAST_AFTERWARDS = 3;
/** Humans who are behind by so much make it easier. */
const FAR_BEHIND = 10;

export function leastDifficulty(g: Game): number {
  return head(g, FINISHED) === 1 ? LEAST_AFTERWARDS : LEAST;
}

export function setDifficulty(g: Game, n: number): void {
  if (n === head(g, DIFFICULTY)) return;
  setHead(g, DIFFICULTY, n);
  g.facts?.push({ fact: 'difficulty', n });
}

/** After each game the Automas learn: a point more when people did better on average, one less when they were far behind. */
export function adaptDifficulty(g: Game): void {
  const people = meanPoints(g, HUMAN);
  const automas = meanPoints(g, AUTOMA);
  if (people === undefined || automas === undefined) return;
  const by = people > automas ? 1 : people <= automas - FAR_BEHIND ? -1 : 0;
  setDifficulty(g, Math.max(leastDifficulty(g), head(g, DIFFICULTY) + by));
}

function meanPoints(g: Game, role: number): number | undefined {
  const charters = CHARTERS.map((_, charter) => charter).filter((charter) => roleOf(g, charter) === role);
  if (charters.length === 0) return undefined;
  return charters.reduce((sum, charter) => sum + pointsOf(g, charter), 0) / charters.length;
}
