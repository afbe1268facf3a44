import type { Proposal } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import { notFound } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC, type Company } from '../tables/company.ts';
import type { Papers } from '../tables/papers.ts';
import type { Answer } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { CHAT_TOPIC, type Chat } from './chat.ts';
import type { Guest } from './guest.ts';
import type { Presence } from './presence.ts';
import { isAgreed, REWIND_TOPIC, type Rewinds } from './rewinds.ts';
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
  readonly #house: House;
  readonly #rooms = new Map<string, Open>();
  /** What others have told of and is still being passed on. */
  readonly #passing = new Set<Promise<void>>();

  constructor(house: House) {
    this.#house = house;
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
      await this.greet(room, guest);
      if (guest.isGone) {
        room.guests.delete(guest);
        return room;
      }
      this.#house.presence.come(campaign, guest.user);
      this.#house.entered(campaign);
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
      const [info, isStill, muted, said, rewind] = await Promise.all([
        company.info(campaign),
        company.isParticipant(campaign, guest.user),
        papers.mutedBy(campaign, guest.user),
        chat.last(campaign),
        this.#proposal(room),
      ]);
      if (info === undefined || !isStill) return guest.showOut();
      guest.muted = new Set(muted);
      // From here on without a pause: nothing can happen between what is told now and what is told next.
      room.welcome(guest, { info, chat: said, here: presence.at(campaign), rewind });
    });
    // What was said between is not lost either.
    await this.#passOn(room);
  }

  leave(room: Room, guest: Guest): void {
    const { campaign } = room.table;
    guest.isGone = true;
    room.guests.delete(guest);
    this.#house.presence.go(campaign, guest.user);
    this.#closeEmpty(campaign);
  }

  /** Somebody has muted somebody here, or no longer does: it holds for the next word that is said. */
  async muted(campaign: string, user: string): Promise<void> {
    const room = this.#ready(campaign);
    await room?.door.take(async () => {
      const muted = new Set(await this.#house.papers.mutedBy(campaign, user));
      for (const guest of room.guests) if (guest.user === user) guest.muted = muted;
    });
  }

  /**
   * Why somebody may not choose for a seat. What the room knows may be a moment old: nobody is turned away without a look at who plays
   * there now.
   */
  async whyNot(
    room: Room,
    { user, seats }: Guest,
    seat: Seat,
  ): Promise<'notYourSeat' | 'botPlays' | undefined> {
    const chair = room.info.seats.find((one) => one.seat === seat);
    if (seats.includes(seat) && chair?.bot === undefined) return undefined;
    const rows = await this.#house.company.seatRows(room.table.campaign);
    const row = rows.find((one) => one.seat === seat);
    if (row?.user !== user) return 'notYourSeat';
    return row.bot === null ? undefined : 'botPlays';
  }

  /**
   * A seat wants to go back, or agrees to it. When all do, the table goes back, unless somebody was faster to choose. Refused where
   * everybody went back behind that place already, or what lay hidden there was dealt anew since.
   */
  async agree(room: Room, { user }: Guest, base: number, to: number): Promise<Answer['answer']> {
    const { campaign } = room.table;
    const { journal } = this.#house.tables;
    if ((await journal.isTakenBack(campaign, to)) || (await journal.isDealtAnew(campaign, to)))
      return 'refused';
    const seats = await this.#house.company.seatsOf(campaign, user);
    await this.#house.rewinds.agree(campaign, base, to, seats);
    const proposal = await this.#proposal(room, base);
    if (proposal === undefined || !isAgreed(proposal)) return 'accepted';
    const message = `rewind-${base}-${proposal.to}`;
    return (await room.table.rewind(message, seats[0] ?? 0, base, proposal.to)).answer;
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
    const { company, papers } = this.#house;
    const { campaign } = room.table;
    return room.door.take(async () => {
      const gone = new Set<string>();
      for (const guest of room.guests) {
        if (!(await company.isParticipant(campaign, guest.user))) gone.add(guest.user);
        guest.muted = new Set(await papers.mutedBy(campaign, guest.user));
      }
      const info = await company.info(campaign);
      if (info !== undefined) room.regroup(info, (user) => !gone.has(user));
    });
  }

  async #passOn(room: Room): Promise<void> {
    if (room.guests.size === 0) return;
    const { heardByAll } = room;
    room.chat(await this.#house.chat.after(room.table.campaign, heardByAll), heardByAll);
  }

  async #propose(room: Room): Promise<void> {
    // The wish may be for a place that this server has not heard of yet.
    await room.table.catchUp();
    const rewind = await this.#proposal(room);
    if (rewind !== undefined) room.sayToAll({ type: 'rewind', rewind });
  }

  /** What is proposed at a place. Those who have to agree are all seats that a person plays. */
  async #proposal({ table }: Room, base = table.seq): Promise<Proposal | undefined> {
    const rows = await this.#house.company.seatRows(table.campaign);
    const needed = rows.filter(({ user, bot }) => user !== null && bot === null).map(({ seat }) => seat);
    return this.#house.rewinds.proposed(table.campaign, base, needed);
  }
}
