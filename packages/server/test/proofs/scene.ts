import { randomBytes } from 'node:crypto';
import { Visitor } from '../../src/client/index.ts';
import { type House, inviteFor } from '../house.ts';

/** Whoever may knock at a door, by what they are to one table. */
export const PEOPLE = [
  'host',
  'mate',
  'watcher',
  'resting',
  'gone',
  'shownOut',
  'stranger',
  'nobody',
] as const;
export type Who = (typeof PEOPLE)[number];

/**
 * A table and people around it: its host (seat 1), a mate (seat 2), someone who left (seat 3), someone for whom a bot stands in (seat
 * 4), who watches, who watched by a link that was revoked, a stranger with a table of their own, and nobody: no session at all.
 */
export type Scene = {
  readonly url: string;
  readonly table: string;
  /** The stranger's own. */
  readonly otherTable: string;
  readonly people: { readonly [W in Who]: Visitor };
  readonly ids: { readonly [W in Who]: string };
  /** The link by which somebody watches; the one that was revoked, and its secret. */
  readonly invite: string;
  readonly revoked: string;
  /** The host's. */
  readonly passkey: string;
};

export async function openScene({ url: address, parts }: House): Promise<Scene> {
  // Passkeys work at names only.
  const url = address.replace('127.0.0.1', 'localhost');
  const arriving = PEOPLE.map(
    async (who): Promise<[Who, Visitor]> => [
      who,
      who === 'nobody' ? new Visitor(url) : await Visitor.arrive(url, `The ${who}`),
    ],
  );
  const people = everybody(new Map(await Promise.all(arriving)));
  const { host, mate, gone, resting, watcher, shownOut, stranger } = people;
  const body = { name: 'Fridays', seats: 4, mine: [1], seed: 'scene' };
  const { id: table } = await host.ask('makeTable', { body });
  const { id: otherTable } = await stranger.ask('makeTable', { body: { ...body, name: 'Elsewhere' } });
  for (const [seat, guest] of [mate, gone, resting].entries())
    await guest.ask('join', { body: { token: await inviteFor(host, table, seat + 2) } });
  await gone.ask('leave', { params: { table } });
  await resting.ask('standIn', { params: { table, seat: 4 }, body: { bot: 'easy' } });
  const revoked = await inviteFor(host, table);
  await shownOut.ask('join', { body: { token: revoked } });
  const { invites: before } = await host.ask('invites', { params: { table } });
  const watching = before.find(({ seat, revoked: ended }) => seat === undefined && !ended);
  await host.ask('revokeInvite', { params: { table, invite: watching?.id ?? '' } });
  const { invite } = await host.ask('makeInvite', { params: { table }, body: {} });
  await watcher.ask('join', { body: { token: await inviteFor(host, table) } });
  const ids = await idsOf(people);
  const passkey = randomBytes(8).toString('base64url');
  const row = {
    id: passkey,
    user: ids.host,
    public_key: Buffer.from([1]),
    counter: 0,
    transports: '[]',
    made_at: 1,
  };
  await parts.store.db.insertInto('passkeys').values(row).execute();
  return { url, table, otherTable, people, ids, invite: invite.id, revoked, passkey };
}

function everybody(found: ReadonlyMap<Who, Visitor>): Scene['people'] {
  const one = (who: Who): Visitor => {
    const visitor = found.get(who);
    if (visitor === undefined) throw new Error(`${who} is missing`);
    return visitor;
  };
  return {
    host: one('host'),
    mate: one('mate'),
    watcher: one('watcher'),
    resting: one('resting'),
    gone: one('gone'),
    shownOut: one('shownOut'),
    stranger: one('stranger'),
    nobody: one('nobody'),
  };
}

async function idsOf(people: Scene['people']): Promise<Scene['ids']> {
  const idOf = async (who: Who): Promise<string> =>
    who === 'nobody' ? '' : (await people[who].ask('whoAmI')).id;
  return {
    host: await idOf('host'),
    mate: await idOf('mate'),
    watcher: await idOf('watcher'),
    resting: await idOf('resting'),
    gone: await idOf('gone'),
    shownOut: await idOf('shownOut'),
    stranger: await idOf('stranger'),
    nobody: '',
  };
}

/** Waits until nothing is being written any more: bots that had something to decide have decided. */
export async function stillness({ parts }: House, table: string): Promise<void> {
  const at = await parts.tables.open(table);
  for (let seq = -1; seq !== at.seq; ) {
    seq = at.seq;
    await at.idle();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
