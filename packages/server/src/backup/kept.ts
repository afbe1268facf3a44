import type { Database } from '../store/database.ts';

/** Made anew at any time, or of no use to another server. */
const LEFT_OUT = ['snapshots', 'claims'] as const;

type Kept = Exclude<keyof Database, (typeof LEFT_OUT)[number]>;

/** Every table that is kept, with the columns it is ordered by. Those come first that others refer to. */
const ORDER: { readonly [T in Kept]: string } = {
  users: 'id',
  campaigns: 'id',
  journal: 'campaign, seq',
  sessions: 'hash',
  passkeys: 'id',
  tokens: 'hash',
  pushes: 'endpoint',
  tables: 'campaign',
  seats: 'campaign, seat',
  members: 'campaign, "user"',
  notes: 'campaign, "user", seat',
  sat: 'campaign, seat, "user"',
  seen: 'campaign, "user"',
  invites: 'id',
  chat: 'campaign, n',
  mutes: 'campaign, "user", muted',
  rewinds: 'campaign, base, target, seat',
  waiting: 'campaign, seat',
  // By all its columns, by their places: there was no "user" once, and a database is backed up as it is.
  notices: '1, 2, 3, 4, 5, 6',
  secrets: 'name',
  boxes: 'fingerprint',
};

export const KEPT: readonly string[] = Object.keys(ORDER);
/** All tables of ours, those first that refer to others. */
export const OURS: readonly string[] = [...LEFT_OUT, ...KEPT.toReversed(), 'migrations'];
/** What a server writes by itself when it starts: a database with nothing else in it is empty. */
export const OF_THE_SERVER: readonly string[] = ['secrets'];

const ORDERS: ReadonlyMap<string, string> = new Map(Object.entries(ORDER));

/** All rows of a table, in an order that is always the same. */
export function selectAll(table: string): string {
  return `select * from "${table}" order by ${ORDERS.get(table)}`;
}
