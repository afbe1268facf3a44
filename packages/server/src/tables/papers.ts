import type { Store } from '../store/store.ts';

/** What somebody keeps to themselves about a table: notes, whom they no longer want to hear, whether it is put away. */
export class Papers {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async notes(campaign: string, user: string): Promise<string> {
    const [row] = await this.#store.db
      .selectFrom('members')
      .select('notes')
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .execute();
    return row?.notes ?? '';
  }

  write(campaign: string, user: string, notes: string): Promise<void> {
    return this.#set(campaign, user, { notes });
  }

  hide(campaign: string, user: string, hidden: boolean): Promise<void> {
    return this.#set(campaign, user, { hidden: hidden ? 1 : 0 });
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
    const rows = await this.#store.db
      .selectFrom('mutes')
      .select('muted')
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .execute();
    return rows.map(({ muted }) => muted);
  }

  async #set(
    campaign: string,
    user: string,
    to: { readonly notes?: string; readonly hidden?: number },
  ): Promise<void> {
    await this.#store.db
      .updateTable('members')
      .set(to)
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .execute();
  }
}
