import { RESOURCES } from '@charterstone/rules';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import { isInSight } from '../board/places.ts';
import type { Scene } from './scene.ts';

/** What of the table can't be pointed at on a screen: the mats lie on a sheet that nobody has opened, the quota is too small for fingers. */
export type Away = { readonly mats: boolean; readonly quota: boolean };

/** Whether a thing lies somewhere on the screen and can be pointed at there. What does not is offered beside the question. */
export function isShown({ now, eyes }: Pick<Scene, 'now' | 'eyes'>, object: ObjectName, away: Away): boolean {
  const found = objectNamed(object);
  switch (found?.kind) {
    case 'site':
      return isInSight(found.site, now.covered);
    case 'charter':
      return true;
    case 'quota':
      return !away.quota;
    case 'card': {
      const own = now.charters.find(({ seat }) => seat === eyes);
      const onMats = [...now.mat, ...now.objectives.map(({ card }) => card), now.guidepost];
      const lying = own?.hand.includes(found.card) ?? false;
      return lying || (!away.mats && onMats.includes(found.card));
    }
    case 'good':
      return found.good === 'coin' || RESOURCES.some((resource) => resource === found.good);
    default:
      return false;
  }
}
