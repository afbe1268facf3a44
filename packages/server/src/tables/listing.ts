import type { ListedTable } from '@charterstone/protocol';
import type { Selectable } from 'kysely';
import { standOf } from '../notices/follow.ts';
import type { Noted, Waiting } from '../notices/waiting.ts';
import type { MemberRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Company } from './company.ts';
import type { Tables } from './tables.ts';

export type Lists = {
  readonly store: Store;
  readonly company: Company;
  readonly tables: Tables;
  readonly notices: { readonly waiting: Pick<Waiting, 'noted'> };
};

/** The tables somebody takes part in or did: those that wait for them first, then by their age, those put away last. */
export async function tablesOf(user: string, lists: Lists): Promise<ListedTable[]> {
  const memberships = await membershipsOf(user, lists.store);
  const ids = memberships.map(({ campaign }) => campaign);
  const [infos, notes] = await Promise.all([lists.company.infos(ids), lists.notices.waiting.noted(ids)]);
  const listed = await Promise.all(
    infos.map(async (info): Promise<ListedTable | undefined> => {
      const member = memberships.find(({ campaign }) => campaign === info.id);
      const mine = info.seats.filter(({ person }) => person?.id === user).map(({ seat }) => seat);
      if (member === undefined || isShownOut(member, mine.length > 0)) return undefined;
      const { game, over, seq, seats } = await standing(info.id, notes.get(info.id), lists.tables);
      const since = notes.get(info.id)?.since;
      return {
        table: info,
        game,
        over,
        seq,
        waitingFor: seats.map((seat) => ({ seat, since: since?.get(seat) ?? info.madeAt })),
        mine,
        hidden: member.hidden === 1,
        left: member.left_at !== null,
      };
    }),
  );
  return listed
    .filter((one) => one !== undefined)
    .sort((a, b) => rank(a) - rank(b) || b.table.madeAt - a.table.madeAt);
}

type Membership = Pick<
  Selectable<MemberRow>,
  'campaign' | 'hidden' | 'left_at' | 'invite' | 'shown_out_at'
> & {
  readonly revoked_at: number | null;
};

function membershipsOf(user: string, { db }: Store): Promise<Membership[]> {
  return db
    .selectFrom('members')
    .leftJoin('invites', 'invites.id', 'members.invite')
    .select(['members.campaign', 'hidden', 'left_at', 'members.invite', 'shown_out_at', 'revoked_at'])
    .where('members.user', '=', user)
    .execute();
}

/** By the host, or because they watched by a link that no longer holds. */
function isShownOut({ invite, revoked_at, shown_out_at }: Membership, plays: boolean): boolean {
  return shown_out_at !== null || (invite !== null && !plays && revoked_at !== null);
}

type Standing = Pick<ListedTable, 'game' | 'over' | 'seq'> & { readonly seats: readonly number[] };
const UNKNOWN: Standing = { game: 0, over: false, seq: 0, seats: [] };

/** How a table stands. Where it is open that is known, and where it rests it was noted: only one that is just moving on is opened. */
async function standing(campaign: string, noted: Noted | undefined, tables: Tables): Promise<Standing> {
  const open = tables.opened(campaign);
  if (open === undefined && noted?.isCurrent === true) return { ...noted, seats: [...noted.since.keys()] };
  // A table of another version can't be opened here; it is still one's own.
  const table = open ?? (await tables.open(campaign).catch(() => undefined));
  if (table === undefined) return UNKNOWN;
  const stand = standOf(table);
  return { ...stand, seats: [...stand.decisions.keys()] };
}

function rank({ table, hidden, left, waitingFor, mine }: ListedTable): number {
  if (hidden || left) return 2;
  // Where a bot stands in, nobody is waited for.
  const playing = table.seats.filter(({ seat, bot }) => mine.includes(seat) && bot === undefined);
  return waitingFor.some(({ seat }) => playing.some((chair) => chair.seat === seat)) ? 0 : 1;
}
