import { randomUUID } from 'node:crypto';
import type { FromServer, Proposal } from '@charterstone/protocol';
import { expect } from 'vitest';
import type { Answer, AtTable } from '../../src/client/index.ts';
import { anyChoice, chanceFrom, type House } from '../house.ts';
import { told } from '../proofs/told.ts';
import { isSight, truthOf } from '../proofs/truth.ts';
import { type Seated, there } from './servers.ts';

export function wish(
  at: AtTable,
  to: number,
  { seat = there(at.seats[0]), base = at.seq } = {},
): Promise<Answer> {
  return at.ask({ type: 'rewind', id: randomUUID(), seat, base, to });
}

export function withdraw(at: AtTable, { seat = there(at.seats[0]), base = at.seq } = {}): Promise<Answer> {
  return at.ask({ type: 'withdraw', id: randomUUID(), seat, base });
}

/** The next proposal that somebody hears of and that is as it should be. */
export async function proposed(at: AtTable, isIt: (rewind: Proposal) => boolean): Promise<Proposal> {
  let found: Proposal | undefined;
  const hear = (message: FromServer): void => {
    if (message.type === 'rewind' && isIt(message.rewind)) found = message.rewind;
  };
  at.heard.on('message', hear);
  await at.until(() => found !== undefined).finally(() => at.heard.off('message', hear));
  return there(found);
}

export async function playOn(at: readonly AtTable[], choices: number, seed: number): Promise<void> {
  const chance = chanceFrom(seed);
  for (let i = 0; i < choices; i++) expect((await anyChoice(at, chance))?.answer).toBe('accepted');
}

/** Everybody sees what the rules make of the journal. */
export async function agreed({ parts }: House, { id, at }: Pick<Seated, 'id' | 'at'>) {
  const truth = await truthOf(parts.store, id);
  const end = truth.entries.length;
  for (const one of at) {
    await told(one, end);
    expect(one.seq).toBe(end);
    for (const seat of one.seats) isSight(one.views.get(seat), truth.last, seat, 'after going back');
  }
  return truth;
}

/** All that somebody hears of wishes that came to nothing. */
export function ended(at: AtTable): { readonly base: number; readonly to: number }[] {
  const over: { base: number; to: number }[] = [];
  at.heard.on('message', (message: FromServer) => {
    if (message.type === 'rewindOver') over.push({ base: message.base, to: message.to });
  });
  return over;
}

/** The place of the last entry of a seat. */
export async function lastOf({ parts }: House, id: string, seat: number): Promise<number> {
  const entries = await parts.tables.journal.after(id, 0);
  return entries.findLast((entry) => entry.seat === seat)?.seq ?? 0;
}
