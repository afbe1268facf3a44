import type { ListedTable } from '@charterstone/protocol';
import { deciders, inspect } from '@charterstone/rules';
import type { Store } from '../store/store.ts';
import type { Company } from './company.ts';
import type { Tables } from './tables.ts';

/** Since when seats of a campaign have waited for somebody to decide. */
export type WaitingSince = (campaign: string) => Promise<ReadonlyMap<number, number>>;

/** The tables somebody takes part in or did: those that wait for them first, then by their age, those put away last. */
export async function tablesOf(
  user: string,
  {
    store,
    company,
    tables,
    waitingSince,
  }: {
    readonly store: Store;
    readonly company: Company;
    readonly tables: Tables;
    readonly waitingSince: WaitingSince;
  },
): Promise<ListedTable[]> {
  const memberships = await store.db.selectFrom('members').selectAll().where('user', '=', user).execute();
  const infos = await company.infos(memberships.map(({ campaign }) => campaign));
  const listed = await Promise.all(
    infos.map(async (info): Promise<ListedTable | undefined> => {
      const member = memberships.find(({ campaign }) => campaign === info.id);
      const isShownOut = (await company.membership(info.id, user)) === undefined;
      if (member === undefined || isShownOut) return undefined;
      // A table of another version can't be opened here; it is still one's own.
      const table = await tables.open(info.id).catch(() => undefined);
      const since = await waitingSince(info.id);
      const { game, over } = table === undefined ? { game: 0, over: false } : inspect(table.state);
      return {
        table: info,
        game,
        over,
        seq: table?.seq ?? 0,
        waitingFor: (table === undefined ? [] : deciders(table.state)).map((seat) => ({
          seat,
          since: since.get(seat) ?? info.madeAt,
        })),
        mine: info.seats.filter(({ person }) => person?.id === user).map(({ seat }) => seat),
        hidden: member.hidden === 1,
        left: member.left_at !== null,
      };
    }),
  );
  return listed
    .filter((one) => one !== undefined)
    .sort((a, b) => rank(a) - rank(b) || b.table.madeAt - a.table.madeAt);
}

function rank({ table, hidden, left, waitingFor, mine }: ListedTable): number {
  if (hidden || left) return 2;
  // Where a bot stands in, nobody is waited for.
  const playing = table.seats.filter(({ seat, bot }) => mine.includes(seat) && bot === undefined);
  return waitingFor.some(({ seat }) => playing.some((chair) => chair.seat === seat)) ? 0 : 1;
}
