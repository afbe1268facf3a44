import { RESOURCES } from '@charterstone/rules';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import type { Scene } from './scene.ts';

/** Whether a thing lies somewhere on the screen and can be pointed at there. What does not is offered beside the question. */
export function isShown({ now, eyes }: Pick<Scene, 'now' | 'eyes'>, object: ObjectName): boolean {
  const found = objectNamed(object);
  switch (found?.kind) {
    case 'site':
    case 'quota':
    case 'charter':
      return true;
    case 'card': {
      const own = now.charters.find(({ seat }) => seat === eyes);
      const lying = [
        ...now.mat,
        ...now.objectives.map(({ card }) => card),
        ...(own?.hand ?? []),
        now.guidepost,
      ];
      return lying.includes(found.card);
    }
    case 'good':
      return found.good === 'coin' || RESOURCES.some((resource) => resource === found.good);
    default:
      return false;
  }
}
