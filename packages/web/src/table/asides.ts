import { type Aside, explain } from '@charterstone/rules';
import { stateBehind } from './reasons.ts';
import { hasStrangers, type Scene } from './scene.ts';

/** Whether something may be said beside the game now. Of a table with cards on it that were not handed out yet nothing is worked out. */
export function mayBeSaid(scene: Scene, aside: Aside): boolean {
  return !hasStrangers(scene) && explain(stateBehind(scene), scene.eyes, aside).length === 0;
}
