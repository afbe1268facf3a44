import type { Proposal } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import { notFound } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC, type Company } from '../tables/company.ts';
import type { Papers } from '../tables/papers.ts';
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
  readonly trouble: (error: unknown, what: string) => void;
};

/** The rooms of this server: one for each table that somebody is at. */
export class Rooms {
  readonly #house: House;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** Rooms by table, as soon as they are there: what happens is passed on without a pause between. */
  readonly #ready = new Map<string, Room>();

  constructor(house: House) {
    this.#house = house;
    const { store, tables, presence, trouble } = house;
    tables.onHappened((table, happened) => this.#ready.get(table.campaign)?.happened(happened));
    tables.isWatched = (campaign) => this.#rooms.has(campaign);
    const onTopic = (topic: string, what: string, act: (room: Room) => Promise<void>) =>
      store.engine.hear(topic, (campaign) => {
        const room = this.#ready.get(campaign);
        if (room !== undefined) act(room).catch((error) => trouble(error, what));
      });
    onTopic(COMPANY_TOPIC, 'regrouping', (room) => this.#regroup(room));
    onTopic(CHAT_TOPIC, 'passing on chat', (room) => this.#passOn(room));
    onTopic(REWIND_TOPIC, 'passing on a wish to go back', (room) => this.#propose(room));
    presence.onChange((campaign) =>
      this.#ready.get(campaign)?.sayToAll({ type: 'here', here: presence.at(campaign) }),
    );
  }

  get guests(): number {
    let count = 0;
    for (const room of this.#ready.values()) count += room.guests.size;
    return count;
  }

  all(): Iterable<Room> {
    return this.#ready.values();
  }

  /** Somebody comes in and is told everything. */
  async enter(campaign: string, guest: Guest): Promise<Room> {
    const room = await this.#room(campaign);
    await this.greet(room, guest);
    if (guest.isGone) this.leave(room, guest);
    else this.#house.presence.come(campaign, guest.user);
    return room;
  }

  async greet(room: Room, guest: Guest): Promise<void> {
    const { papers, chat, presence } = this.#house;
    const { campaign } = room.table;
    guest.muted = new Set(await papers.mutedBy(campaign, guest.user));
    const said = await chat.last(campaign);
    const rewind = await this.#proposal(room);
    // From here on without a pause: nothing can happen between what is told now and what is told next.
    room.welcome(guest, { chat: said, here: presence.at(campaign), rewind });
  }

  leave(room: Room, guest: Guest): void {
    const { campaign } = room.table;
    guest.isGone = true;
    room.guests.delete(guest);
    this.#house.presence.go(campaign, guest.user);
    if (room.guests.size > 0) return;
    this.#rooms.delete(campaign);
    this.#ready.delete(campaign);
  }

  /** A seat wants to go back, or agrees to it. When all do, the table goes back. */
  async agree(room: Room, guest: Guest, base: number, to: number): Promise<void> {
    const { campaign } = room.table;
    await this.#house.rewinds.agree(campaign, base, to, guest.seats);
    const proposal = await this.#proposal(room);
    if (proposal !== undefined && isAgreed(proposal))
      await room.table.rewind(`rewind-${base}-${proposal.to}`, guest.seats[0] ?? 0, base, proposal.to);
  }

  #room(campaign: string): Promise<Room> {
    const found = this.#rooms.get(campaign);
    if (found !== undefined) return found;
    const made = this.#make(campaign);
    this.#rooms.set(campaign, made);
    made.catch(() => this.#rooms.delete(campaign));
    return made;
  }

  async #make(campaign: string): Promise<Room> {
    const { tables, company, chat } = this.#house;
    const said = await chat.last(campaign);
    const info = await company.info(campaign);
    const table = await tables.open(campaign);
    if (info === undefined) throw notFound('table');
    const room = new Room(table, info, said.at(-1)?.n ?? 0);
    this.#ready.set(campaign, room);
    return room;
  }

  async #regroup(room: Room): Promise<void> {
    const { company, papers } = this.#house;
    const { campaign } = room.table;
    const still = new Set<string>();
    for (const guest of room.guests) {
      if (await company.isParticipant(campaign, guest.user)) still.add(guest.user);
      guest.muted = new Set(await papers.mutedBy(campaign, guest.user));
    }
    const info = await company.info(campaign);
    if (info !== undefined) room.regroup(info, (user) => still.has(user));
  }

  async #passOn(room: Room): Promise<void> {
    for (const said of await this.#house.chat.after(room.table.campaign, room.heardUpTo)) {
      if (said.n <= room.heardUpTo) continue;
      room.heardUpTo = said.n;
      room.chat(said);
    }
  }

  async #propose(room: Room): Promise<void> {
    const rewind = await this.#proposal(room);
    if (rewind !== undefined) room.sayToAll({ type: 'rewind', rewind });
  }

  #proposal(room: Room): Promise<Proposal | undefined> {
    return this.#house.rewinds.proposed(room.table.campaign, room.table.seq, needed(room));
  }
}

/** Those who have to agree: every seat that a person plays. */
function needed(room: Room): Seat[] {
  return room.info.seats
    .filter(({ person, bot }) => person !== undefined && bot === undefined)
    .map(({ seat }) => seat);
}
