import type { Person } from '@charterstone/protocol';
import type { AtTable } from '../../../wire/atTable.ts';

type Heard = Pick<AtTable, 'table' | 'chat' | 'earlier' | 'person'>;

/**
 * Everybody else who plays here or has said something, and whom one has muted: nothing is seen of these, and they may have left. Somebody without a
 * name is nobody any more, but for what they said.
 */
export function othersAt(
  { table, chat, earlier, person: me }: Heard,
  muted: readonly Person[],
): readonly Person[] {
  const seated = table.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const spoke = [...earlier, ...chat].flatMap(({ person: id, name }) =>
    name === undefined ? [] : [{ id, name }],
  );
  const others = new Map<string, Person>();
  for (const one of [...seated, ...spoke, ...muted])
    if (one.id !== me && !others.has(one.id)) others.set(one.id, one);
  return [...others.values()];
}
