import { setTimeout as pause } from 'node:timers/promises';
import type { Checked } from './checked.ts';
import type { Evening } from './evening.ts';

export const HOUR = 3_600_000;

/** So many hours go by at a table: whoever is waited for has been waited for so much longer. */
export async function hoursLater(
  { house }: Evening,
  campaign: string,
  seat: number,
  hours: number,
): Promise<void> {
  const { store, notices, following } = house().parts;
  // Whose turn it is, is noted when the table has rested for a moment; nobody here has one to spare.
  await following.close();
  const isNoted = async () =>
    (await notices.waiting.noted([campaign])).get(campaign)?.since.has(seat) === true;
  while (!(await isNoted())) await pause(10);
  await store.db
    .updateTable('waiting')
    .set(({ eb }) => ({ at: eb('at', '-', hours * HOUR) }))
    .where('campaign', '=', campaign)
    .execute();
}

export const standIn = (who: Checked, table: string, seat: number, bot = 'easy') =>
  who.ask('standIn', { params: { table, seat }, body: { bot } });
