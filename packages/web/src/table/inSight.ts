import type { Charter, Choice } from '@charterstone/rules';
import type { ObjectName } from '../board/objects.ts';

export type Wanted = {
  /** What may be pointed at. */
  readonly next: readonly ObjectName[];
  /** What can be done. */
  readonly deed: Choice['do'] | undefined;
  /** The building in the village that asks it, in the middle of something. */
  readonly asking: ObjectName | undefined;
  /** What advice is about. */
  readonly about: readonly ObjectName[];
  /** The charter that is proposed to whoever has none. */
  readonly proposed: Charter | undefined;
  readonly own: Charter | undefined;
  /** A first hint lies on the village: such a word is about what is one's own. */
  readonly isHinted: boolean;
};

/** What can be pointed at on the village itself. */
const ON_VILLAGE = /^(site|commons|quota|charter|worker|track):/;

/** What of the village has to be in sight, beside whatever lies on it. */
export function inSight({
  next,
  deed,
  asking,
  about,
  proposed,
  own,
  isHinted,
}: Wanted): readonly ObjectName[] {
  if (about.length > 0) return about;
  if (proposed !== undefined) return [`charter:${proposed}`];
  // How far it moves is said by buttons, but seen there.
  if (deed === 'by') return ['track:progress'];
  // What is paid and taken lies in one's own tray or on buttons: of the village what it is for is seen.
  if (asking !== undefined && !next.some((object) => ON_VILLAGE.test(object))) return [asking];
  const mine = isHinted ? next.filter((object) => object.startsWith(`site:${own}-`)) : [];
  return mine.length > 0 ? mine : next;
}
