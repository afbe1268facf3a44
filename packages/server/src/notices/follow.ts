import { deciders, gameNumber, isOver, occasionOf, type Seat } from '@charterstone/rules';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Notices } from './notices.ts';
import type { Stand, Waiting } from './waiting.ts';

/** A table on which much happens is noted when it rests, or this often: whose turn it is interests whoever is not there. */
const REST_MS = 1000;

/** Whom a table waits for, and since which place in its journal. */
export function standOf(table: Table): Stand {
  const decisions = new Map<Seat, number>();
  for (const seat of deciders(table.state)) decisions.set(seat, table.decisionOf(seat).since);
  const { seq, state } = table;
  return { seq, decisions, occasion: occasionOf(state), game: gameNumber(state), over: isOver(state) };
}

/**
 * Since when a seat has had its present decision before it; undefined when it has none, or has it only now. What was noted may be a
 * moment old: the table itself knows whether its person has chosen meanwhile.
 */
export async function waitingSince(
  tables: Pick<Tables, 'open'>,
  waiting: Pick<Waiting, 'noted'>,
  campaign: string,
  seat: Seat,
): Promise<number | undefined> {
  const table = await tables.open(campaign);
  await table.catchUp();
  const noted = (await waiting.noted([campaign])).get(campaign);
  const since = standOf(table).decisions.get(seat);
  return noted === undefined || since === undefined || since > noted.seq ? undefined : noted.since.get(seat);
}

/** Keeps the notes of whose turn it is up to date. What a server that ends leaves behind, the next one finds in the journal. */
export class Following {
  readonly #notices: Notices;
  readonly #resting = new Map<string, NodeJS.Timeout>();
  readonly #tables = new Map<string, Table>();

  constructor(tables: Tables, notices: Notices) {
    this.#notices = notices;
    tables.onHappened((table) => this.follow(table));
  }

  follow(table: Table): void {
    this.#tables.set(table.campaign, table);
    if (this.#resting.has(table.campaign)) return;
    const timer = setTimeout(() => void this.#note(table.campaign), REST_MS);
    timer.unref();
    this.#resting.set(table.campaign, timer);
  }

  /** Notes what is still to be noted. */
  async close(): Promise<void> {
    await Promise.all([...this.#tables.keys()].map((campaign) => this.#note(campaign)));
  }

  async #note(campaign: string): Promise<void> {
    clearTimeout(this.#resting.get(campaign));
    this.#resting.delete(campaign);
    const table = this.#tables.get(campaign);
    this.#tables.delete(campaign);
    if (table !== undefined) await this.#notices.waits(campaign, standOf(table), Date.now());
  }
}
