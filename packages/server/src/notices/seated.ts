import type { Store } from '../store/store.ts';
import type { Due } from './waiting.ts';
import { languageOf, type Turn } from './way.ts';

/** Who sits where it is somebody's turn. */
export type Seated = {
  readonly table: Turn['table'];
  /** Nobody where nobody sits, or a bot plays; and nobody at a private copy, where nobody waits for anybody. */
  readonly person: Turn['person'] | undefined;
  /** Neither has the table done without reminders nor the person put it away. */
  readonly remind: boolean;
  /** So far the journal goes. */
  readonly end: number;
};

export async function seatedAt({ db }: Store, { campaign, seat }: Due): Promise<Seated> {
  const row = await db
    .selectFrom('tables')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.campaign', '=', 'tables.campaign')
        .on('seats.seat', '=', seat)
        .on('seats.bot', 'is', null)
        .on('tables.what_if_of', 'is', null),
    )
    .leftJoin('users', 'users.id', 'seats.user')
    .leftJoin('sat', (join) =>
      join
        .onRef('sat.campaign', '=', 'tables.campaign')
        .onRef('sat.seat', '=', 'seats.seat')
        .onRef('sat.user', '=', 'seats.user'),
    )
    .leftJoin('members', (join) =>
      join.onRef('members.campaign', '=', 'tables.campaign').onRef('members.user', '=', 'users.id'),
    )
    .select(['tables.name as table', 'tables.language as spoken', 'tables.courtesy', 'members.hidden'])
    .select(['users.id', 'users.name', 'users.language', 'users.email', 'users.email_confirmed'])
    .select('sat.name as called')
    .select(({ selectFrom }) =>
      selectFrom('journal')
        .select(({ fn }) => fn.max('seq').as('end'))
        .where('journal.campaign', '=', campaign)
        .as('end'),
    )
    .where('tables.campaign', '=', campaign)
    .executeTakeFirstOrThrow();
  const { reminders = true }: { readonly reminders?: boolean } = JSON.parse(row.courtesy);
  return {
    table: { name: row.table, language: languageOf(row.spoken) },
    person:
      row.id === null
        ? undefined
        : {
            id: row.id,
            // Several people may share a device: it is the turn of whoever plays on this chair.
            name: row.called ?? row.name ?? '',
            language: languageOf(row.language),
            address: row.email_confirmed === 1 ? (row.email ?? undefined) : undefined,
          },
    remind: reminders && row.hidden !== 1,
    end: Number(row.end ?? 0),
  };
}

/** When the journal of a campaign got that far. */
export async function writtenAt({ db }: Store, campaign: string, seq: number): Promise<number> {
  const [entry] = await db
    .selectFrom('journal')
    .select('at')
    .where('campaign', '=', campaign)
    .where('seq', '=', seq)
    .execute();
  if (entry !== undefined) return entry.at;
  const begun = db.selectFrom('campaigns').select('made_at').where('id', '=', campaign);
  return (await begun.executeTakeFirstOrThrow()).made_at;
}
