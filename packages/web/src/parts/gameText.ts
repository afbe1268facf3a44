import type { Speaker } from '@charterstone/words/light';

/** A campaign has twelve games; beyond them the village is played on and on, and counts for nothing. */
export const GAMES = 12;

/** Which game of the story it is; before the first there is nothing to count, and after the last the story is told. */
export function gameText(say: Speaker, game: number): string {
  const n = Math.max(1, game);
  return n > GAMES ? say.ui('table.game', { n }) : say.ui('table.gameOf', { n, of: GAMES });
}
