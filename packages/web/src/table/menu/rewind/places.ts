import type { WhyNotBack } from '@charterstone/protocol';
import { sentencesOf, type Told } from '../../log.ts';
import type { Scene } from '../../scene.ts';
import { seatingsOf } from '../../seating.ts';

/** A place of the journal that one can go back to: right after what is told of it. */
export type Place = { readonly seq: number; readonly what: string };

/** The places behind which the table has gone on, the latest first. Where nothing was told, nobody would know what is meant. */
export function placesIn(told: readonly Told[], scene: Scene): readonly Place[] {
  const seatings = seatingsOf(told, scene);
  return told
    .flatMap((step, i) => {
      if (step.seq >= scene.at.seq) return [];
      const what = sentencesOf(step, scene, seatings[i] ?? scene.seating).at(-1);
      return what === undefined ? [] : [{ seq: step.seq, what }];
    })
    .reverse();
}

/** The places that nobody goes back to any more, each with the reason. */
export type Closed = ReadonlyMap<number, WhyNotBack>;

/**
 * Of these places those that one can go back to; and why not to the one that was pointed at, or where there are none, why not to the latest.
 */
export function openAmong(
  places: readonly Place[],
  closed: Closed,
  pointedAt: number,
): { readonly open: readonly Place[]; readonly whyNot: WhyNotBack | undefined } {
  const open = places.filter(({ seq }) => !closed.has(seq));
  const [latest] = places;
  const missed = open.length === 0 ? latest?.seq : pointedAt;
  return { open, whyNot: missed === undefined ? undefined : closed.get(missed) };
}

/** How many other people have to agree: everybody who has a seat, also where a bot stands in for them. */
export function othersToAsk({ at }: Scene): number {
  const others = at.table.seats.flatMap(({ person }) =>
    person === undefined || person.id === at.person ? [] : [person.id],
  );
  return new Set(others).size;
}
