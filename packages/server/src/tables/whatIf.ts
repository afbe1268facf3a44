import type { Seat } from '@charterstone/rules';
import { conflict, forbidden, notFound } from '../http/refusal.ts';
import { newSecret } from '../secrets.ts';
import { chairsOf } from './chairs.ts';
import type { Company } from './company.ts';
import type { Journal } from './journal.ts';
import type { Making } from './making.ts';
import { type Standing, standing } from './standing.ts';
import type { Tables } from './tables.ts';

export type WhatIfHouse = {
  readonly tables: Tables;
  readonly company: Company;
  readonly making: Making;
};

/** Who plays where a person did. */
const USUAL_BOT = 'normal';

/**
 * A private copy of a campaign as it was at a place, for somebody who plays there: their seats are theirs, bots play the others. What those
 * seats can't know is dealt anew (ruling 63), so that playing ahead in it tells nothing about the campaign, which stays as it is. The name
 * of the copy's table.
 */
export async function makeWhatIf(
  { tables, company, making }: WhatIfHouse,
  user: string,
  { table, seq, name }: { readonly table: string; readonly seq: number; readonly name: string | undefined },
): Promise<string> {
  const mine = await company.seatsOf(table, user);
  if (mine.length === 0) throw forbidden('only whoever plays at the table can play on from its moments');
  const { setting, shelved } = await tables.campaign(table);
  const info = await company.info(table);
  const entries = await entriesTo(tables.journal, table, seq);
  if (info === undefined || entries === undefined) throw notFound('moment');
  const chairs = chairsOf(setting, entries);
  const seated = mine.filter((seat) => chairs.includes(seat));
  if (seated.length === 0) throw conflict('not-seated', 'nobody sat on a chair of yours then');
  const others = chairs.filter((seat) => !seated.includes(seat));
  const botAt = (seat: Seat): string => info.seats.find((chair) => chair.seat === seat)?.bot ?? USUAL_BOT;
  const deal = { do: 'deal', what: seated.join(''), text: newSecret() } as const;
  return making.copy(user, {
    name: name ?? info.name,
    language: info.language,
    courtesy: '{}',
    setting,
    shelved,
    entries: [...entries, { seat: 0, choice: deal, at: Date.now() }],
    mine: seated,
    names: new Map(
      info.seats.flatMap(({ seat, name: called }): [Seat, string][] =>
        called !== undefined && seated.includes(seat) ? [[seat, called]] : [],
      ),
    ),
    bots: new Map(others.map((seat) => [seat, botAt(seat)])),
    whatIf: { table, seq },
  });
}

/** What led to a place; undefined where there is none, or everybody went back behind it. */
async function entriesTo(
  journal: Journal,
  table: string,
  seq: number,
): Promise<readonly Standing[] | undefined> {
  const entries = (await journal.after(table, 0)).filter((entry) => entry.seq <= seq);
  const isThere = (entries.at(-1)?.seq ?? 0) === seq;
  return isThere && !(await journal.isTakenBack(table, seq)) ? standing(entries) : undefined;
}
