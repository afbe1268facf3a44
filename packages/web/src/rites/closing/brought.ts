import { sumReached, type Test } from '@charterstone/rules';
import type { Scene } from '../../table/scene.ts';

/**
 * What the village brought to the last battle. It stays the same until the campaign ends, however late somebody sees it; the last page
 * takes what counted off the table.
 */
export function broughtBy({ now, view }: Pick<Scene, 'now' | 'view'>, test: Test): number | undefined {
  return now.campaignOver ? undefined : sumReached(view, test);
}
