import type { Store } from '../../src/store/store.ts';

/** More entries than are read at once. */
export const ENTRIES = 1234;
/** Text that formats stumble over: other alphabets, quotes, line ends of all kinds, a zero within JSON. */
const ODD = 'Łódź “👩‍🌾” \\ " \u2028 \u2029 \r\n [after 1] {"t":1}';

/** Something in every table, in every kind of column. */
export async function fill({ db }: Store): Promise<void> {
  const campaign = 'campaign-1';
  const at = 1_800_000_000_123;
  const user = { language: 'pl', email_confirmed: 1, made_at: at };
  await db
    .insertInto('users')
    .values([
      { id: 'ann', name: ODD, email: 'ann@example.org', ...user },
      { id: 'ben', name: '', email: null, ...user },
    ])
    .execute();
  await db
    .insertInto('campaigns')
    .values(
      [campaign, 'campaign-2'].map((id) => ({
        id,
        setting: JSON.stringify({ seats: 2, seed: ODD }),
        rules: 2,
        box: 2,
        fingerprint: 'f',
        made_at: at,
      })),
    )
    .execute();
  for (let from = 1; from <= ENTRIES; from += 400)
    await db
      .insertInto('journal')
      .values(
        Array.from({ length: Math.min(400, ENTRIES - from + 1) }, (_, i) => ({
          campaign,
          seq: from + i,
          seat: 1,
          choice: JSON.stringify({ do: 'name', what: 'village', text: `\0 ${ODD} ${from + i}` }),
          message: `message ${from + i}`,
          at: at + i,
        })),
      )
      .execute();
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  await db
    .insertInto('boxes')
    .values({ fingerprint: 'f', box: JSON.stringify({ names: ODD }), kept_at: at })
    .execute();
  await db.insertInto('snapshots').values({ campaign, seq: 7, state: bytes }).execute();
  await db.insertInto('claims').values({ work: 'bot', server: 's', until: at }).execute();
  await db.insertInto('sessions').values({ hash: 'h', user: 'ann', made_at: at, seen_at: at }).execute();
  await db
    .insertInto('passkeys')
    .values([
      { id: 'p', user: 'ann', public_key: bytes, counter: 4_294_967_296, transports: '[]', made_at: at },
      { id: 'q', user: 'ben', public_key: Buffer.alloc(0), counter: 0, transports: '[]', made_at: at },
    ])
    .execute();
  await db
    .insertInto('tokens')
    .values({ hash: 't', kind: 'recovery', user: null, about: '{}', until: at, used_at: null })
    .execute();
  await db.insertInto('pushes').values({ endpoint: 'e', user: 'ann', keys: '{}', made_at: at }).execute();
  await db
    .insertInto('tables')
    .values({ campaign, name: ODD, host: 'ann', language: 'de', courtesy: '{}' })
    .execute();
  await db
    .insertInto('seats')
    .values([
      { campaign, seat: 1, user: 'ann', bot: null },
      { campaign, seat: 2, user: null, bot: 'hard' },
    ])
    .execute();
  await db
    .insertInto('members')
    .values({ campaign, user: 'ann', joined_at: at, left_at: null, hidden: 0, invite: null })
    .execute();
  await db.insertInto('notes').values({ campaign, user: 'ann', seat: 1, text: ODD }).execute();
  await db.insertInto('sat').values({ campaign, seat: 1, user: 'ann' }).execute();
  await db.insertInto('seen').values({ campaign, user: 'ann', at }).execute();
  await db
    .insertInto('invites')
    .values({ id: 'i', hash: 'ih', campaign, seat: 0, made_at: at, revoked_at: null })
    .execute();
  await db.insertInto('chat').values({ campaign, n: 1, user: 'ann', text: ODD, message: 'm', at }).execute();
  await db.insertInto('mutes').values({ campaign, user: 'ann', muted: 'ben' }).execute();
  await db.insertInto('rewinds').values({ campaign, base: 9, target: 3, seat: 1 }).execute();
  await db
    .insertInto('waiting')
    .values({ campaign, seat: 1, seq: 4, since: null, at, look_at: null })
    .execute();
  await db
    .insertInto('notices')
    .values({ campaign, seat: 1, since: 4, user: 'ann', reminder: 0, way: 'push', sent_at: null })
    .execute();
  await db.insertInto('secrets').values({ name: 'vapid', value: ODD }).execute();
}
