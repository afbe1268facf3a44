import type { AtTable } from '../wire/atTable.ts';

/** Whoever waited less than this has not looked away. */
const SHORT_MS = 2500;

/** Since when I have waited; undefined while I am asked. */
export type Since = number | undefined;

/** One bell when it becomes my turn after a while, or while I can't see it. */
export function ring(
  since: Since,
  isMyTurn: boolean,
  now: number,
  isHidden: boolean,
): { readonly rings: boolean; readonly since: Since } {
  if (!isMyTurn) return { rings: false, since: since ?? now };
  return { rings: since !== undefined && (isHidden || now - since >= SHORT_MS), since: undefined };
}

/** A table that is played by turns: others sit there, and none of them is here. Then nobody listens, and nothing sounds. */
export function isByTurns({ table, person: me, here }: Pick<AtTable, 'table' | 'person' | 'here'>): boolean {
  const others = table.seats.flatMap(({ person, bot }) =>
    person === undefined || bot !== undefined || person.id === me ? [] : [person.id],
  );
  return others.length > 0 && !others.some((one) => here.includes(one));
}
