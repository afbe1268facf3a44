import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromServer } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import type { AtTable, Visitor } from '../../src/client/index.ts';

/** A choice that a player sent, with all that the player was told about it. */
export type Sent = {
  readonly table: string;
  readonly id: string;
  readonly seat: Seat;
  readonly base: number;
  readonly option: string;
  /** How often it was sent. */
  times: number;
  /** Its place in the journal, as the server acknowledged it. */
  seq: number | undefined;
  /** The server said no: it must never stand in the journal. */
  declined: boolean;
};

/** How often each answer came. */
export type Answers = { accepted: number; stale: number; refused: number; later: number };

/** Whoever was put off, or found the server away, tries again so much later. */
const AGAIN_MS = 50;
/** Whoever finds it away again and again waits up to so many times longer: a server that starts has the machine to itself meanwhile. */
const LONGER = 8;

/** Somebody who plays one seat whenever it is their turn, comes back when the server is lost, and forgets nothing they were told. */
export class Player {
  readonly table: string;
  readonly sent: Sent[] = [];
  readonly notices: string[] = [];
  readonly closed: number[] = [];
  /** How many of its choices were acknowledged, and how often it was told to come again later. */
  acknowledged = 0;
  putOff = 0;
  readonly #visitor: Visitor;
  readonly #chance: (n: number) => number;
  readonly #answers: Answers;
  readonly #resting = Promise.withResolvers<void>();
  #isResting = false;
  #open: Sent | undefined;
  #at: AtTable | undefined;

  constructor(visitor: Visitor, table: string, chance: (n: number) => number, answers: Answers) {
    this.#visitor = visitor;
    this.table = table;
    this.#chance = chance;
    this.#answers = answers;
  }

  /** What was sent and not answered so far. */
  get open(): Sent | undefined {
    return this.#open;
  }

  /** Chooses nothing new; what is open is sent until it is answered. */
  rest(): void {
    this.#isResting = true;
    this.#resting.resolve();
  }

  /** Rests, and forgets what is open. */
  giveUp(): void {
    this.#open = undefined;
    this.rest();
    this.#at?.drop();
  }

  /** Resolves when the server has read everything that was said so far. */
  async isHeard(): Promise<void> {
    const id = randomUUID();
    this.#at?.say({ type: 'ping', id });
    for await (const [message] of on(this.#at?.heard ?? new EventEmitter(), 'message'))
      if (message.type === 'pong' && message.id === id) return;
  }

  /** Resolves when it rests and everything it ever sent was answered. */
  async play(url: () => string): Promise<void> {
    let longer = 1;
    while (!this.#isResting || this.#open !== undefined) {
      const at = await this.#visitor.sit(this.table, url()).catch(() => undefined);
      if (at === undefined) {
        await pause(AGAIN_MS * longer);
        longer = Math.min(2 * longer, LONGER);
        continue;
      }
      longer = 1;
      this.#at = at;
      at.heard.on('message', (message) => this.#hear(message));
      at.heard.on('closed', (code) => this.closed.push(code));
      // A socket that is lost ends the sitting; what was open is sent again in the next one.
      await this.#sit(at).catch((error: unknown) => {
        if (at.isOpen) throw error;
      });
      at.drop();
    }
  }

  #hear(message: FromServer): void {
    if (message.type === 'notice') this.notices.push(message.notice);
  }

  async #sit(at: AtTable): Promise<void> {
    while (!this.#isResting || this.#open !== undefined) {
      this.#open ??= this.#wish(at);
      if (this.#open === undefined)
        await Promise.race([at.until(() => this.#options(at).length > 0), this.#resting.promise]);
      else await this.#send(at, this.#open);
    }
  }

  async #send(at: AtTable, wish: Sent): Promise<void> {
    wish.times++;
    const answer = await at.choose(wish.seat, wish.option, wish);
    this.#answers[answer.answer]++;
    if (answer.answer === 'later') {
      this.putOff++;
      await pause(AGAIN_MS);
      return;
    }
    this.#open = undefined;
    if (answer.answer !== 'accepted') {
      wish.declined = true;
      return;
    }
    wish.seq = answer.seq;
    this.acknowledged++;
    await at.until(() => at.seq >= answer.seq);
  }

  #options(at: AtTable): readonly string[] {
    return at.views.get(at.seats[0] ?? 0)?.options ?? [];
  }

  #wish(at: AtTable): Sent | undefined {
    const options = this.#options(at);
    const option = options[this.#chance(options.length)];
    if (option === undefined) return undefined;
    const [seat = 0] = at.seats;
    const wish = { table: this.table, id: randomUUID(), seat, base: at.seq, option };
    const sent: Sent = { ...wish, times: 0, seq: undefined, declined: false };
    this.sent.push(sent);
    return sent;
  }
}
