import { readChoice } from '@charterstone/rules';
import { Visitor } from '@charterstone/server/client';
import { type Random, randomOf } from '../../random.ts';
import { LightSocket } from './light-socket.ts';
import type { LoadTable, Traffic } from './load.ts';

const STEP = 's'.charCodeAt(0);
const ANSWER = 'a'.charCodeAt(0);
const WELCOME = 'welcome';
/** Where the type of a message begins: `{"type":"`. */
const TYPE = 9;

/** One of our tables, a socket a seat. Players choose at random; their campaign goes on and on. */
export class OurTable implements LoadTable {
  readonly traffic: Traffic = { asked: 0, told: 0, answered: 0 };
  readonly #random: Random;
  readonly #sockets: LightSocket[] = [];
  /** The options of each seat, as the JSON that came. */
  readonly #options: string[] = [];
  readonly #seats: number;
  #seq = 0;
  #messages = 0;
  /** What has still to come until everybody has seen the choice: a step for each, and the answer. */
  #missing = 0;
  #seen: () => void = () => {};

  private constructor(seats: number, seed: string) {
    this.#seats = seats;
    this.#random = randomOf(seed);
  }

  static async open(url: string, seats: number, number: number, journal?: string): Promise<OurTable> {
    const table = new OurTable(seats, `bench server/${number}`);
    const host = await Visitor.arrive(url, 'Player 1');
    const name = `Table ${number}`;
    const { id } = await (journal === undefined
      ? host.ask('makeTable', { body: { name, seats, seed: `bench server/${number}` } })
      : host.ask('importTable', { body: { name, mine: [1], journal } }));
    await table.#sit(host, id, 1);
    for (let seat = 2; seat <= seats; seat++) {
      const guest = await Visitor.arrive(url, `Player ${seat}`);
      const { link } = await host.ask('makeInvite', { params: { table: id }, body: { seat } });
      await guest.ask('join', { body: { token: link.split('/').at(-1) ?? '' } });
      await table.#sit(guest, id, seat);
    }
    return table;
  }

  choose(seen: () => void): void {
    const seat = this.#decider();
    const options: readonly string[] = JSON.parse(this.#options[seat] ?? '[]');
    const choice = readChoice(options[this.#random(options.length)] ?? '');
    if (choice === undefined) throw new Error('nobody at this table can choose');
    this.#seen = seen;
    this.#missing = this.#seats + 1;
    const id = `bench-${++this.#messages}`.padEnd(12, '-');
    const message = { type: 'choose', id, seat, base: this.#seq, choices: [choice] };
    const text = JSON.stringify(message);
    this.traffic.asked += text.length;
    this.#sockets[seat]?.send(text);
  }

  /** Between games several may choose. */
  #decider(): number {
    const first = this.#random(this.#seats);
    for (let i = 0; i < this.#seats; i++) {
      const seat = 1 + ((first + i) % this.#seats);
      if ((this.#options[seat] ?? '[]') !== '[]') return seat;
    }
    throw new Error('nobody at this table may choose');
  }

  async #sit(person: Visitor, id: string, seat: number): Promise<void> {
    const address = `${person.url.replace(/^http/, 'ws')}/api/tables/${id}/socket`;
    const welcomed = Promise.withResolvers<void>();
    const hear = (data: Buffer): void => {
      if (data.toString('latin1', TYPE, TYPE + WELCOME.length) === WELCOME) {
        const { seq, views }: Welcome = JSON.parse(data.toString());
        this.#seq = seq;
        this.#options[seat] = JSON.stringify(views[0]?.options ?? []);
        welcomed.resolve();
      } else this.#hear(seat, data);
    };
    this.#sockets[seat] = await LightSocket.open(address, hear, { cookie: person.cookie });
    await welcomed.promise;
  }

  #hear(seat: number, data: Buffer): void {
    if (data[TYPE] === STEP) this.#step(seat, data);
    else if (data[TYPE] === ANSWER) this.#answer(data);
  }

  #step(seat: number, data: Buffer): void {
    this.traffic.told += data.length;
    this.#seq = numberAfter(data, ',"seq":');
    // In a step, options stand before `undo` or not at all, and facts behind it.
    const undo = data.indexOf(',"undo":');
    const start = data.indexOf('"options":[');
    if (start >= 0 && start < undo) this.#options[seat] = data.toString('utf8', start + 10, undo);
    this.#arrived();
  }

  #answer(data: Buffer): void {
    this.traffic.answered += data.length;
    if (!data.includes('"answer":"accepted"')) throw new Error(`not accepted: ${data.toString()}`);
    this.#arrived();
  }

  #arrived(): void {
    if (--this.#missing === 0) this.#seen();
  }
}

type Welcome = {
  readonly seq: number;
  readonly views: readonly { readonly options: readonly string[] }[];
};

function numberAfter(data: Buffer, words: string): number {
  const start = data.indexOf(words) + words.length;
  return Number.parseInt(data.toString('latin1', start, start + 10), 10);
}
