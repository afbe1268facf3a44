import type { FromServer, Proposal, Said, TableInfo, WholeView } from '@charterstone/protocol';
import { factsFor, hasSecrets, type Seat, type State, view } from '@charterstone/rules';
import { isRewind } from '../tables/standing.ts';
import type { Decision, Happened, Table } from '../tables/table.ts';
import { Turns } from '../turns.ts';
import { changes } from './changes.ts';
import type { Page } from './chat.ts';
import { wholeView } from './encode.ts';
import type { Guest } from './guest.ts';

/** Whose eyes: a seat's, or those of whoever watches. */
type Eyes = Seat | undefined;

/** What everybody with the same eyes was told last. */
type Told = { readonly cells: Int16Array; readonly decision: Decision | undefined };

/** Everybody who is at one table on this server. All who look with the same eyes are told the same, and it is worked out once. */
export class Room {
  readonly table: Table;
  #info: TableInfo;
  readonly guests = new Set<Guest>();
  readonly #told = new Map<Eyes, Told>();
  #seq: number;
  /** What everybody here knows to be proposed at this place. */
  #proposed: Proposal | undefined;
  #last: { readonly before: Int16Array; readonly after: Int16Array; readonly text: string } | undefined;
  #open: { readonly state: State; readonly cells: Int16Array | undefined } | undefined;
  /** Whoever comes in and whoever changes seats do so one after the other: what was read last is what is so. */
  readonly door = new Turns();

  constructor(table: Table, info: TableInfo) {
    this.table = table;
    this.#info = info;
    this.#seq = table.seq;
  }

  get info(): TableInfo {
    return this.#info;
  }

  /** So far everybody here has heard what was said. */
  get heardByAll(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { heardUpTo } of this.guests) least = Math.min(least, heardUpTo);
    return least;
  }

  /** Everything, for whoever comes in or has missed something. */
  welcome(
    guest: Guest,
    beside: {
      readonly info: TableInfo;
      readonly said: readonly Said[];
      readonly earlierChat: boolean;
      readonly here: readonly string[];
      readonly rewind: Proposal | undefined;
    },
  ): void {
    this.#info = beside.info;
    this.#seatGuest(guest);
    this.guests.add(guest);
    guest.heardUpTo = beside.said.at(-1)?.n ?? 0;
    // The table may have gone on while this was read.
    const rewind = beside.rewind?.base === this.#seq ? beside.rewind : undefined;
    this.#proposed = rewind ?? this.#proposed;
    guest.say({
      type: 'welcome',
      table: this.#info,
      you: { person: guest.user, seats: [...guest.seats] },
      seq: this.#seq,
      views: this.viewsFor(guest),
      chat: beside.said.filter(({ person }) => !guest.muted.has(person)),
      earlierChat: beside.earlierChat,
      here: [...beside.here],
      ...(rewind === undefined ? {} : { rewind }),
    });
  }

  viewsFor(guest: Guest): WholeView[] {
    return eyesOf(guest).map((eyes) => {
      this.#remember(eyes);
      const options = this.#decision(eyes)?.options ?? [];
      return { ...wholeView(this.table.state, eyes, options), undo: this.#mayUndo(eyes) };
    });
  }

  /** The next step of the journal, for each with what has changed in their own view. */
  happened({ entry, facts, state }: Happened): void {
    const { seq, seat, at, choice } = entry;
    const rewound = isRewind(choice) ? `,"rewoundTo":${choice.what}` : '';
    // Numbers only: written as they stand.
    const opening = `{"type":"step","from":${this.#seq},"seq":${seq},"by":${seat},"at":${at}${rewound},"views":[`;
    this.#seq = seq;
    const heard = new Map<Eyes, string>();
    let aloud: string | undefined;
    const partFor = (eyes: Eyes): string => {
      const known = heard.get(eyes);
      if (known !== undefined) return known;
      const mine = factsFor(state, eyes, facts);
      // What nobody hears differently is written once.
      const isAloud = mine.every((fact, i) => fact === facts[i]);
      if (isAloud) aloud ??= JSON.stringify(facts);
      const part = this.#changed(eyes, isAloud ? (aloud ?? '[]') : JSON.stringify(mine));
      heard.set(eyes, part);
      return part;
    };
    for (const guest of this.guests) guest.sayText(`${opening}${eyesOf(guest).map(partFor).join(',')}]}`);
    if (isRewind(choice)) this.#proposed = undefined;
    else this.#wishIsOver();
    // Eyes that nobody looks with any more need not be followed.
    for (const eyes of this.#told.keys()) if (!heard.has(eyes)) this.#told.delete(eyes);
  }

  /** The table waits for the disk: nearly always what will then be seen and told can be worked out now, and is thrown away otherwise. */
  prepare(state: State): void {
    const next = this.#openCells(state);
    if (next === undefined) return;
    for (const { cells } of this.#told.values()) this.#difference(cells, next);
  }

  #changed(eyes: Eyes, facts: string): string {
    const before = this.#told.get(eyes);
    const { cells, decision } = this.#remember(eyes);
    const seat = eyes === undefined ? '' : `"seat":${eyes},`;
    const options =
      before?.decision === decision ? '' : `"options":${JSON.stringify(decision?.options ?? [])},`;
    const undo = this.#mayUndo(eyes);
    const changed = before === undefined ? '[]' : this.#difference(before.cells, cells);
    return `{${seat}${options}"undo":${undo},"cells":${changed},"facts":${facts}}`;
  }

  /** Most see the same change: it is worked out and written once. */
  #difference(before: Int16Array, after: Int16Array): string {
    if (this.#last?.before !== before || this.#last.after !== after)
      this.#last = { before, after, text: JSON.stringify(changes(before, after)) };
    return this.#last.text;
  }

  #remember(eyes: Eyes): Told {
    const told = { cells: this.#cellsFor(eyes), decision: this.#decision(eyes) };
    this.#told.set(eyes, told);
    return told;
  }

  #cellsFor(eyes: Eyes): Int16Array {
    const { state } = this.table;
    return this.#openCells(state) ?? view(state, eyes).table;
  }

  /** Where nobody has a secret, all eyes see the same table. */
  #openCells(state: State): Int16Array | undefined {
    if (this.#open?.state !== state)
      this.#open = { state, cells: hasSecrets(state) ? undefined : view(state, undefined).table };
    return this.#open.cells;
  }

  #mayUndo(eyes: Eyes): boolean {
    if (eyes === undefined) return false;
    return this.table.mayUndo(eyes, this.#info.seats.find(({ seat }) => seat === eyes)?.person?.id);
  }

  #decision(eyes: Eyes): Decision | undefined {
    return eyes === undefined ? undefined : this.table.decisionOf(eyes);
  }

  /** Somebody came, went, or changed seats. Whoever no longer takes part is shown out. */
  regroup(info: TableInfo, isStill: (user: string) => boolean): void {
    this.#info = info;
    for (const guest of this.guests) {
      if (!isStill(guest.user)) {
        this.guests.delete(guest);
        guest.showOut();
        continue;
      }
      const before = guest.seats.join();
      this.#seatGuest(guest);
      guest.say({ type: 'table', table: info, you: { person: guest.user, seats: [...guest.seats] } });
      if (guest.seats.join() !== before) guest.say(this.#afresh(guest));
    }
  }

  /** Other seats, other views. */
  #afresh(guest: Guest): FromServer {
    return { type: 'views', seq: this.#seq, views: this.viewsFor(guest) };
  }

  #seatGuest(guest: Guest): void {
    guest.seats = this.#info.seats.filter(({ person }) => person?.id === guest.user).map(({ seat }) => seat);
  }

  /** Somebody would like to go back, or nobody any more. Whoever plays on meanwhile has ended it. */
  propose(rewind: Proposal | undefined): void {
    if (rewind === undefined) this.#wishIsOver();
    else if (rewind.base === this.#seq) {
      this.#proposed = rewind;
      this.sayToAll({ type: 'rewind', rewind });
    }
  }

  #wishIsOver(): void {
    if (this.#proposed === undefined) return;
    const { base, to } = this.#proposed;
    this.#proposed = undefined;
    this.sayToAll({ type: 'rewindOver', base, to });
  }

  sayToAll(message: FromServer): void {
    const text = JSON.stringify(message);
    for (const guest of this.guests) guest.sayText(text);
  }

  /** What was said last, in place of all they were told of it: they want to hear others now. */
  tellAnew(guest: Guest, { said, earlierChat }: Page): void {
    guest.heardUpTo = said.at(-1)?.n ?? 0;
    guest.say({ type: 'talk', chat: said, earlierChat });
  }

  /** All that was said after a place. Whoever came in meanwhile and has heard less hears it when the rest is read for them. */
  chat(said: readonly Said[], after: number): void {
    const listening = [...this.guests].filter(({ heardUpTo }) => heardUpTo >= after);
    for (const one of said) {
      const text = JSON.stringify({ type: 'chat', said: one } satisfies FromServer);
      for (const guest of listening) {
        if (one.n <= guest.heardUpTo) continue;
        guest.heardUpTo = one.n;
        if (!guest.muted.has(one.person)) guest.sayText(text);
      }
    }
  }
}

function eyesOf({ seats }: Guest): readonly Eyes[] {
  return seats.length === 0 ? [undefined] : seats;
}
