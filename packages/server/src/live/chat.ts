import type { Said } from '@charterstone/protocol';
import { sql } from 'kysely';
import { Conflict } from '../store/engine.ts';
import type { Store } from '../store/store.ts';

/** On this topic servers tell each other at which table something was said. */
export const CHAT_TOPIC = 'chat';
const LAST = 50;

/** What people say at their tables. */
export class Chat {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Says something once, however often the message arrives. */
  async say(campaign: string, user: string, message: string, text: string): Promise<void> {
    const { db, engine } = this.#store;
    for (;;) {
      try {
        await db
          .insertInto('chat')
          .columns(['campaign', 'n', 'user', 'text', 'message', 'at'])
          .expression(
            db
              .selectFrom('chat')
              .select(({ fn }) => [
                sql<string>`cast(${campaign} as text)`.as('campaign'),
                sql<number>`cast(coalesce(${fn.max('n')}, 0) + 1 as integer)`.as('n'),
                sql<string>`cast(${user} as text)`.as('user'),
                sql<string>`cast(${text} as text)`.as('text'),
                sql<string>`cast(${message} as text)`.as('message'),
                sql<number>`cast(${Date.now()} as bigint)`.as('at'),
              ])
              .where('campaign', '=', campaign),
          )
          .execute();
        break;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        // Somebody spoke at the same instant, or this was said already.
        if (await this.#isSaid(campaign, message)) break;
      }
    }
    await engine.tell(CHAT_TOPIC, campaign);
  }

  async #isSaid(campaign: string, message: string): Promise<boolean> {
    const rows = await this.#store.db
      .selectFrom('chat')
      .select('n')
      .where('campaign', '=', campaign)
      .where('message', '=', message)
      .execute();
    return rows.length > 0;
  }

  after(campaign: string, n: number): Promise<Said[]> {
    return this.#read(campaign, n);
  }

  async last(campaign: string): Promise<Said[]> {
    const said = await this.#read(campaign, 0, LAST);
    return said.reverse();
  }

  async #read(campaign: string, after: number, most?: number): Promise<Said[]> {
    const query = this.#store.db
      .selectFrom('chat')
      .leftJoin('users', 'users.id', 'chat.user')
      .select(['n', 'chat.user', 'users.name', 'text', 'at'])
      .where('campaign', '=', campaign)
      .where('n', '>', after)
      .orderBy('n', most === undefined ? 'asc' : 'desc');
    const rows = await (most === undefined ? query : query.limit(most)).execute();
    return rows.map(({ n, user, name, text, at }) => ({
      n,
      person: user,
      ...(name === null || name === '' ? {} : { name }),
      text,
      at,
    }));
  }
}
