import type { Supply } from '@charterstone/rules';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import { isInSight } from '../board/places.ts';
import { GOODS } from './ownGoods.ts';
import type { Scene } from './scene.ts';

/** What of the table can't be pointed at on a screen: the mats lie on a sheet that nobody has opened; ribbons of charters are too small for fingers. */
export type Away = { readonly mats: boolean; readonly small: boolean };

/** The cards in one's own tray: one's persona, one's hand, and what one has taken in secret. */
export function ownCards({
  persona,
  hand,
  secret,
}: Pick<Supply, 'persona' | 'hand' | 'secret'>): readonly number[] {
  return [...persona, ...hand, ...secret];
}

/** Whether a thing lies somewhere on the screen and can be pointed at there. What does not is offered beside the question. */
export function isShown({ now, eyes }: Pick<Scene, 'now' | 'eyes'>, object: ObjectName, away: Away): boolean {
  const found = objectNamed(object);
  switch (found?.kind) {
    case 'site':
      return isInSight(found.site, now.covered);
    case 'charter':
      return !away.small;
    // Late in a campaign the whole village is in sight, and a space of the Cloud Port smaller than what a mouse hits well.
    case 'quota':
      return false;
    case 'card': {
      const own = now.charters.find(({ seat }) => seat === eyes);
      const onMats = [...now.mat, ...now.objectives.map(({ card }) => card), now.guidepost];
      const lying = own !== undefined && ownCards(own).includes(found.card);
      return lying || (!away.mats && onMats.includes(found.card));
    }
    case 'good':
      return GOODS.some((good) => good === found.good);
    default:
      return false;
  }
}
