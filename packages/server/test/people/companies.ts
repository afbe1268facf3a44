import { newId } from '../../src/secrets.ts';
import type { Store } from '../../src/store/store.ts';

/** Who is at a table, and where. */
export type Company = {
  readonly host: string;
  /** Who sits where; nobody at 0. */
  readonly seats?: Readonly<Record<number, string>>;
  readonly watchers?: readonly string[];
  /** Whoever came first stands first. */
  readonly members: readonly string[];
  readonly left?: readonly string[];
};

/** A table with this company; its campaign. */
export async function tableOf(
  { db }: Store,
  { host, seats = {}, members, watchers = [], left = [] }: Company,
): Promise<string> {
  const campaign = newId();
  const at = Date.now();
  await db
    .insertInto('campaigns')
    .values({ id: campaign, setting: '{}', rules: 1, box: 1, fingerprint: '', made_at: at })
    .execute();
  await db
    .insertInto('tables')
    .values({ campaign, name: 'Greengully', host, language: 'en', courtesy: '{}' })
    .execute();
  const rows = [...members, ...watchers].map((user, i) => ({
    campaign,
    user,
    joined_at: at + i,
    left_at: left.includes(user) ? at + 100 : null,
    hidden: 0,
    invite: watchers.includes(user) ? 'a link to watch' : null,
  }));
  await db.insertInto('members').values(rows).execute();
  const notes = rows.map(({ user }) => ({ campaign, user, seat: 1, text: `notes of ${user}` }));
  await db.insertInto('notes').values(notes).execute();
  for (const [seat, user] of Object.entries(seats))
    await db
      .insertInto('seats')
      .values({ campaign, seat: Number(seat), user, bot: null })
      .execute();
  return campaign;
}
