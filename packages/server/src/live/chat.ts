import type { Said } from '@charterstone/protocol';
import { sql } from 'kysely';
import { Conflict } from '../store/engine.ts';
import type { Store } from '../store/store.ts';

/** On this topic servers tell each other at which table something was said. */
export const CHAT_TOPIC = 'chat';
/** So many lines are told at once, unless others are asked for. */
const PAGE = 50;

/** Lines that follow each other, and whether others were said before them. */
export type Page = { readonly said: Said[]; readonly earlierChat: boolean };

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

  async after(campaign: string, n: number): Promise<Said[]> {
    const rows = await this.#lines(campaign).where('n', '>', n).orderBy('n').execute();
    return rows.map(saidIn);
  }

  /** What was said last, or last before a line, but for what these have said. */
  async last(campaign: string, but: readonly string[], before?: number, most = PAGE): Promise<Page> {
    const rows = await this.#lines(campaign)
      .$if(before !== undefined, (all) => all.where('n', '<', before ?? 0))
      .$if(but.length > 0, (all) => all.where('chat.user', 'not in', but))
      .orderBy('n', 'desc')
      .limit(most + 1)
      .execute();
    return { said: rows.slice(0, most).reverse().map(saidIn), earlierChat: rows.length > most };
  }

  #lines(campaign: string) {
    return this.#store.db
      .selectFrom('chat')
      .leftJoin('users', 'users.id', 'chat.user')
      .select(['n', 'chat.user', 'users.name', 'text', 'at'])
      .where('campaign', '=', campaign);
  }
}

type Line = {
  readonly n: number;
  readonly user: string;
  readonly name: string | null;
  readonly text: string;
  readonly at: number;
};

function saidIn({ n, user, name, text, at }: Line): Said {
  return { n, person: user, ...(name === null || name === '' ? {} : { name }), text, at };
}
