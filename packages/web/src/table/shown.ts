import { RESOURCES } from '@charterstone/rules';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import { isInSight } from '../board/places.ts';
import type { Scene } from './scene.ts';

/**
 * Whether a thing lies somewhere on the screen and can be pointed at there. What does not is offered beside the question. So are, on a
 * small screen, the cards of the mats, which lie on a sheet that nobody has opened, and the spaces of the quota, which are small.
 */
export function isShown(
  { now, eyes }: Pick<Scene, 'now' | 'eyes'>,
  object: ObjectName,
  isLarge = true,
): boolean {
  const found = objectNamed(object);
  switch (found?.kind) {
    case 'site':
      return isInSight(found.site, now.covered);
    case 'charter':
      return true;
    case 'quota':
      return isLarge;
    case 'card': {
      const own = now.charters.find(({ seat }) => seat === eyes);
      const onMats = [...now.mat, ...now.objectives.map(({ card }) => card), now.guidepost];
      const lying = own?.hand.includes(found.card) ?? false;
      return lying || (isLarge && onMats.includes(found.card));
    }
    case 'good':
      return found.good === 'coin' || RESOURCES.some((resource) => resource === found.good);
    default:
      return false;
  }
}
