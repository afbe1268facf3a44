import { charterName } from '../engine/tell.ts';
import { type Game, head, PHASE, setHead, WINNERS } from '../table/game.ts';
import { pointsOf } from '../table/goods.ts';
import { isActive } from '../table/seats.ts';
import { CHARTERS, type Charter } from '../vocabulary.ts';

export const OVER = 1;

/** Most victory points win; ties are friendly (rule 26). The winners, a bit a charter. */
function winners(g: Game): number {
  let most = -1;
  let won = 0;
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (!isActive(g, charter)) continue;
    const points = pointsOf(g, charter);
    won = points > most ? 1 << charter : points === most ? won | (1 << charter) : won;
    most = Math.max(most, points);
  }
  return won;
}

export function finishGame(g: Game): void {
  setHead(g, WINNERS, winners(g));
  setHead(g, PHASE, OVER);
  if (!g.facts) return;
  const points: Partial<Record<Charter, number>> = {};
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (isActive(g, charter)) points[charterName(charter)] = pointsOf(g, charter);
  const won = CHARTERS.filter((_, charter) => ((head(g, WINNERS) >> charter) & 1) === 1);
  g.facts.push({ fact: 'gameEnded', winners: won, points });
}
