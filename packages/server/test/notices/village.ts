import { newId } from '../../src/secrets.ts';
import type { Store } from '../../src/store/store.ts';

export type Player = {
  readonly id: string;
  readonly name: string;
};

/** A table of people in the database, whose journal is written by hand. */
export class Village {
  readonly id = newId();
  readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Seats from 1 on: a person, a bot by its name, or nobody. */
  static async found(
    store: Store,
    seats: readonly (Player | 'bot' | undefined)[],
    about: {
      readonly name?: string;
      readonly courtesy?: object;
      readonly language?: string;
      readonly whatIfOf?: string;
    } = {},
  ): Promise<Village> {
    const village = new Village(store);
    const { db, engine } = store;
    const campaign = village.id;
    const { name = 'Elm Hollow', courtesy = {}, language = 'en', whatIfOf } = about;
    const people = seats.filter((seat) => typeof seat === 'object');
    const member = { campaign, joined_at: 1, left_at: null, hidden: 0, invite: null };
    await engine.run([
      db
        .insertInto('campaigns')
        .values({ id: campaign, setting: '{}', rules: 1, box: 1, fingerprint: '', made_at: 1 })
        .compile(),
      db
        .insertInto('tables')
        .values({
          ...{ campaign, name, host: null, language, courtesy: JSON.stringify(courtesy) },
          ...(whatIfOf === undefined ? {} : { what_if_of: whatIfOf, what_if_at: 1 }),
        })
        .compile(),
      ...seats.map((seat, i) =>
        db
          .insertInto('seats')
          .values({
            campaign,
            seat: i + 1,
            user: typeof seat === 'object' ? seat.id : null,
            bot: seat === 'bot' ? 'normal' : null,
          })
          .compile(),
      ),
      ...[...new Set(people.map(({ id }) => id))].map((user) =>
        db
          .insertInto('members')
          .values({ ...member, user })
          .compile(),
      ),
    ]);
    return village;
  }

  /** The next entry of the journal; its place. */
  async chooses(seat: number, choice: object = { do: 'pass' }, at = 1): Promise<number> {
    const { db } = this.store;
    const [last] = await db
      .selectFrom('journal')
      .select('seq')
      .where('campaign', '=', this.id)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    const seq = (last?.seq ?? 0) + 1;
    await db
      .insertInto('journal')
      .values({ campaign: this.id, seq, seat, choice: JSON.stringify(choice), message: `m${seq}`, at })
      .execute();
    return seq;
  }
}

export async function person(
  { db }: Store,
  name: string,
  about: { readonly email?: string; readonly language?: string } = {},
): Promise<Player> {
  const id = newId();
  const { email = null, language = 'en' } = about;
  await db
    .insertInto('users')
    .values({ id, name, language, email, email_confirmed: email === null ? 0 : 1, made_at: 1 })
    .execute();
  return { id, name };
}
