import {
  deciders,
  gameNumber,
  gameOf,
  glance,
  readChoice,
  type Seat,
  type State,
  save,
} from '@charterstone/rules';
import { forThread } from '../boxes/shelved.ts';
import { Refusal } from '../http/refusal.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC, type Company } from '../tables/company.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

/** After trouble (a database that is away, a thread that broke) a bot tries again this much later. */
const AGAIN_MS = 2000;
/** Whoever has claimed a decision may think so long before another server tries. */
export const CLAIM_MS = 30_000;
const SWEEP_MS = 20_000;
const MOST_AT_ONCE = 200;

export type Stage = {
  readonly store: Store;
  readonly tables: Tables;
  readonly company: Company;
  readonly jobs: Jobs;
  /** One server of many does a piece of work. */
  readonly claim: (work: string, forMs: number) => Promise<boolean>;
  readonly release: (work: string) => Promise<void>;
  /** Whether anybody is at this table now. */
  readonly isWatched: (campaign: string) => boolean;
  /** How long bots rest between two choices where nobody plays with them. */
  readonly restMs: number;
  readonly trouble: (error: unknown, what: string) => void;
};

/** A decision that a bot has to make. */
type Task = {
  readonly table: Table;
  readonly seat: Seat;
  readonly bot: string;
  /** Its name at its table, and on all servers. */
  readonly decision: string;
  readonly work: string;
};

/**
 * Bots play through the same door as people: they wish, and the table answers. What they think about is their own seat's view, in threads.
 * Several servers may wake the same bot; its wish has the name of its decision, so that it happens once.
 */
export class BotRunner {
  readonly #stage: Stage;
  /** Decisions that are being thought about (campaign, seat, since), each with whether it is ours to think about. */
  readonly #thinking = new Map<string, Promise<boolean>>();
  /** Tables at which only people play, until their company changes: they need not be looked at after every choice. */
  readonly #withoutBots = new Set<string>();
  /** How often the company of any table has changed: what was read before is not believed after. */
  #changes = 0;
  /** Tables that are looked at again, and when. */
  readonly #again = new Map<string, { readonly due: number; readonly timer: NodeJS.Timeout }>();
  #sweeping: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.tables.onHappened((table) => this.wake(table.campaign));
    stage.store.engine.hear(
      COMPANY_TOPIC,
      (campaign) => {
        this.#changes++;
        this.#withoutBots.delete(campaign);
        this.wake(campaign);
      },
      // Bots may have sat down anywhere; the next sweep finds them.
      () => {
        this.#changes++;
        this.#withoutBots.clear();
      },
    );
  }

  /** Looks whether a bot has to decide something at this table. */
  wake(campaign: string): void {
    if (this.#stopped || this.#withoutBots.has(campaign)) return;
    this.#look(campaign).catch((error) => {
      this.#stage.trouble(error, 'waking bots');
      // What this server will not do a moment later either (a campaign of other rules) the sweep asks for often enough.
      if (!(error instanceof Refusal)) this.#wakeIn(AGAIN_MS, campaign);
    });
  }

  /** However many want a table to be looked at again, it is once, at the earliest of their times. */
  #wakeIn(ms: number, campaign: string): void {
    const due = Date.now() + ms;
    const known = this.#again.get(campaign);
    if (known !== undefined && known.due <= due) return;
    clearTimeout(known?.timer);
    const timer = setTimeout(() => {
      this.#again.delete(campaign);
      this.wake(campaign);
    }, ms).unref();
    this.#again.set(campaign, { due, timer });
  }

  /** Decisions that bots were left with when a server ended, this one or another, are found again. */
  start(): void {
    const sweep = () => void this.#sweep().catch((error) => this.#stage.trouble(error, 'looking for bots'));
    this.#sweeping = setInterval(sweep, SWEEP_MS);
    this.#sweeping.unref();
    sweep();
  }

  /** What bots are thinking about is left to whoever is there next. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweeping);
    const left = [...this.#thinking].map(async ([work, isOurs]) => {
      if (await isOurs.catch(() => false)) await this.#stage.release(work);
    });
    await Promise.all(left);
  }

  async #sweep(): Promise<void> {
    const { tables, store } = this.#stage;
    const { db } = store;
    for (const campaign of this.#withoutBots)
      if (tables.opened(campaign) === undefined) this.#withoutBots.delete(campaign);
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
    const changes = this.#changes;
    const rows = await company.seatRows(campaign);
    if (changes === this.#changes && rows.every(({ bot }) => bot === null)) this.#withoutBots.add(campaign);
    const people = rows.filter(({ user }) => user !== null);
    const isPlayed = people.some(({ bot }) => bot === null);
    // Bots alone would play for ever: somebody has to play with them, or look on.
    if (!isPlayed && !isWatched(campaign)) return;
    // Whoever has a bot play for them finds the next game, its crates and its fork as they left them.
    if (!isPlayed && people.length > 0 && isBetweenGames(table.state)) return;
    const rest = isPlayed ? 0 : table.changedAt + this.#stage.restMs - Date.now();
    if (rest > 0) return this.#wakeIn(rest, campaign);
    const asked = deciders(table.state).flatMap((seat) => {
      const bot = rows.find((row) => row.seat === seat)?.bot ?? undefined;
      return bot === undefined ? [] : [{ seat, bot }];
    });
    // Where nobody waits for them one chooses after the other.
    for (const { seat, bot } of isPlayed ? asked : asked.slice(0, 1)) this.#begin(table, seat, bot);
  }

  #begin(table: Table, seat: Seat, bot: string): void {
    const { since } = table.decisionOf(seat);
    const decision = `bot-${seat}-${since}`;
    const work = `${table.campaign} ${decision}`;
    if (this.#stopped || this.#thinking.has(work)) return;
    void this.#attend({ table, seat, bot, decision, work });
  }

  async #attend(task: Task): Promise<void> {
    const isOurs = this.#stage.claim(task.work, CLAIM_MS);
    this.#thinking.set(task.work, isOurs);
    const again = await this.#think(task, isOurs).catch((error) => {
      if (!this.#stopped) this.#stage.trouble(error, 'playing a bot');
      return AGAIN_MS;
    });
    this.#thinking.delete(task.work);
    if (again !== undefined) this.#wakeIn(again, task.table.campaign);
  }

  /** In how many milliseconds to look again; not at all where something is sure to wake us. */
  async #think(task: Task, isOurs: Promise<boolean>): Promise<number | undefined> {
    const { release } = this.#stage;
    const { work } = task;
    // Should whoever thinks about it never answer, somebody else has to.
    if (!(await isOurs)) return CLAIM_MS;
    try {
      if (await this.#decide(task)) return undefined;
    } catch (error) {
      await release(work).catch(() => {});
      throw error;
    }
    // Whoever plays the seat now may be another bot, which could not begin.
    await release(work);
    return 0;
  }

  /** Whether the bot has done what it could; not where the seat is no longer its own. */
  async #decide({ table, seat, bot, decision, work }: Task): Promise<boolean> {
    const { jobs, company } = this.#stage;
    const base = table.seq;
    // Whoever has many tables with bots that think for long waits for them alone.
    const whose = (await company.hostOf(table.campaign)) ?? table.campaign;
    const answer = await jobs.think(whose, {
      box: forThread(table.state.box),
      player: bot,
      seed: work,
      table: save(table.state),
      seat,
    });
    const choice = answer === undefined ? undefined : readChoice(answer);
    if (choice === undefined || this.#stopped) return true;
    // Its person may have come back while it was thinking.
    const [row] = (await company.seatRows(table.campaign)).filter((found) => found.seat === seat);
    if (row?.bot !== bot) return false;
    await table.take({ message: decision, seat, base, choices: [choice] });
    return true;
  }
}

function isBetweenGames(state: State): boolean {
  return gameNumber(state) > 0 && !glance.isUnderWay(gameOf(state));
}
