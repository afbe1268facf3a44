import type { LetIn } from '@charterstone/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../../../wire/ask.ts';
import type { AtTable } from '../../../wire/atTable.ts';

const NOBODY: readonly LetIn[] = [];

/** Everybody who was let in here, as the host is told. Asked again whenever somebody comes, goes or sits down. */
export function usePeople(
  { table, here }: Pick<AtTable, 'table' | 'here'>,
  isHost: boolean,
): readonly LetIn[] {
  const [people, setPeople] = useState(NOBODY);
  const seated = table.seats.map(({ person }) => person?.id ?? '').join();
  const present = here.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else has changed changes the answer
  useEffect(() => {
    if (!isHost) return;
    let isWanted = true;
    ask('people', { params: { table: table.id } }).then(
      (told) => isWanted && setPeople(told.people),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table.id, isHost, seated, present]);
  return isHost ? people : NOBODY;
}

/** Whether the host may show somebody out: anybody else who has not played. */
export function mayShowOut(people: readonly LetIn[], person: string, me: string): boolean {
  return person !== me && people.some((one) => one.person.id === person && !one.played);
}

/** Who could be shown out and sits nowhere: they watch, have got up or have left. */
export function withoutSeat(
  people: readonly LetIn[],
  { table, person: me }: Pick<AtTable, 'table' | 'person'>,
): readonly LetIn[] {
  const seated = table.seats.flatMap(({ person }) => person?.id ?? []);
  return people.filter(({ person }) => mayShowOut(people, person.id, me) && !seated.includes(person.id));
}
