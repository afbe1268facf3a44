import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChangedView, FromBrowser, FromServer, TableInfo, WholeView } from '@charterstone/protocol';
import { readChoice, type Seat } from '@charterstone/rules';
import { WebSocket } from 'ws';

type Heard<T extends FromServer['type']> = Extract<FromServer, { readonly type: T }>;
export type Answer = Heard<'answer'>;

/** What one seat sees, kept up to date. Seat 0 is whoever watches. */
export type Seen = { cells: Int16Array; options: readonly string[]; undo: boolean };

/** So long whoever was put off waits at least, and at most. */
const SHORTEST_MS = 200;
const LONGEST_MS = 5000;

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };

/** A socket at a table: what is seen there, and what can be said. It keeps no more than the server has told it. */
export class AtTable {
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, Waiting>();
  readonly heard = new EventEmitter<{ message: [FromServer]; moved: []; closed: [code: number] }>();
  readonly views = new Map<Seat, Seen>();
  table: TableInfo | undefined;
  seats: readonly Seat[] = [];
  here: readonly string[] = [];
  seq = -1;
  isOpen = true;
  #wait = SHORTEST_MS;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.heard.setMaxListeners(0);
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.isOpen = false;
      for (const { reject } of this.#answers.values()) reject(new Error(`the socket was closed (${code})`));
      this.#answers.clear();
      this.heard.emit('closed', code);
    });
  }

  /** `heard` is told every message, the first one included. */
  static async enter(
    url: string,
    cookie: string,
    headers: Readonly<Record<string, string>> = {},
    heard: (message: FromServer) => void = () => {},
  ): Promise<AtTable> {
    const socket = new WebSocket(url, { headers: { cookie, ...headers } });
    const found = new AtTable(socket);
    found.heard.on('message', heard);
    const refused = new Promise<never>((_, reject) => {
      socket.once('unexpected-response', (_request, response) => {
        socket.terminate();
        reject(new Error(`refused: ${response.statusCode}`));
      });
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`closed: ${code}`)));
    });
    await Promise.race([once(found.heard, 'moved'), refused]);
    return found;
  }

  /** Sends a choice for one's seat and waits for the answer, which may be `later`. An id may be given to send the same thing again. */
  choose(
    seat: Seat,
    option: string | readonly string[],
    { id = randomUUID(), base = this.seq }: { readonly id?: string; readonly base?: number } = {},
  ): Promise<Answer> {
    const lines = typeof option === 'string' ? [option] : option;
    const choices = lines.map((line) => readChoice(line) ?? { do: line });
    return this.ask({ type: 'choose', id, seat, base, choices });
  }

  /** Chooses as often as it takes: what the server puts off is said again with the same id, later and later where that is in vain. */
  async insist(seat: Seat, option: string | readonly string[]): Promise<Answer> {
    const wish = { id: randomUUID(), base: this.seq };
    for (;;) {
      const answer = await this.choose(seat, option, wish);
      if (answer.answer !== 'later') {
        // How much the server takes is remembered: what is put off again and again would be a flood.
        this.#wait = Math.max(this.#wait / 2, SHORTEST_MS);
        return answer;
      }
      await pause(this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_MS);
    }
  }

  /** Says something that is answered. */
  ask(message: FromBrowser): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) {
        reject(new Error('the socket is closed'));
        return;
      }
      this.#answers.set(message.id, { resolve, reject });
      this.say(message);
    });
  }

  say(message: FromBrowser): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Waits until something told by the server is as it should be. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const done = isSo();
        if (!done && this.isOpen) return;
        this.heard.off('message', look);
        this.heard.off('closed', look);
        if (done) resolve();
        else reject(new Error('the socket is closed'));
      };
      this.heard.on('message', look);
      this.heard.on('closed', look);
      look();
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** As a cable that is pulled: nothing is said. */
  drop(): void {
    this.#socket.terminate();
  }

  #hear(message: FromServer): void {
    this.#take(message);
    this.heard.emit('message', message);
    if (message.type === 'welcome' || message.type === 'step' || message.type === 'views')
      this.heard.emit('moved');
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.seats = message.you.seats;
        this.here = message.here;
        this.views.clear();
        this.#look(message.seq, message.views);
        return;
      case 'views':
        this.views.clear();
        this.#look(message.seq, message.views);
        return;
      case 'table':
        this.table = message.table;
        this.seats = message.you.seats;
        return;
      case 'here':
        this.here = message.here;
        return;
      case 'step':
        this.#step(message);
        return;
      case 'answer':
        if (message.answer === 'stale') this.#look(message.seq, message.views);
        this.#answers.get(message.id)?.resolve(message);
        this.#answers.delete(message.id);
    }
  }

  #look(seq: number, views: readonly WholeView[]): void {
    this.seq = seq;
    for (const { seat = 0, cells, options, undo } of views)
      this.views.set(seat, { cells: numbersIn(cells), options, undo });
  }

  #step({ from, seq, views }: Heard<'step'>): void {
    if (from !== this.seq) {
      // Something was missed: everything is asked for anew.
      this.say({ type: 'resync', id: randomUUID() });
      return;
    }
    this.seq = seq;
    for (const change of views) this.#change(change);
  }

  #change({ seat = 0, cells, options, undo }: ChangedView): void {
    const seen = this.views.get(seat);
    if (seen === undefined) return;
    for (const [start = 0, ...numbers] of cells) seen.cells.set(numbers, start);
    if (options !== undefined) seen.options = options;
    seen.undo = undo;
  }
}

function numbersIn(text: string): Int16Array {
  const bytes = Buffer.from(text, 'base64');
  const numbers = new Int16Array(bytes.length / 2);
  for (let i = 0; i < numbers.length; i++) numbers[i] = bytes.readInt16LE(2 * i);
  return numbers;
}
