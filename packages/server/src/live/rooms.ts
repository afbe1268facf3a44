import type { Proposal } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import { notFound } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC, type Company } from '../tables/company.ts';
import type { Papers } from '../tables/papers.ts';
import type { Tables } from '../tables/tables.ts';
import { CHAT_TOPIC, type Chat } from './chat.ts';
import { Consent } from './consent.ts';
import type { Guest } from './guest.ts';
import type { Presence } from './presence.ts';
import { REWIND_TOPIC, type Rewinds } from './rewinds.ts';
import { Room } from './room.ts';

export type House = {
  readonly store: Store;
  readonly tables: Tables;
  readonly company: Company;
  readonly papers: Papers;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly rewinds: Rewinds;
  /** Somebody has come to a table. */
  readonly entered: (campaign: string) => void;
  readonly trouble: (error: unknown, what: string) => void;
};

/** A room that is open or being opened. It stays open for those who are on their way in. */
type Open = {
  readonly made: Promise<Room>;
  /** As soon as it is there: what happens is passed on without a pause between. */
  room: Room | undefined;
  coming: number;
};

/** The rooms of this server: one for each table that somebody is at. */
export class Rooms {
  /** Whether a table goes back. */
  readonly consent: Consent;
  readonly #house: House;
  readonly #rooms = new Map<string, Open>();
  /** Whoever came in and has not been taken out: each of them is told of once, both times. */
  readonly #present = new Set<Guest>();
  /** What others have told of and is still being passed on. */
  readonly #passing = new Set<Promise<void>>();

  constructor(house: House) {
    this.#house = house;
    this.consent = new Consent(house);
    const { store, tables, presence, trouble } = house;
    tables.onHappened((table, happened) => this.#ready(table.campaign)?.happened(happened));
    tables.expected = (campaign, state) => this.#ready(campaign)?.prepare(state);
    tables.isWatched = (campaign) => this.#rooms.has(campaign);
    const onTopic = (topic: string, what: string, act: (room: Room) => Promise<void>): void => {
      const look = (room: Room | undefined): void => {
        if (room === undefined) return;
        const done: Promise<void> = act(room)
          .catch((error) => trouble(error, what))
          .finally(() => this.#passing.delete(done));
        this.#passing.add(done);
      };
      const lookEverywhere = (): void => {
        for (const room of this.all()) look(room);
      };
      store.engine.hear(topic, (campaign) => look(this.#ready(campaign)), lookEverywhere);
    };
    onTopic(COMPANY_TOPIC, 'regrouping', (room) => this.#regroup(room));
    onTopic(CHAT_TOPIC, 'passing on chat', (room) => this.#passOn(room));
    onTopic(REWIND_TOPIC, 'passing on a wish to go back', (room) => this.#propose(room));
    presence.onChange((campaign) =>
      this.#ready(campaign)?.sayToAll({ type: 'here', here: presence.at(campaign) }),
    );
  }

  /** Whether this server hears what others change. */
  get hears(): boolean {
    return this.#house.store.engine.hears();
  }

  get guests(): number {
    let count = 0;
    for (const room of this.all()) count += room.guests.size;
    return count;
  }

  /** Resolves when everything that was told of is passed on: whoever closes the database waits for that. */
  async idle(): Promise<void> {
    await Promise.all(this.#passing);
  }

  *all(): Iterable<Room> {
    for (const { room } of this.#rooms.values()) if (room !== undefined) yield room;
  }

  /** Somebody comes in and is told everything. */
  async enter(campaign: string, guest: Guest): Promise<Room> {
    const open = this.#open(campaign);
    open.coming++;
    try {
      const room = await open.made;
      // Before they are welcomed: what they or others ask next is asked while they are here.
      this.#present.add(guest);
      this.#house.presence.come(campaign, guest.user);
      try {
        await this.greet(room, guest);
      } catch (error) {
        this.#takeOut(room, guest);
        throw error;
      }
      if (guest.isGone) this.#takeOut(room, guest);
      else this.#house.entered(campaign);
      return room;
    } finally {
      open.coming--;
      this.#closeEmpty(campaign);
    }
  }

  async greet(room: Room, guest: Guest): Promise<void> {
    const { company, papers, chat, presence } = this.#house;
    const { campaign } = room.table;
    await room.door.take(async () => {
      const muted = await papers.mutedBy(campaign, guest.user);
      const [info, isStill, said, rewind] = await Promise.all([
        company.info(campaign),
        company.isParticipant(campaign, guest.user),
        chat.last(campaign, muted),
        this.consent.proposal(room.table),
      ]);
      // Whoever has gone meanwhile would never leave again.
      if (guest.isGone) return;
      if (info === undefined || !isStill) return guest.showOut();
      guest.muted = new Set(muted);
      // From here on without a pause: nothing can happen between what is told now and what is told next.
      room.welcome(guest, { info, ...said, here: presence.at(campaign), rewind });
    });
    // What was said between is not lost either.
    await this.#passOn(room);
  }

  leave(room: Room, guest: Guest): void {
    guest.isGone = true;
    this.#takeOut(room, guest);
  }

  /** Whoever has a table open in a window that they don't look at is not here: they want to be told of their turn. */
  looks({ table }: Room, guest: Guest, isLooking: boolean): void {
    if (guest.isLooking === isLooking) return;
    guest.isLooking = isLooking;
    const { presence } = this.#house;
    if (isLooking) presence.come(table.campaign, guest.user);
    else presence.go(table.campaign, guest.user);
  }

  /** Their socket may still be open: whoever opened it closes it. */
  #takeOut(room: Room, guest: Guest): void {
    const { campaign } = room.table;
    room.guests.delete(guest);
    if (this.#present.delete(guest) && guest.isLooking) this.#house.presence.go(campaign, guest.user);
    this.#closeEmpty(campaign);
  }

  /** Somebody has muted somebody here, or no longer does: it holds for all that was said, and for the next word. */
  async muted(campaign: string, user: string): Promise<void> {
    const room = this.#ready(campaign);
    if (room === undefined) return;
    await room.door.take(async () => {
      for (const guest of room.guests) if (guest.user === user) await this.#listenAnew(room, guest);
    });
    await this.#passOn(room);
  }

  /** Whoever wants to hear others than before is told anew what was said. What comes meanwhile has to be passed on after it. */
  async #listenAnew(room: Room, guest: Guest): Promise<void> {
    const { papers, chat } = this.#house;
    const { campaign } = room.table;
    const muted = new Set(await papers.mutedBy(campaign, guest.user));
    if (muted.size === guest.muted.size && [...muted].every((one) => guest.muted.has(one))) return;
    const page = await chat.last(campaign, [...muted]);
    // From here on without a pause, as when they came in.
    guest.muted = muted;
    room.tellAnew(guest, page);
  }

  /** Whether somebody may choose for a seat, as far as is known here; nobody is let in on its word while this server hears nothing of the others. */
  mayChoose({ info }: Room, { seats }: Guest, seat: Seat): boolean {
    return (
      this.hears && seats.includes(seat) && info.seats.find((one) => one.seat === seat)?.bot === undefined
    );
  }

  /** Why somebody may not choose for a seat. What the room knows may be a moment old: nobody is turned away without a look at who plays there now. */
  async whyNot(room: Room, guest: Guest, seat: Seat): Promise<'notYourSeat' | 'botPlays' | undefined> {
    if (this.mayChoose(room, guest, seat)) return undefined;
    const { user } = guest;
    const rows = await this.#house.company.seatRows(room.table.campaign);
    const row = rows.find((one) => one.seat === seat);
    if (row?.user !== user) return 'notYourSeat';
    return row.bot === null ? undefined : 'botPlays';
  }

  /** Whether somebody may no longer be here, though nobody has told this room yet. */
  async isOut({ table }: Room, { user }: Guest): Promise<boolean> {
    return !(await this.#house.company.isParticipant(table.campaign, user));
  }

  #ready(campaign: string): Room | undefined {
    return this.#rooms.get(campaign)?.room;
  }

  #open(campaign: string): Open {
    const found = this.#rooms.get(campaign);
    if (found !== undefined) return found;
    const open: Open = {
      made: this.#make(campaign, (room) => {
        open.room = room;
      }),
      room: undefined,
      coming: 0,
    };
    this.#rooms.set(campaign, open);
    return open;
  }

  async #make(campaign: string, isThere: (room: Room) => void): Promise<Room> {
    const { tables, company } = this.#house;
    const info = await company.info(campaign);
    const table = await tables.open(campaign);
    if (info === undefined) throw notFound('table');
    const room = new Room(table, info);
    isThere(room);
    return room;
  }

  /** A room that nobody is in and nobody is coming to is closed. */
  #closeEmpty(campaign: string): void {
    const open = this.#rooms.get(campaign);
    if (open === undefined || open.coming + (open.room?.guests.size ?? 0) > 0) return;
    this.#rooms.delete(campaign);
  }

  #regroup(room: Room): Promise<void> {
    const { company } = this.#house;
    const { campaign } = room.table;
    return room.door
      .take(async () => {
        const gone = new Set<string>();
        for (const guest of room.guests) {
          if (!(await company.isParticipant(campaign, guest.user))) gone.add(guest.user);
          else await this.#listenAnew(room, guest);
        }
        const info = await company.info(campaign);
        if (info !== undefined) room.regroup(info, (user) => !gone.has(user));
      })
      .then(() => this.#passOn(room))
      .then(() => this.#reconsider(room));
  }

  /** Others may have to agree than before: perhaps all of them have, or nobody who is left. */
  async #reconsider(room: Room): Promise<void> {
    const proposal = await this.#toldOf(room);
    if (proposal !== undefined) await this.consent.carryOut(room.table, proposal, proposal.agreed[0]);
  }

  async #passOn(room: Room): Promise<void> {
    if (room.guests.size === 0) return;
    const { heardByAll } = room;
    room.chat(await this.#house.chat.after(room.table.campaign, heardByAll), heardByAll);
  }

  async #propose(room: Room): Promise<void> {
    // The wish may be for a place that this server has not heard of yet.
    await room.table.catchUp();
    await this.#toldOf(room);
  }

  /** What is proposed now, when everybody has been told. Nobody comes in between, and no older word comes after a newer one. */
  #toldOf(room: Room): Promise<Proposal | undefined> {
    return room.door.take(async () => {
      const proposal = await this.consent.proposal(room.table);
      room.propose(proposal);
      return proposal;
    });
  }
}
