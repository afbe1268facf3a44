import { objectAt } from '../board/objects.ts';
import { reasonsAgainst } from '../table/reasons.ts';
import type { Scene } from '../table/scene.ts';

/** Plots of one's own that no island may lie over now: whoever looks for them finds why. */
export function refusedPlots(scene: Scene): readonly { readonly plot: string; readonly why: string }[] {
  const { now, eyes, choices } = scene;
  const own = now.charters.find(({ seat }) => seat === eyes)?.charter;
  const offered = new Set(choices.map(({ at }) => at));
  return [1, 2, 3, 4, 5, 6]
    .map((n) => `${own}-${n}`)
    .filter((plot) => !offered.has(plot))
    .map((plot) => ({ plot, why: reasonsAgainst(scene, objectAt(plot)).join(' ') }))
    .filter(({ why }) => why !== '');
}
