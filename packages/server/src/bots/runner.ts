import { deciders, readChoice, type Seat, save } from '@charterstone/rules';
import type { Jobs } from '../jobs/jobs.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC, type Company } from '../tables/company.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

/** After trouble (a database that is away, a thread that broke) a bot tries again this much later. */
const AGAIN_MS = 2000;
/** Whoever has claimed a decision may think so long before another server tries. */
const CLAIM_MS = 30_000;
const SWEEP_MS = 20_000;
const MOST_AT_ONCE = 200;

export type Stage = {
  readonly store: Store;
  readonly tables: Tables;
  readonly company: Company;
  readonly jobs: Jobs;
  /** One server of many does a piece of work. */
  readonly claim: (work: string, forMs: number) => Promise<boolean>;
  /** Whether anybody is at this table now. */
  readonly isWatched: (campaign: string) => boolean;
  readonly trouble: (error: unknown, what: string) => void;
};

/**
 * Bots play through the same door as people: they wish, and the table answers. What they think about is their own seat's view, in threads.
 * Several servers may wake the same bot; its wish has the name of its decision, so that it happens once.
 */
export class BotRunner {
  readonly #stage: Stage;
  /** Decisions that are being thought about: campaign, seat, since. */
  readonly #thinking = new Set<string>();
  #sweeping: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.tables.onHappened((table) => this.wake(table.campaign));
    stage.store.engine.hear(COMPANY_TOPIC, (campaign) => this.wake(campaign));
  }

  /** Looks whether a bot has to decide something at this table. */
  wake(campaign: string): void {
    if (this.#stopped) return;
    this.#look(campaign).catch((error) => {
      this.#stage.trouble(error, 'waking bots');
      setTimeout(() => this.wake(campaign), AGAIN_MS).unref();
    });
  }

  /** Decisions that bots were left with when a server ended, this one or another, are found again. */
  start(): void {
    const sweep = () => void this.#sweep().catch((error) => this.#stage.trouble(error, 'looking for bots'));
    this.#sweeping = setInterval(sweep, SWEEP_MS);
    this.#sweeping.unref();
    sweep();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#sweeping);
  }

  async #sweep(): Promise<void> {
    const { db } = this.#stage.store;
    const rows = await db
      .selectFrom('waiting')
      .innerJoin('seats', (join) =>
        join.onRef('seats.campaign', '=', 'waiting.campaign').onRef('seats.seat', '=', 'waiting.seat'),
      )
      .select('waiting.campaign')
      .distinct()
      .where('waiting.since', 'is not', null)
      .where('seats.bot', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats as others')
            .select('others.seat')
            .whereRef('others.campaign', '=', 'waiting.campaign')
            .where('others.user', 'is not', null)
            .where('others.bot', 'is', null),
        ),
      )
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { campaign } of rows) this.wake(campaign);
  }

  async #look(campaign: string): Promise<void> {
    const { tables, company, isWatched } = this.#stage;
    const table = await tables.open(campaign);
    if (deciders(table.state).length === 0) return;
    const rows = await company.seatRows(campaign);
    // Bots alone would play for ever: somebody has to play with them, or look on.
    const isCompany = rows.some(({ user, bot }) => user !== null && bot === null) || isWatched(campaign);
    if (!isCompany) return;
    for (const seat of deciders(table.state)) {
      const bot = rows.find((row) => row.seat === seat)?.bot;
      if (bot !== null && bot !== undefined) this.#begin(table, seat, bot);
    }
  }

  #begin(table: Table, seat: Seat, bot: string): void {
    const { since } = table.decisionOf(seat);
    const decision = `bot-${seat}-${since}`;
    const work = `${table.campaign} ${decision}`;
    if (this.#thinking.has(work)) return;
    this.#thinking.add(work);
    this.#decide(table, seat, bot, decision)
      .catch((error) => {
        if (this.#stopped) return;
        this.#stage.trouble(error, 'playing a bot');
        setTimeout(() => this.wake(table.campaign), AGAIN_MS).unref();
      })
      .finally(() => this.#thinking.delete(work));
  }

  async #decide(table: Table, seat: Seat, bot: string, decision: string): Promise<void> {
    const { jobs, claim, company } = this.#stage;
    const { campaign } = table;
    if (!(await claim(`${campaign} ${decision}`, CLAIM_MS))) {
      // Should whoever thinks about it never answer, somebody else has to.
      setTimeout(() => this.wake(campaign), CLAIM_MS).unref();
      return;
    }
    const base = table.seq;
    const answer = await jobs.think({
      player: bot,
      seed: `${campaign} ${decision}`,
      table: save(table.state),
      seat,
    });
    const choice = answer === undefined ? undefined : readChoice(answer);
    if (choice === undefined || this.#stopped) return;
    // Its person may have come back while it was thinking.
    const [row] = (await company.seatRows(campaign)).filter((found) => found.seat === seat);
    if (row?.bot !== bot) return;
    await table.take({ message: decision, seat, base, choices: [choice] });
  }
}
