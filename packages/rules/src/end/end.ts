import { charterName } from '../engine/tell.ts';
import { type Game, PHASE, setHead, WINNERS } from '../table/game.ts';
import { pointsOf } from '../table/goods.ts';
import { isActive } from '../table/seats.ts';
import { CHARTERS, type Charter } from '../vocabulary.ts';

export const PLAYING = 0;
export const OVER = 1;

/** Most victory points win; ties are friendly (rule 26). */
export function winners(g: Game): number[] {
  let most = -1;
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (isActive(g, charter)) most = Math.max(most, pointsOf(g, charter));
  return CHARTERS.map((_, charter) => charter).filter(
    (charter) => isActive(g, charter) && pointsOf(g, charter) === most,
  );
}

export function finishGame(g: Game): void {
  const won = winners(g);
  setHead(
    g,
    WINNERS,
    won.reduce((mask, charter) => mask | (1 << charter), 0),
  );
  setHead(g, PHASE, OVER);
  if (!g.facts) return;
  const points: Partial<Record<Charter, number>> = {};
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (isActive(g, charter)) points[charterName(charter)] = pointsOf(g, charter);
  g.facts.push({ fact: 'gameEnded', winners: won.map(charterName), points });
}
