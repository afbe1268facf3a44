import type { Answered, TableInfo } from '@charterstone/protocol';
import { ask } from '../../wire/ask.ts';

export type SentInvite = Answered<'makeInvite'>;

/** A table that was just made, with a link for every seat that nobody plays. */
export type Made = { readonly table: TableInfo; readonly invites: readonly SentInvite[] };

export function openSeats({ seats }: TableInfo): readonly number[] {
  return seats.filter(({ person, bot }) => person === undefined && bot === undefined).map(({ seat }) => seat);
}

export async function inviteTo(table: string, seat: number | undefined): Promise<SentInvite> {
  return ask('makeInvite', { params: { table }, body: seat === undefined ? {} : { seat } });
}

/** One after the other: a server that is slow is asked no more at a time. A link that could not be made can be made later. */
export async function withInvites(table: TableInfo): Promise<Made> {
  const invites: SentInvite[] = [];
  for (const seat of openSeats(table)) {
    const sent = await inviteTo(table.id, seat).catch(() => undefined);
    if (sent !== undefined) invites.push(sent);
  }
  return { table, invites };
}
