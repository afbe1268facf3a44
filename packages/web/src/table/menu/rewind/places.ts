import { sentencesOf, type Told } from '../../log.ts';
import type { Scene } from '../../scene.ts';

/** A place of the journal that one can go back to: right after what is told of it. */
export type Place = { readonly seq: number; readonly what: string };

/** The places behind which the table has gone on, the latest first. Where nothing was told, nobody would know what is meant. */
export function placesIn(told: readonly Told[], scene: Scene): readonly Place[] {
  return told
    .filter(({ seq }) => seq < scene.at.seq)
    .flatMap((step) => {
      const what = sentencesOf(step, scene).at(-1);
      return what === undefined ? [] : [{ seq: step.seq, what }];
    })
    .reverse();
}

/** How many other people have to agree: everybody who plays and for whom no bot does. */
export function othersToAsk({ at }: Scene): number {
  const others = at.table.seats.flatMap(({ person, bot }) =>
    person === undefined || bot !== undefined || person.id === at.person ? [] : [person.id],
  );
  return new Set(others).size;
}
