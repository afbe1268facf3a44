import { charterName } from '../engine/tell.ts';
import { FINISHED, FIRST_WINNERS, GAME, type Game, head, setHead, WINNERS } from '../table/game.ts';
import { goodsOf, pointsOf, resourcesOf } from '../table/goods.ts';
import { isActive } from '../table/seats.ts';
import { quotaTokens, reputationTokens } from '../table/tracks.ts';
import { CHARTERS, type Charter, COIN } from '../vocabulary.ts';

export const OVER = 1;

/** What breaks a tie after the campaign (157), each of a charter; in the campaign ties are friendly. */
const TIE_BREAKS = [
  reputationTokens,
  quotaTokens,
  (g: Game, charter: number) => goodsOf(g, charter, COIN) + resourcesOf(g, charter),
];

/** Most victory points win (rule 26). The winners, a bit a charter. */
function winners(g: Game): number {
  let won = best(g, (1 << CHARTERS.length) - 1, pointsOf);
  if (head(g, FINISHED) === 1) for (const count of TIE_BREAKS) won = best(g, won, count);
  return won;
}

/** Of these charters, those who play and have the most of something. */
function best(g: Game, among: number, count: (g: Game, charter: number) => number): number {
  let most = -1;
  let first = 0;
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (((among >> charter) & 1) === 0 || !isActive(g, charter)) continue;
    const n = count(g, charter);
    first = n > most ? 1 << charter : n === most ? first | (1 << charter) : first;
    most = Math.max(most, n);
  }
  return first;
}

export function finishGame(g: Game): void {
  setHead(g, WINNERS, winners(g));
  if (head(g, GAME) === 1) setHead(g, FIRST_WINNERS, head(g, WINNERS));
  if (!g.facts) return;
  const points: Partial<Record<Charter, number>> = {};
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (isActive(g, charter)) points[charterName(charter)] = pointsOf(g, charter);
  const won = CHARTERS.filter((_, charter) => ((head(g, WINNERS) >> charter) & 1) === 1);
  g.facts.push({ fact: 'gameEnded', winners: won, points });
}
