import type { Scene } from '../../../table/scene.ts';
import type { Nameable } from '../given.ts';

/** What something is called by now: as oneself has just written it, or as somebody else has, who has the stage open too. */
export function writtenOn(
  { now, titles }: Pick<Scene, 'now' | 'titles'>,
  what: Nameable,
  own: ReadonlyMap<Nameable, string>,
): string | undefined {
  const mine = own.get(what);
  if (mine !== undefined || typeof what === 'number') return mine;
  // The table says at once that there is a name, and a moment later which one.
  return titles[what] ?? (now.titled.includes(what) ? '…' : undefined);
}
