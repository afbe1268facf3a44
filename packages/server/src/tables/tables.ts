import { load, type Setting, type State, save } from '@charterstone/rules';
import type { Shelf } from '../boxes/shelf.ts';
import { forThread, type ShelvedBox } from '../boxes/shelved.ts';
import { conflict, notFound } from '../http/refusal.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { RULES } from '../journals/index.ts';
import type { Engine } from '../store/engine.ts';
import type { Store } from '../store/store.ts';
import { JOURNAL_TOPIC, Journal } from './journal.ts';
import { replayedTo } from './replay.ts';
import { type Begun, type Happened, Table } from './table.ts';

/** How far a journal may go on from its last snapshot before the next one is made. */
const SNAPSHOT_EVERY = 50;
/** Shorter journals are played at once; longer ones by a thread. */
const SHORT = 40;
/** A table that nobody asked for so long is put away; its journal has everything. */
const IDLE_MS = 10 * 60_000;
/** What a server was not told, it finds by itself. */
const POLL_MS = 5000;

/** Written out, like a choice: where much is played it is written often, and a query that is made anew each time costs more than its writing. */
const NEWER =
  'on conflict (campaign) do update set seq = excluded.seq, state = excluded.state where snapshots.seq < excluded.seq';
const SNAPSHOT: { readonly [K in Engine['kind']]: string } = {
  sqlite: `insert into snapshots (campaign, seq, state) values (?, ?, ?) ${NEWER}`,
  postgres: `insert into snapshots (campaign, seq, state) values ($1, $2, $3) ${NEWER}`,
};

export type Listener = (table: Table, happened: Happened) => void;

type Open = { readonly table: Promise<Table>; usedAt: number; found?: Table; snapshotAt?: number };
export type Campaign = { readonly setting: Setting; readonly shelved: ShelvedBox; readonly madeAt: number };

/** The tables that are open on this server. */
export class Tables {
  readonly journal: Journal;
  readonly #store: Store;
  readonly #shelf: Pick<Shelf, 'byFingerprint'>;
  readonly #jobs: Jobs;
  readonly #open = new Map<string, Open>();
  readonly #listeners: Listener[] = [];
  readonly #trouble: (error: unknown, what: string) => void;
  readonly #timers: readonly NodeJS.Timeout[];
  /** Tables that somebody watches here stay open. */
  isWatched: (campaign: string) => boolean = () => false;
  /** Whoever watches may prepare for what is on its way to the disk. */
  expected: (campaign: string, state: State) => void = () => {};

  constructor(
    store: Store,
    shelf: Pick<Shelf, 'byFingerprint'>,
    jobs: Jobs,
    trouble: (error: unknown, what: string) => void,
  ) {
    this.#store = store;
    this.#shelf = shelf;
    this.#jobs = jobs;
    this.#trouble = trouble;
    this.journal = new Journal(store);
    const look = (): void => void this.#poll().catch((error) => trouble(error, 'looking for news'));
    store.engine.hear(JOURNAL_TOPIC, (text) => this.#told(text), look);
    this.#timers = [setInterval(() => this.#putAway(), IDLE_MS / 10), setInterval(look, POLL_MS)];
    for (const timer of this.#timers) timer.unref();
  }

  get count(): number {
    return this.#open.size;
  }

  onHappened(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** The table of a campaign, as far as its journal goes. */
  open(campaign: string): Promise<Table> {
    const found = this.#open.get(campaign);
    if (found !== undefined) {
      found.usedAt = Date.now();
      return found.table;
    }
    const table = this.#read(campaign);
    const open: Open = { table, usedAt: Date.now() };
    this.#open.set(campaign, open);
    table.then(
      (opened) => {
        open.found = opened;
      },
      () => this.#open.delete(campaign),
    );
    return table;
  }

  /** A table that is open already; who only asks how it stands does not keep it open. */
  opened(campaign: string): Table | undefined {
    return this.#open.get(campaign)?.found;
  }

  /** What a campaign began with, if this server can play it. */
  async campaign(id: string): Promise<Campaign> {
    const [row] = await this.#store.db.selectFrom('campaigns').selectAll().where('id', '=', id).execute();
    if (row === undefined) throw notFound('table');
    const shelved = await this.#shelf.byFingerprint(row.fingerprint);
    if (shelved === undefined || row.rules !== RULES)
      throw conflict(
        'other-version',
        `this campaign was begun with rules ${row.rules} and box ${row.box}, which this server does not have`,
      );
    return { setting: JSON.parse(row.setting), shelved, madeAt: row.made_at };
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #read(campaign: string): Promise<Table> {
    const found = await this.campaign(campaign);
    const begun = (await this.#fromSnapshot(campaign, found)) ?? (await this.#fromStart(campaign, found));
    let isRead = false;
    const table: Table = new Table(campaign, begun, {
      journal: this.journal,
      heard: (happened) => {
        // What is read now happened long ago.
        if (isRead) this.#heard(table, happened);
        else this.#keepNow(campaign, { state: happened.state, seq: happened.entry.seq });
      },
      expected: (state) => this.expected(campaign, state),
      replayed: async (id, upTo) => (await this.#replayed(id, found, upTo)).state,
    });
    await table.catchUp();
    isRead = true;
    return table;
  }

  async #fromSnapshot(campaign: string, { shelved }: Campaign): Promise<Begun | undefined> {
    const [row] = await this.#store.db
      .selectFrom('snapshots')
      .select(['seq', 'state'])
      .where('campaign', '=', campaign)
      .execute();
    const state = row === undefined ? undefined : load(shelved.box, new Uint8Array(row.state));
    if (row === undefined || state === undefined) return undefined;
    // A snapshot is a cache: one that knows more than the journal is none.
    const end = (await this.journal.ends([campaign])).get(campaign) ?? 0;
    if (row.seq > end) return undefined;
    this.#snapshotIs(campaign, row.seq);
    return { state, seq: row.seq };
  }

  async #fromStart(campaign: string, found: Campaign): Promise<Begun> {
    const begun = await this.#replayed(campaign, found, Number.POSITIVE_INFINITY);
    if (begun.seq > 0) this.#keep(campaign, begun);
    return begun;
  }

  async #replayed(campaign: string, { setting, shelved }: Campaign, upTo: number): Promise<Begun> {
    const entries = (await this.journal.after(campaign, 0)).filter(({ seq }) => seq <= upTo);
    const order = { box: forThread(shelved.box), setting, entries };
    const { table, seq } =
      entries.length <= SHORT ? replayedTo(shelved.box, order) : await this.#jobs.replayed(campaign, order);
    const state = load(shelved.box, table);
    if (state === undefined) throw new Error('a table that was just saved can be loaded');
    return { state, seq };
  }

  #heard(table: Table, happened: Happened): void {
    const open = this.#open.get(table.campaign);
    if (open === undefined || (open.found !== undefined && open.found !== table)) {
      // Somebody still held a table that was put away: whoever has it open now reads what it wrote.
      this.#told(`${table.campaign} ${happened.entry.seq}`);
      return;
    }
    open.usedAt = Date.now();
    for (const listener of this.#listeners) listener(table, happened);
    this.#keepNow(table.campaign, { state: happened.state, seq: happened.entry.seq });
  }

  /** What can be undone lies only in memory: a snapshot is taken where there is nothing to undo. */
  #keepNow(campaign: string, begun: Begun): void {
    const last = this.#open.get(campaign)?.snapshotAt ?? 0;
    if (begun.state.past === undefined && begun.seq - last >= SNAPSHOT_EVERY) this.#keep(campaign, begun);
  }

  #snapshotIs(campaign: string, seq: number): void {
    const open = this.#open.get(campaign);
    if (open !== undefined) open.snapshotAt = seq;
  }

  /** A cache is written beside the play, and may fail. */
  #keep(campaign: string, { state, seq }: Begun): void {
    this.#snapshotIs(campaign, seq);
    this.#writeSnapshot(campaign, seq, state).catch((error) => this.#trouble(error, 'writing a snapshot'));
  }

  async #writeSnapshot(campaign: string, seq: number, state: State): Promise<void> {
    const { engine } = this.#store;
    await engine.run([{ sql: SNAPSHOT[engine.kind], parameters: [campaign, seq, Buffer.from(save(state))] }]);
  }

  #told(text: string): void {
    const [campaign = '', seq = ''] = text.split(' ');
    this.#open
      .get(campaign)
      ?.table.then((table) => table.catchUp(Number(seq)))
      .catch((error) => this.#trouble(error, 'catching up'));
  }

  async #poll(): Promise<void> {
    // The only server of a file hears of everything it does.
    if (this.#store.engine.kind === 'sqlite' || this.#open.size === 0) return;
    const ends = await this.journal.ends([...this.#open.keys()]);
    for (const [campaign, seq] of ends) this.#told(`${campaign} ${seq}`);
  }

  #putAway(): void {
    const before = Date.now() - IDLE_MS;
    for (const [campaign, { usedAt }] of this.#open)
      if (usedAt < before && !this.isWatched(campaign)) this.#open.delete(campaign);
  }
}
