import type { Store } from '../store/store.ts';

/** Somebody at a table. */
export type Back = {
  readonly id: string;
  /** What they are called there: several people may share a device. */
  readonly name: string;
  readonly isHost: boolean;
  /** When they were last at the table; who never was, when they were let in. */
  readonly lastSeen: number;
};

/** A chair of a table, and who sits there. */
export type SeatedAt = {
  readonly seat: number;
  readonly person?: Back;
  /** It plays there, or stands in. */
  readonly bot?: string;
};

/** Who sits where at a table. */
export type Seating = {
  readonly id: string;
  readonly name: string;
  /** Perhaps without a seat of their own. */
  readonly host?: Back;
  readonly seats: readonly SeatedAt[];
};

/** Every table of a server, by its name. */
export async function seatings({ db }: Store): Promise<Seating[]> {
  const [tables, chairs] = await Promise.all([
    db
      .selectFrom('tables')
      .leftJoin('users', 'users.id', 'tables.host')
      .leftJoin('members', (join) =>
        join.onRef('members.campaign', '=', 'tables.campaign').onRef('members.user', '=', 'tables.host'),
      )
      .leftJoin('seen', (join) =>
        join.onRef('seen.campaign', '=', 'tables.campaign').onRef('seen.user', '=', 'tables.host'),
      )
      .select(['tables.campaign', 'tables.name', 'users.id as host', 'users.name as hosted'])
      .select(({ fn }) => fn.coalesce('seen.at', 'members.joined_at').as('seenAt'))
      .execute(),
    db
      .selectFrom('seats')
      .leftJoin('users', 'users.id', 'seats.user')
      .leftJoin('sat', (join) =>
        join
          .onRef('sat.campaign', '=', 'seats.campaign')
          .onRef('sat.seat', '=', 'seats.seat')
          .onRef('sat.user', '=', 'seats.user'),
      )
      .leftJoin('members', (join) =>
        join.onRef('members.campaign', '=', 'seats.campaign').onRef('members.user', '=', 'seats.user'),
      )
      .leftJoin('seen', (join) =>
        join.onRef('seen.campaign', '=', 'seats.campaign').onRef('seen.user', '=', 'seats.user'),
      )
      .select(['seats.campaign', 'seats.seat', 'seats.bot', 'users.id', 'users.name', 'sat.name as called'])
      .select(({ fn }) => fn.coalesce('seen.at', 'members.joined_at').as('at'))
      .orderBy('seats.seat')
      .execute(),
  ]);
  const at = Map.groupBy(chairs, ({ campaign }) => campaign);
  return tables
    .map(({ campaign, name, host, hosted, seenAt }) => ({
      id: campaign,
      name,
      ...(host === null
        ? {}
        : { host: { id: host, name: hosted ?? '', isHost: true, lastSeen: seenAt ?? 0 } }),
      seats: (at.get(campaign) ?? []).map((row): SeatedAt => {
        const { seat, bot, id, called } = row;
        const whose = { name: called ?? row.name ?? '', isHost: id === host, lastSeen: row.at ?? 0 };
        return {
          seat,
          ...(id === null ? {} : { person: { id, ...whose } }),
          ...(bot === null ? {} : { bot }),
        };
      }),
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
