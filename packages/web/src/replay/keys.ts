import { moved, type Plan } from './plan.ts';
import type { Playing } from './usePlayer.ts';

/** What has keys of its own: the village, fields, and buttons for the space bar. */
const OWN_ARROWS = '[role="application"], select, input:not([type="range"]), textarea, [role="dialog"]';
const OWN_SPACE = `${OWN_ARROWS}, button, a`;

/** Whether a key was meant for the replay: then it is done. */
export function heardKey(
  { key, shiftKey, target }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>,
  plan: Plan,
  player: Playing,
): boolean {
  const isWithin = (what: string): boolean => target instanceof Element && target.closest(what) !== null;
  if (key === ' ') {
    if (isWithin(OWN_SPACE)) return false;
    player.toggle();
    return true;
  }
  const to = isWithin(OWN_ARROWS) ? undefined : leadsTo(key, shiftKey, plan, player.at);
  if (to !== undefined) player.goTo(to);
  return to !== undefined;
}

export function leadsTo(key: string, shift: boolean, plan: Plan, at: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return moved(plan, at, shift ? 'turn' : 'step', 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return moved(plan, at, shift ? 'turn' : 'step', -1);
    case 'PageDown':
      return moved(plan, at, 'game', 1);
    case 'PageUp':
      return moved(plan, at, 'game', -1);
    case 'Home':
      return 0;
    case 'End':
      return plan.places.length - 1;
    default:
      return undefined;
  }
}
