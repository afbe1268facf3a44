import { LightSocket } from './light-socket.ts';
import type { LoadTable, Traffic } from './load.ts';

/** How long our own messages are on average. */
export type Sizes = { readonly asked: number; readonly told: number; readonly answered: number };

const ANSWER = 'a'.charCodeAt(0);

/** A room of a server that only passes on. Its messages are as long as ours, and say nothing. */
export class BareTable implements LoadTable {
  readonly traffic: Traffic = { asked: 0, told: 0, answered: 0 };
  readonly #sockets: LightSocket[] = [];
  readonly #text: string;
  #missing = 0;
  #turn = 0;
  #seen: () => void = () => {};

  private constructor(size: number) {
    this.#text = 'x'.repeat(size);
  }

  static async open(url: string, seats: number, number: number, sizes: Sizes): Promise<BareTable> {
    const table = new BareTable(sizes.asked);
    const address = `${url.replace(/^http/, 'ws')}/?room=${number}&told=${sizes.told}&answered=${sizes.answered}`;
    for (let seat = 0; seat < seats; seat++)
      table.#sockets.push(await LightSocket.open(address, (data) => table.#hear(data)));
    return table;
  }

  choose(seen: () => void): void {
    this.#seen = seen;
    this.#missing = this.#sockets.length + 1;
    this.traffic.asked += this.#text.length;
    this.#sockets[this.#turn++ % this.#sockets.length]?.send(this.#text);
  }

  #hear(data: Buffer): void {
    if (data[0] === ANSWER) this.traffic.answered += data.length;
    else this.traffic.told += data.length;
    if (--this.#missing === 0) this.#seen();
  }
}
