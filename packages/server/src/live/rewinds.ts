import type { Proposal } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import type { Store } from '../store/store.ts';

/** On this topic servers tell each other at which table somebody wants to go back. */
export const REWIND_TOPIC = 'rewind';

/** Further back than undo goes, if everybody agrees. An agreement is for one place of the table and ends when it moves on. */
export class Rewinds {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async agree(campaign: string, base: number, to: number, seats: readonly Seat[]): Promise<void> {
    const rows = seats.map((seat) => ({ campaign, base, target: to, seat }));
    await this.#store.db
      .insertInto('rewinds')
      .values(rows)
      .onConflict((known) => known.doNothing())
      .execute();
    await this.#store.engine.tell(REWIND_TOPIC, campaign);
  }

  /** What is proposed for a table at this place: the wish that most agree to. */
  async proposed(campaign: string, base: number, needed: readonly Seat[]): Promise<Proposal | undefined> {
    const rows = await this.#store.db
      .selectFrom('rewinds')
      .select(['target', 'seat'])
      .where('campaign', '=', campaign)
      .where('base', '=', base)
      .orderBy('target')
      .execute();
    const places = [...new Set(rows.map(({ target }) => target))];
    const proposals = places.map((to) => ({
      base,
      to,
      agreed: rows.filter(({ target }) => target === to).map(({ seat }) => seat),
      needed: [...needed],
    }));
    return proposals.sort((a, b) => b.agreed.length - a.agreed.length)[0];
  }
}

export function isAgreed({ agreed, needed }: Proposal): boolean {
  return needed.every((seat) => agreed.includes(seat));
}
