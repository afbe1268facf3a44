import type { Proposal } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import type { Store } from '../store/store.ts';
import type { Deed } from '../tables/deeds.ts';

/** On this topic servers tell each other at which table somebody wants to go back. */
export const REWIND_TOPIC = 'rewind';

/** Further back than undo goes, if everybody agrees. An agreement is for one place of the table and ends when it moves on. */
export class Rewinds {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** These seats wish for a place, and for no other one any more. What was wished for where the table was before is over. */
  async agree(campaign: string, base: number, to: number, seats: readonly Seat[]): Promise<void> {
    const { db, engine } = this.#store;
    const rows = seats.map((seat) => ({ campaign, base, target: to, seat }));
    await engine.run([
      db.deleteFrom('rewinds').where('campaign', '=', campaign).where('base', '<', base).compile(),
      this.#wishesOf(campaign, base, seats).where('target', '!=', to).compile(),
      db
        .insertInto('rewinds')
        .values(rows)
        .onConflict((known) => known.doNothing())
        .compile(),
    ]);
    await engine.tell(REWIND_TOPIC, campaign);
  }

  /** These seats would rather not go back after all. */
  async withdraw(campaign: string, base: number, seats: readonly Seat[]): Promise<void> {
    await this.#wishesOf(campaign, base, seats).execute();
    await this.#store.engine.tell(REWIND_TOPIC, campaign);
  }

  /** Nobody goes back to these places any more: whoever still wants to says so anew. */
  async forget(campaign: string, base: number, places: readonly number[]): Promise<void> {
    await this.#store.db
      .deleteFrom('rewinds')
      .where('campaign', '=', campaign)
      .where('base', '=', base)
      .where('target', 'in', places)
      .execute();
  }

  /** What is wished for at this place of a table, and by whom. */
  wishes(campaign: string, base: number): Promise<readonly Wished[]> {
    return this.#store.db
      .selectFrom('rewinds')
      .select(['target', 'seat'])
      .where('campaign', '=', campaign)
      .where('base', '=', base)
      .orderBy('target')
      .execute();
  }

  #wishesOf(campaign: string, base: number, seats: readonly Seat[]) {
    return this.#store.db
      .deleteFrom('rewinds')
      .where('campaign', '=', campaign)
      .where('base', '=', base)
      .where('seat', 'in', seats);
  }
}

export type Wished = { readonly target: number; readonly seat: Seat };

/** A chair that is somebody's, and whether they play the game on the table there. */
export type Chair = { readonly seat: Seat; readonly user: string; readonly isInGame: boolean };

/**
 * Who has to agree to go back to a place: all who play, also where a bot stands in for them, and whoever sits at the table and did something
 * since. Others may act for whoever is away, but not take back what they did: so it is undefined, and nobody goes back, where somebody did
 * something since who has no seat here any more.
 */
export function neededFor(
  to: number,
  chairs: readonly Chair[],
  deeds: readonly Deed[],
): readonly Seat[] | undefined {
  const since = deeds.filter(({ seq, undoes = 0 }) => seq > to && undoes <= to);
  const doers = new Set(since.map(({ user }) => user));
  const needed = chairs.filter(({ user, isInGame }) => isInGame || doers.has(user));
  for (const { user } of needed) doers.delete(user);
  return doers.size > 0 ? undefined : needed.map(({ seat }) => seat);
}

/** What is proposed: the wish that most of those agree to who have to. Where all do, it is that one. */
export function proposalOf(
  wishes: readonly Wished[],
  base: number,
  neededTo: (place: number) => readonly Seat[] | undefined,
): Proposal | undefined {
  const proposals = [...Map.groupBy(wishes, ({ target }) => target)].flatMap(([to, agreed]) => {
    const needed = neededTo(to);
    if (needed === undefined) return [];
    const seats = agreed.map(({ seat }) => seat).filter((seat) => needed.includes(seat));
    return [{ base, to, agreed: seats, needed: [...needed] }];
  });
  const [first] = proposals.sort((a, b) => b.agreed.length - a.agreed.length);
  return first?.agreed.length === 0 ? undefined : first;
}

/** Going back so is one thing, whoever is the last to agree and on whichever server. */
export function messageOf(base: number, to: number): string {
  return `rewind-${base}-${to}`;
}

export function isAgreed({ agreed, needed }: Proposal): boolean {
  return needed.every((seat) => agreed.includes(seat));
}
