import { RESOURCES } from '@charterstone/rules';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import type { Scene } from './scene.ts';

/**
 * Whether a thing lies somewhere on the screen and can be pointed at there. What does not is offered beside the question, and so are the
 * cards of the mats where these lie on a sheet that nobody has opened.
 */
export function isShown(
  { now, eyes }: Pick<Scene, 'now' | 'eyes'>,
  object: ObjectName,
  areMatsShown = true,
): boolean {
  const found = objectNamed(object);
  switch (found?.kind) {
    case 'site':
    case 'quota':
    case 'charter':
      return true;
    case 'card': {
      const own = now.charters.find(({ seat }) => seat === eyes);
      const onMats = [...now.mat, ...now.objectives.map(({ card }) => card), now.guidepost];
      const lying = own?.hand.includes(found.card) ?? false;
      return lying || (areMatsShown && onMats.includes(found.card));
    }
    case 'good':
      return found.good === 'coin' || RESOURCES.some((resource) => resource === found.good);
    default:
      return false;
  }
}
