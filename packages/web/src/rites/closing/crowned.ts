import type { Charter } from '@charterstone/rules';
import type { Scene } from '../../table/scene.ts';
import { isOwn, listed } from './standing.ts';

/** Who has won a game, said to whoever looks. */
export function winnerWords(scene: Scene, winners: readonly Charter[]): string {
  const { say } = scene;
  if (winners.some((charter) => isOwn(scene, charter)))
    return say.ui(winners.length === 1 ? 'closing.youWin' : 'closing.youShare');
  return say.ui('closing.wins', { n: winners.length, who: listed(scene, winners) });
}

/** Who has won the campaign. */
export function championWords(scene: Scene, champions: readonly Charter[]): string {
  const { say } = scene;
  const [only, ...others] = champions;
  if (only !== undefined && others.length === 0 && isOwn(scene, only)) return say.ui('closing.youChampion');
  return say.ui('closing.champion', { n: champions.length, who: listed(scene, champions) });
}
