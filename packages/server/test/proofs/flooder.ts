import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromBrowser } from '@charterstone/protocol';
import { AtTable, Visitor } from '../../src/client/index.ts';
import { bareSocket, frameBytes, handshake, OPCODE } from './frames.ts';
import { Line } from './line.ts';

const TICK_MS = 5;

/** What came of a flood. */
export type Flooded = {
  sent: number;
  /** For so long, in milliseconds, somebody was let in and talked. */
  talked: number;
  told: number;
  closed: Map<number, number>;
  turnedAway: number;
  /** Questions whose answers were never read. */
  unread: number;
  /** Connections that stopped in the middle of their handshake, and stayed. */
  halfOpen: number;
};

function anyMessage(n: number): FromBrowser {
  const id = randomUUID();
  switch (n % 6) {
    case 0:
      return { type: 'resync', id };
    case 1:
      return { type: 'choose', id, seat: 1, base: 0, choices: [{ do: 'retrieve' }] };
    case 2:
      return { type: 'hint', id, seat: 1 };
    case 3:
      return { type: 'rewind', id, seat: 1, base: 0, to: 0 };
    case 4:
      return { type: 'foresee', id, seat: 1, base: 0, choices: [{ do: 'retrieve' }] };
    default:
      return { type: 'ping', id };
  }
}

/** Somebody who talks without end, so many messages a second, and comes back whenever they are shown out. */
export class Flooder {
  readonly #visitor: Visitor;
  readonly #table: string;
  readonly #from: string;
  readonly flooded: Flooded = {
    ...{ sent: 0, talked: 0, told: 0, closed: new Map(), turnedAway: 0 },
    ...{ unread: 0, halfOpen: 0 },
  };
  #over = false;

  private constructor(visitor: Visitor, table: string, from: string) {
    this.#visitor = visitor;
    this.#table = table;
    this.#from = from;
  }

  static async arrive(url: string, from: string): Promise<Flooder> {
    const visitor = await Visitor.arrive(url, 'A flooder');
    const { id } = await visitor.ask('makeTable', { body: { name: 'Noise', seats: 1 } });
    return new Flooder(visitor, id, from);
  }

  stop(): void {
    this.#over = true;
  }

  async floods(perSecond: number): Promise<void> {
    while (!this.#over) {
      const at = await this.#comesIn();
      if (at === undefined) {
        this.flooded.turnedAway++;
        await pause(100);
      } else await this.#talks(at, perSecond);
    }
  }

  async #comesIn(): Promise<AtTable | undefined> {
    const { url, cookie } = this.#visitor;
    const address = `${url.replace('http', 'ws')}/api/tables/${this.#table}/socket`;
    return AtTable.enter(address, cookie, { 'x-forwarded-for': this.#from }).catch(() => undefined);
  }

  async #talks(at: AtTable, perSecond: number): Promise<void> {
    const { flooded } = this;
    at.heard.on('message', ({ type }) => {
      if (type === 'notice') flooded.told++;
    });
    at.heard.once('closed', (code) => flooded.closed.set(code, (flooded.closed.get(code) ?? 0) + 1));
    const start = performance.now();
    for (let said = 0; at.isOpen && !this.#over; await pause(TICK_MS)) {
      const due = ((performance.now() - start) / 1000) * perSecond;
      for (; said < due && at.isOpen; said++) at.say(anyMessage(flooded.sent++));
    }
    flooded.talked += performance.now() - start;
    at.close();
  }

  /** A socket of theirs that asks for everything again and again, and never reads any of it. */
  async neverReads(perSecond: number): Promise<void> {
    const { url, cookie } = this.#visitor;
    const { socket } = await bareSocket(url, this.#table, { cookie, 'x-forwarded-for': this.#from });
    socket.pause();
    while (!this.#over && !socket.destroyed) {
      const payload = JSON.stringify({ type: 'resync', id: randomUUID() });
      socket.write(frameBytes({ opcode: OPCODE.text, payload }));
      this.flooded.unread++;
      await pause(1000 / perSecond);
    }
    socket.destroy();
  }

  /** A connection that stops in the middle of its handshake, and stays. */
  async staysHalfOpen(ms: number): Promise<void> {
    const { url, cookie } = this.#visitor;
    const whole = handshake(`/api/tables/${this.#table}/socket`, new URL(url).host, { cookie });
    const heard = await new Line(url).shout(whole.slice(0, -20), ms);
    if (heard === '') this.flooded.halfOpen++;
  }
}
