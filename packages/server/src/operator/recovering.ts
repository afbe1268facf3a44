import { Recovery, type RecoveryLink } from '../people/recovery.ts';
import { Tokens } from '../people/tokens.ts';
import type { Store } from '../store/store.ts';
import type { Back, Seating } from './seatings.ts';
import { OperatorTrouble } from './trouble.ts';

/** The tables that somebody means: the one with this id, or all that are called so. */
export function matching(tables: readonly Seating[], meant: string): readonly Seating[] {
  const heard = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
  const byId = tables.filter(({ id }) => id === meant);
  const found = byId.length > 0 ? byId : tables.filter(({ name }) => heard(name) === heard(meant));
  if (found.length === 0) throw new OperatorTrouble(`there is no table "${meant}"`);
  return found;
}

/** The one table that somebody means. */
export function oneOf(tables: readonly Seating[], meant: string): Seating {
  const [table, ...others] = matching(tables, meant);
  if (table === undefined || others.length > 0) {
    const ids = [table, ...others].flatMap((one) => one?.id ?? []);
    throw new OperatorTrouble(
      `${ids.length} tables are called "${meant}": say which by its id (${ids.join(', ')})`,
    );
  }
  return table;
}

/** Whoever looks after a table, with a seat or without. */
export function hostOf({ name, host }: Seating): Back {
  if (host === undefined) throw new OperatorTrouble(`nobody looks after "${name}"`);
  return host;
}

/** Whoever sits on a chair of a table. */
export function chairAt({ name, seats }: Seating, seat: number): Back {
  const chair = seats.find((one) => one.seat === seat);
  if (chair === undefined)
    throw new OperatorTrouble(
      `there is no seat ${seat} at "${name}", only ${seats.map((one) => one.seat).join(', ')}`,
    );
  if (chair.person !== undefined) return chair.person;
  throw new OperatorTrouble(
    chair.bot === undefined
      ? `nobody sits on seat ${seat} of "${name}": the host, whom --host brings back, can make a link for it`
      : `a bot plays seat ${seat} of "${name}", and nobody else sits there`,
  );
}

/** A link as people make them for themselves: it works once, and ends the one before. */
export function linkBack(store: Store, { id }: Back, origin: string): Promise<RecoveryLink> {
  return new Recovery(store, new Tokens(store)).ask(id, origin);
}
