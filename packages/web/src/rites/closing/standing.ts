import type { PersonPicture } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';
import { avatarOf } from '../../art/people/avatars.ts';
import { nameOf } from '../../table/names.ts';
import type { Scene } from '../../table/scene.ts';

/** How somebody looks: as their persona, where its picture was handed out; else as somebody of their charter. */
export function pictureOf({ now, content }: Scene, charter: Charter): PersonPicture {
  const supply = now.charters.find((one) => one.charter === charter);
  for (const card of [...(supply?.persona ?? []), ...(supply?.used ?? []).toReversed()]) {
    const line = content.pictures[card];
    if (line?.kind === 'person') return line;
  }
  return avatarOf(charter, supply?.seat ?? 0);
}

/** Whoever plays a charter, as a name in a list. */
export function nameFor({ now, at, say, eyes }: Scene, charter: Charter): string {
  const supply = now.charters.find((one) => one.charter === charter);
  if (supply === undefined) return say.charter(charter);
  return supply.seat === eyes && eyes > 0 ? say.ui('screen.you') : nameOf(at, supply, say);
}

/** The same in a sentence about others: nobody says "you wins". */
export function named({ now, at, say }: Scene, charter: Charter): string {
  const supply = now.charters.find((one) => one.charter === charter);
  return supply === undefined ? say.charter(charter) : nameOf(at, supply, say);
}
