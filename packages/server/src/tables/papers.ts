import type { Person } from '@charterstone/protocol';
import { forbidden } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';

/** Notes of whoever watches, or of the table as a whole. */
const NO_SEAT = 0;

/** What somebody keeps to themselves about a table: notes, whom they no longer want to hear, whether it is put away. */
export class Papers {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async notes(campaign: string, user: string, seat: number): Promise<string> {
    const [row] = await this.#store.db
      .selectFrom('notes')
      .select('text')
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .where('seat', '=', seat)
      .execute();
    return row?.text ?? '';
  }

  /** Notes are for a seat of mine, or one that I had: what is still being written when I get up is kept. */
  async write(campaign: string, user: string, seat: number, text: string): Promise<void> {
    if (seat !== NO_SEAT && !(await this.#hasSat(campaign, user, seat)))
      throw forbidden('notes are written for a seat of one’s own, or for 0: the table');
    await this.#store.db
      .insertInto('notes')
      .values({ campaign, user, seat, text })
      .onConflict((known) => known.columns(['campaign', 'user', 'seat']).doUpdateSet({ text }))
      .execute();
  }

  async #hasSat(campaign: string, user: string, seat: number): Promise<boolean> {
    const rows = await this.#store.db
      .selectFrom('sat')
      .select('seat')
      .where('campaign', '=', campaign)
      .where('seat', '=', seat)
      .where('user', '=', user)
      .execute();
    return rows.length > 0;
  }

  async hide(campaign: string, user: string, hidden: boolean): Promise<void> {
    await this.#store.db
      .updateTable('members')
      .set({ hidden: hidden ? 1 : 0 })
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .execute();
  }

  async mute(campaign: string, user: string, muted: string, on: boolean): Promise<void> {
    const { db } = this.#store;
    if (on)
      await db
        .insertInto('mutes')
        .values({ campaign, user, muted })
        .onConflict((known) => known.doNothing())
        .execute();
    else
      await db
        .deleteFrom('mutes')
        .where('campaign', '=', campaign)
        .where('user', '=', user)
        .where('muted', '=', muted)
        .execute();
  }

  async mutedBy(campaign: string, user: string): Promise<string[]> {
    return (await this.mutedPeople(campaign, user)).map(({ id }) => id);
  }

  /** With their names: they may have left, and nothing of theirs is seen. */
  async mutedPeople(campaign: string, user: string): Promise<Person[]> {
    const rows = await this.#store.db
      .selectFrom('mutes')
      .leftJoin('users', 'users.id', 'mutes.muted')
      .select(['muted', 'users.name'])
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .orderBy('muted')
      .execute();
    return rows.map(({ muted, name }) =>
      name === null || name === '' ? { id: muted } : { id: muted, name },
    );
  }
}
