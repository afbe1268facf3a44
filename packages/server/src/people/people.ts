import { type Language, language, type Me, type Person } from '@charterstone/protocol';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { browsersOf } from './browsers.ts';
import { forgetting } from './forgetting.ts';
import type { Sessions } from './sessions.ts';

/** What people are called, and what they are told of themselves. */
export class People {
  readonly #store: Store;
  readonly #sessions: Sessions;

  constructor(store: Store, sessions: Sessions) {
    this.#store = store;
    this.#sessions = sessions;
  }

  /** Somebody new, with a session for the device they came on; gives its cookie. */
  async arrive(name: string, speaks: Language): Promise<{ readonly user: string; readonly cookie: string }> {
    const { db, engine } = this.#store;
    const user = newId();
    const { cookie, statement } = this.#sessions.fresh(user);
    const row = { id: user, name, language: speaks, email: null, email_confirmed: 0, made_at: Date.now() };
    await engine.run([db.insertInto('users').values(row).compile(), statement]);
    return { user, cookie };
  }

  /** Never brings back a name that was deleted. */
  async change(user: string, name: string, speaks: Language | undefined): Promise<void> {
    const rows = await this.#store.db
      .updateTable('users')
      .set({ name, ...(speaks === undefined ? {} : { language: speaks }) })
      .where('id', '=', user)
      .where('name', '!=', '')
      .returning('id')
      .execute();
    if (rows.length === 0) throw gone();
  }

  async me(user: string): Promise<Me> {
    const { db } = this.#store;
    const [[row], passkeys, pushes] = await Promise.all([
      db.selectFrom('users').selectAll().where('id', '=', user).execute(),
      db
        .selectFrom('passkeys')
        .select(['id', 'made_at as madeAt'])
        .where('user', '=', user)
        .orderBy('made_at')
        .orderBy('id')
        .execute(),
      browsersOf(db, user).select('endpoint').execute(),
    ]);
    if (row === undefined || row.name === '') throw gone();
    const { id, name, email } = row;
    return {
      id,
      name,
      language: language.parse(row.language),
      ...(email === null ? {} : { email: { address: email, confirmed: row.email_confirmed === 1 } }),
      passkeys,
      pushes: pushes.length,
    };
  }

  async person(user: string): Promise<Person> {
    return (await this.persons([user])).get(user) ?? { id: user };
  }

  /** As others see them, by id. Whoever has deleted their identity has no name. */
  async persons(users: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    if (users.length === 0) return new Map();
    const rows = await this.#store.db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', users)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name === '' ? { id } : { id, name }]));
  }

  /** The tables where somebody is one of the company. */
  async tablesOf(user: string): Promise<readonly string[]> {
    const rows = await this.#store.db
      .selectFrom('members')
      .select('campaign')
      .where('user', '=', user)
      .where('left_at', 'is', null)
      .execute();
    return rows.map(({ campaign }) => campaign);
  }

  /** Deletes what is known of somebody, all of it at once. The campaigns stay. */
  async forget(user: string): Promise<void> {
    await this.#sessions.ending(user, forgetting(this.#store.db, user, Date.now()));
  }
}

/** Another server has just deleted them, and this one had not heard of it. */
const gone = () => new Refusal(401, 'no-session', 'this identity was deleted');
