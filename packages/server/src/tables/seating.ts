import type { Seat } from '@charterstone/rules';
import { conflict, forbidden, notFound } from '../http/refusal.ts';
import { handingOver } from '../people/forgetting.ts';
import type { SeatRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC, type Company } from './company.ts';
import { holding, seeing, takingOver } from './hosting.ts';
import { refuseUnknownBot } from './making.ts';
import { refuseSameName } from './sameName.ts';
import { rememberingSeat, sittingDown, vacating } from './vacating.ts';

const HOUR = 3_600_000;

/** How long somebody may be away before the host may act for them. */
export type Patience = {
  readonly absentMs: number;
  /** Since when a seat has had its decision before it; undefined when it has none. */
  readonly waitingSince: (campaign: string, seat: Seat) => Promise<number | undefined>;
  readonly isHere: (campaign: string, user: string) => boolean;
};

/** Who plays which seat, and who stands in. Nothing of it touches the journal; nobody is ever thrown out of a campaign that they played. */
export class Seating {
  readonly #store: Store;
  readonly #company: Company;
  readonly #patience: Patience;

  constructor(store: Store, company: Company, patience: Patience) {
    this.#store = store;
    this.#company = company;
    this.#patience = patience;
  }

  /** A bot plays a seat from now on. */
  async standIn(campaign: string, seat: Seat, user: string, bot: string): Promise<void> {
    refuseUnknownBot(bot);
    const row = await this.#row(campaign, seat);
    if (row.user !== user) await this.#refuseOnlooker(campaign, user);
    if (row.user !== user && !(await this.#isTimerOver(row))) await this.#refuseStranger(row, user);
    await this.#setBot(row, bot);
  }

  /** The bot gets up: the seat is its person's again, or nobody's. */
  async handBack(campaign: string, seat: Seat, user: string): Promise<void> {
    const row = await this.#row(campaign, seat);
    if (row.user !== user && !(await this.#company.isHost(campaign, user)))
      throw forbidden('only its player or the host can have a seat handed back');
    await this.#setBot(row, null);
  }

  /** The seats that `take` would give to somebody now. */
  async openFor(campaign: string, user: string): Promise<Seat[]> {
    const mayTake = await this.#allowedTo(campaign, user);
    const rows = await this.#company.seatRows(campaign);
    return rows.filter((row) => row.user === null && mayTake(row.seat)).map(({ seat }) => seat);
  }

  async take(campaign: string, seat: Seat, user: string): Promise<void> {
    const row = await this.#row(campaign, seat);
    if (row.user !== null && row.user !== user) throw conflict('seat-taken', 'somebody else plays this seat');
    if (!(await this.#allowedTo(campaign, user))(seat))
      throw forbidden('this seat is for whoever its link is given to');
    const { db, engine } = this.#store;
    const [, taken = []] = await engine.run([
      holding(db, campaign),
      db
        .updateTable('seats')
        .set({ user, bot: null })
        .where('campaign', '=', campaign)
        .where('seat', '=', seat)
        .where((row) => row.or([row('user', 'is', null), row('user', '=', user)]))
        // They may be leaving at the same instant.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('members')
              .select('members.user')
              .where('members.campaign', '=', campaign)
              .where('members.user', '=', user)
              .where('members.left_at', 'is', null),
          ),
        )
        .returning('seat')
        .compile(),
      rememberingSeat(db, { campaign, seat, user }),
      ...engine.telling(COMPANY_TOPIC, campaign),
    ]);
    if (taken.length === 0) throw conflict('seat-taken', 'somebody else plays this seat');
    if (row.user !== user) await engine.run(sittingDown(db, { user, campaign, seat }));
  }

  /** What whoever plays a seat of mine is called: it stays with my seat when I leave and come back, and goes to nobody else. */
  async name(campaign: string, seat: Seat, user: string, name: string | undefined): Promise<void> {
    const row = await this.#row(campaign, seat);
    if (row.user !== user) throw forbidden('only whoever plays a seat says what they are called');
    const called = { name: name ?? null };
    if (name !== undefined) refuseSameName([name, ...(await this.#otherNames(campaign, seat, user))]);
    await this.#store.db
      .insertInto('sat')
      .values({ campaign, seat, user, ...called })
      .onConflict((known) => known.columns(['campaign', 'seat', 'user']).doUpdateSet(called))
      .execute();
  }

  /** What whoever plays the other seats of somebody is called. */
  async #otherNames(campaign: string, seat: Seat, user: string): Promise<readonly string[]> {
    const rows = await this.#store.db
      .selectFrom('seats')
      .innerJoin('sat', (on) =>
        on
          .onRef('sat.campaign', '=', 'seats.campaign')
          .onRef('sat.seat', '=', 'seats.seat')
          .onRef('sat.user', '=', 'seats.user'),
      )
      .select('sat.name')
      .where('seats.campaign', '=', campaign)
      .where('seats.user', '=', user)
      .where('seats.seat', '!=', seat)
      .execute();
    return [...new Set(rows.flatMap(({ name }) => name ?? []))];
  }

  /** Whoever gets up by themselves does not find the seat kept for them; whose seat is freed by the host does. */
  async free(campaign: string, seat: Seat, user: string): Promise<void> {
    const row = await this.#row(campaign, seat);
    if (row.user === null) return;
    if (row.user !== user && !(await this.#company.isHost(campaign, user)))
      throw forbidden('only its player or the host can free a seat');
    if (row.user !== user) await this.#refuseStranger(row, user);
    const { db, engine } = this.#store;
    const freed = db
      .updateTable('seats')
      .set({ user: null })
      .where('campaign', '=', campaign)
      .where('seat', '=', seat)
      .where('user', '=', row.user)
      .compile();
    const givenUp = db
      .updateTable('sat')
      .set({ given_up: 1 })
      .where('campaign', '=', campaign)
      .where('seat', '=', seat)
      .where('user', '=', user)
      .compile();
    const vacated = vacating(db, { user: row.user, campaign, seat });
    const told = engine.telling(COMPANY_TOPIC, campaign);
    await engine.run([...vacated, freed, ...(row.user === user ? [givenUp] : []), ...told]);
  }

  /** Leaves the table, and hands it over if it was the host's. Whoever leaves last leaves it paused. */
  async leave(campaign: string, user: string): Promise<void> {
    const { db, engine } = this.#store;
    await engine.run([
      holding(db, campaign),
      handingOver(db, user, campaign),
      ...vacating(db, { user, campaign }),
      db
        .updateTable('seats')
        .set({ user: null })
        .where('campaign', '=', campaign)
        .where('user', '=', user)
        .compile(),
      db
        .updateTable('members')
        .set({ left_at: Date.now() })
        .where('campaign', '=', campaign)
        .where('user', '=', user)
        .compile(),
      ...engine.telling(COMPANY_TOPIC, campaign),
    ]);
  }

  /**
   * Whoever took part comes back, to the seats they had when they left or were replaced: a bot there only stood in. What they gave up
   * before stays as it is, and an Automa's chair is its own. A table without a host gets one.
   */
  async comeBack(campaign: string, user: string, automas: readonly Seat[]): Promise<void> {
    const { db, engine } = this.#store;
    if ((await this.#company.membership(campaign, user)) === undefined) throw notFound('table');
    const [, , taken = []] = await engine.run([
      holding(db, campaign),
      db
        .updateTable('members')
        // Whoever comes back wants to see it.
        .set({ left_at: null, hidden: 0 })
        .where('campaign', '=', campaign)
        .where('user', '=', user)
        .where('shown_out_at', 'is', null)
        .compile(),
      db
        .updateTable('seats')
        .set({ user, bot: null })
        .where('campaign', '=', campaign)
        .where('user', 'is', null)
        .$if(automas.length > 0, (free) => free.where('seat', 'not in', automas))
        .where('seat', 'in', ({ selectFrom }) =>
          selectFrom('sat')
            .select('sat.seat')
            .where('sat.campaign', '=', campaign)
            .where('sat.user', '=', user)
            .where('given_up', '=', 0),
        )
        .returning('seat')
        .compile(),
      takingOver(db, user, campaign),
      seeing(db, campaign, [user], Date.now()),
      ...engine.telling(COMPANY_TOPIC, campaign),
    ]);
    // Whoever never got up is waited for as before.
    const seats = taken.map(({ seat }) => Number(seat));
    if (seats.length > 0)
      await engine.run(seats.flatMap((seat) => sittingDown(db, { user, campaign, seat })));
  }

  async #row(campaign: string, seat: Seat): Promise<SeatRow> {
    const row = (await this.#company.seatRows(campaign)).find((found) => found.seat === seat);
    if (row === undefined) throw notFound('seat');
    return row;
  }

  /** Of whoever was seen to play there; somebody who has just sat down plays for themselves. */
  async #setBot({ campaign, seat, user }: SeatRow, bot: string | null): Promise<void> {
    const { db, engine } = this.#store;
    const [set = []] = await engine.run([
      db
        .updateTable('seats')
        .set({ bot })
        .where('campaign', '=', campaign)
        .where('seat', '=', seat)
        .where('user', 'is not distinct from', user)
        .returning('seat')
        .compile(),
      ...engine.telling(COMPANY_TOPIC, campaign),
    ]);
    if (set.length === 0) throw conflict('seat-taken', 'somebody else plays this seat now');
  }

  /** In a copy of a campaign the seats of others stay with the bots, also before its host: with a seat goes what it saw. */
  async #mayGiveAway(campaign: string, user: string): Promise<boolean> {
    if (!(await this.#company.isHost(campaign, user))) return false;
    return (await this.#company.info(campaign))?.whatIf === undefined;
  }

  /** Which seats somebody may play, once nobody else does: those they sat on before, and any that they may give away. */
  async #allowedTo(campaign: string, user: string): Promise<(seat: Seat) => boolean> {
    if (await this.#mayGiveAway(campaign, user)) return () => true;
    const sat = await this.#store.db
      .selectFrom('sat')
      .select('seat')
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .execute();
    return (seat) => sat.some((one) => one.seat === seat);
  }

  /** Whoever plays too may let a bot stand in where a timer has run out: for somebody, or on a seat that somebody left. A clock only ever allows. */
  async #isTimerOver({ campaign, seat, user: sits, bot }: SeatRow): Promise<boolean> {
    const info = await this.#company.info(campaign);
    const hours = info?.courtesy.timerHours;
    // Which bot plays on a free seat is the host's to say, and in a copy of a campaign whether one does.
    const isHosts = sits === null && (bot !== null || info?.whatIf !== undefined);
    return !isHosts && hours !== undefined && (await this.#waited(campaign, seat)) >= hours * HOUR;
  }

  /** However long a seat has been waited for, whoever neither plays nor looks after the table has no say in it. */
  async #refuseOnlooker(campaign: string, user: string): Promise<void> {
    if ((await this.#company.seatsOf(campaign, user)).length > 0) return;
    if (await this.#company.isHost(campaign, user)) return;
    throw forbidden('only whoever plays at the table, or its host, can have a bot stand in');
  }

  /** The seat of somebody else is the host's to give away, when nobody plays there or its player has long been away. */
  async #refuseStranger(row: SeatRow, user: string): Promise<void> {
    const { campaign, seat } = row;
    const isHost = await this.#company.isHost(campaign, user);
    if (row.user === null) {
      if (isHost) return;
      throw forbidden('only the host decides who plays a free seat');
    }
    if (isHost && (await this.#isLongAway(campaign, seat, row.user))) return;
    throw forbidden('somebody plays this seat, and has not been waited for long enough');
  }

  /** Waited for, for so long; or, where a bot stands in or it is never their turn and nobody can wait for them, not at the table. */
  async #isLongAway(campaign: string, seat: Seat, user: string): Promise<boolean> {
    const { absentMs, isHere } = this.#patience;
    if (isHere(campaign, user)) return false;
    if ((await this.#waited(campaign, seat)) >= absentMs) return true;
    return Date.now() - (await this.#company.lastAt(campaign, user)) >= absentMs;
  }

  /** For how long a seat has been waited for. */
  async #waited(campaign: string, seat: Seat): Promise<number> {
    const since = await this.#patience.waitingSince(campaign, seat);
    return since === undefined ? 0 : Date.now() - since;
  }
}
