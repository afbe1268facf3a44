import type { Chair, TableInfo } from '@charterstone/protocol';
import { OPTION_NAMES, type Seat, type Setting } from '@charterstone/rules';
import type { Selectable } from 'kysely';
import type { SeatRow, TableRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';

/** On this topic servers tell each other which table's company has changed. */
export const COMPANY_TOPIC = 'company';

/** Whoever plays at a table or did, or only watches; those who have left may come back. */
export type Membership = { readonly hasLeft: boolean; readonly watches: boolean };

/** Who is at the tables: hosts, seats, spectators. What they play lies in the journal. */
export class Company {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A table as everybody at it knows it; undefined when there is none. */
  async info(campaign: string): Promise<TableInfo | undefined> {
    const [found] = await this.infos([campaign]);
    return found;
  }

  async infos(campaigns: readonly string[]): Promise<TableInfo[]> {
    if (campaigns.length === 0) return [];
    const { db } = this.#store;
    const rows = await db
      .selectFrom('tables')
      .innerJoin('campaigns', 'campaigns.id', 'tables.campaign')
      .leftJoin('tables as first', 'first.campaign', 'tables.what_if_of')
      .selectAll('tables')
      .select(['setting', 'made_at', 'first.name as first_name'])
      .where('tables.campaign', 'in', campaigns)
      .execute();
    const seats = await db
      .selectFrom('seats')
      .leftJoin('users', 'users.id', 'seats.user')
      .leftJoin('sat', (join) =>
        join
          .onRef('sat.campaign', '=', 'seats.campaign')
          .onRef('sat.seat', '=', 'seats.seat')
          .onRef('sat.user', '=', 'seats.user'),
      )
      .selectAll('seats')
      .select(['users.name', 'sat.name as called'])
      .where('seats.campaign', 'in', campaigns)
      .orderBy('seats.seat')
      .execute();
    return rows.map((row) =>
      infoOf(
        row,
        seats.filter(({ campaign }) => campaign === row.campaign),
      ),
    );
  }

  async seatRows(campaign: string): Promise<SeatRow[]> {
    return this.#store.db
      .selectFrom('seats')
      .selectAll()
      .where('campaign', '=', campaign)
      .orderBy('seat')
      .execute();
  }

  async seatsOf(campaign: string, user: string): Promise<Seat[]> {
    return (await this.seatRows(campaign)).filter((row) => row.user === user).map(({ seat }) => seat);
  }

  /** How somebody belongs to a table; undefined for strangers, whoever was shown out, and whoever watched by a link that no longer holds. */
  async membership(campaign: string, user: string): Promise<Membership | undefined> {
    const [row] = await this.#store.db
      .selectFrom('members')
      .leftJoin('invites', 'invites.id', 'members.invite')
      .select(['left_at', 'shown_out_at', 'members.invite', 'invites.revoked_at'])
      .where('members.campaign', '=', campaign)
      .where('members.user', '=', user)
      .execute();
    if (row === undefined || row.shown_out_at !== null) return undefined;
    const hasLeft = row.left_at !== null;
    const watches = row.invite !== null && (await this.seatsOf(campaign, user)).length === 0;
    return watches && row.revoked_at !== null ? undefined : { hasLeft, watches };
  }

  /** Whoever ever played or watched, and so may have said something. */
  async wasEverAt(campaign: string, user: string): Promise<boolean> {
    const rows = await this.#store.db
      .selectFrom('members')
      .select('user')
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .execute();
    return rows.length > 0;
  }

  /** Whoever plays or watches and has not left. */
  async isParticipant(campaign: string, user: string): Promise<boolean> {
    const found = await this.membership(campaign, user);
    return found !== undefined && !found.hasLeft;
  }

  /** When somebody was last at a table; who never was, when they were let in. Now, for strangers. */
  async lastAt(campaign: string, user: string): Promise<number> {
    const row = await this.#store.db
      .selectFrom('members')
      .leftJoin('seen', (join) =>
        join.onRef('seen.campaign', '=', 'members.campaign').onRef('seen.user', '=', 'members.user'),
      )
      .select(({ fn }) => fn.coalesce('seen.at', 'members.joined_at').as('at'))
      .where('members.campaign', '=', campaign)
      .where('members.user', '=', user)
      .executeTakeFirst();
    return row?.at ?? Date.now();
  }

  async isHost(campaign: string, user: string): Promise<boolean> {
    return (await this.hostOf(campaign)) === user;
  }

  async hostOf(campaign: string): Promise<string | undefined> {
    const [row] = await this.#store.db
      .selectFrom('tables')
      .select('host')
      .where('campaign', '=', campaign)
      .execute();
    return row?.host ?? undefined;
  }

  /** Tells everybody, on every server, that the company of a table is another one. */
  async changed(campaign: string): Promise<void> {
    await this.#store.engine.tell(COMPANY_TOPIC, campaign);
  }
}

type Seated = SeatRow & { readonly name: string | null; readonly called: string | null };
type Found = Selectable<TableRow> & {
  readonly setting: string;
  readonly made_at: number;
  /** What the table is called that this one is a copy of. */
  readonly first_name: string | null;
};

function infoOf(row: Found, seats: readonly Seated[]): TableInfo {
  const setting: Setting = JSON.parse(row.setting);
  return {
    id: row.campaign,
    name: row.name,
    ...(row.host === null ? {} : { host: row.host }),
    language: row.language === 'de' || row.language === 'pl' ? row.language : 'en',
    seats: seats.map(chairOf),
    automas: setting.automas ?? 0,
    ...(setting.games === undefined ? {} : { games: setting.games }),
    options: OPTION_NAMES.filter((name) => setting.options?.[name] === true),
    courtesy: JSON.parse(row.courtesy),
    madeAt: row.made_at,
    ...(row.what_if_of === null
      ? {}
      : { whatIf: { table: row.what_if_of, name: row.first_name ?? row.name, seq: row.what_if_at ?? 0 } }),
  };
}

function chairOf({ seat, user, bot, name, called }: Seated): Chair {
  return {
    seat,
    ...(user === null ? {} : { person: name === null || name === '' ? { id: user } : { id: user, name } }),
    ...(called === null ? {} : { name: called }),
    ...(bot === null ? {} : { bot }),
  };
}
