import type { PersonPicture } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';
import { avatarOf } from '../../art/people/avatars.ts';
import { inSentence } from '../../parts/names.ts';
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

/** Whether whoever looks plays this charter. */
export function isOwn({ now, eyes }: Scene, charter: Charter): boolean {
  return eyes > 0 && now.charters.some((one) => one.charter === charter && one.seat === eyes);
}

/** Whoever plays a charter, as a name in a list. */
export function nameFor(scene: Scene, charter: Charter): string {
  const { say } = scene;
  const name = named(scene, charter);
  return name === say.charter(charter) ? say.ui(`board.${charter}`) : name;
}

/** The same where a sentence begins; somebody's own name is written as they write it. */
export function atFront(scene: Scene, charter: Charter): string {
  const name = named(scene, charter);
  return name === scene.say.charter(charter) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** The same in a sentence about others: nobody says "you wins". Where two would be called the same, such as Automas, the charter is said as well, as in the book. */
export function named({ now, at, say, titles }: Scene, charter: Charter): string {
  const supply = now.charters.find((one) => one.charter === charter);
  if (supply === undefined) return say.charter(charter);
  const name = nameOf(at, supply, say);
  const isShared = now.charters.some((one) => one !== supply && nameOf(at, one, say) === name);
  return isShared ? `${name} (${titles[charter] ?? say.ui(`board.${charter}`)})` : name;
}

/** Some of them, as the beginning of a sentence. */
export function listed(scene: Scene, charters: readonly Charter[]): string {
  const { say } = scene;
  // In Polish the verb comes first.
  const isFirst = say.lang !== 'pl';
  return say.list(
    charters.map((charter, i) =>
      inSentence(isFirst && i === 0 ? atFront(scene, charter) : named(scene, charter)),
    ),
  );
}

/** Some of them as they are called in the list beside it, for the end of a sentence. */
export function listedAs(scene: Scene, charters: readonly Charter[]): string {
  return scene.say.list(charters.map((charter) => inSentence(nameFor(scene, charter))));
}
