import type { Entry } from '@charterstone/rules';
import type { Store } from '../store/store.ts';

/** An entry as it lies in the journal. */
export type Kept = Entry & { readonly seq: number; readonly message: string };
export type NewEntry = Kept & { readonly campaign: string };

/** The journals of all campaigns: appended to, never changed. */
export class Journal {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Writes an entry unless its place is taken or its message is known; whether it was written. On disk when it resolves. */
  async append({ campaign, seq, seat, choice, message }: NewEntry): Promise<boolean> {
    const row = { campaign, seq, seat, choice: JSON.stringify(choice), message, at: Date.now() };
    const written = await this.#store.db
      .insertInto('journal')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .execute();
    return written.length > 0;
  }

  /** All entries of a campaign after a place, in order. */
  async after(campaign: string, seq: number): Promise<Kept[]> {
    const rows = await this.#store.db
      .selectFrom('journal')
      .select(['seq', 'seat', 'choice', 'message'])
      .where('campaign', '=', campaign)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    return rows.map(({ choice, ...row }) => ({ ...row, choice: JSON.parse(choice) }));
  }

  /** The place of a message, if it was written. */
  async placeOf(campaign: string, message: string): Promise<number | undefined> {
    const [row] = await this.#store.db
      .selectFrom('journal')
      .select('seq')
      .where('campaign', '=', campaign)
      .where('message', '=', message)
      .execute();
    return row?.seq;
  }
}
