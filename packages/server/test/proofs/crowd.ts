import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromServer } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import type { AtTable, Visitor } from '../../src/client/index.ts';
import { chanceFrom, company } from '../house.ts';

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
const AGAIN_MS = 20;
const LOOK_MS = 5;

/** Somebody who plays one seat whenever it is their turn, comes back when the server is lost, and forgets nothing they were told. */
class Player {
  readonly table: string;
  readonly sent: Sent[] = [];
  readonly notices: string[] = [];
  readonly closed: number[] = [];
  /** How often it was told to come again later. */
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
    while (!this.#isResting || this.#open !== undefined) {
      const at = await this.#visitor.sit(this.table, url()).catch(() => undefined);
      if (at === undefined) {
        await pause(AGAIN_MS);
        continue;
      }
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

/** Several tables at which everybody plays on and on. */
export class Crowd {
  readonly tables: readonly string[];
  readonly people: readonly Visitor[];
  readonly players: readonly Player[];
  readonly answers: Answers = { accepted: 0, stale: 0, refused: 0, later: 0 };
  #playing: Promise<unknown> = Promise.resolve();

  private constructor(
    groups: readonly { readonly id: string; readonly people: readonly Visitor[] }[],
    seed: number,
  ) {
    this.tables = groups.map(({ id }) => id);
    this.people = groups.flatMap(({ people }) => people);
    this.players = groups.flatMap(({ id, people }, i) =>
      people.map((visitor, j) => new Player(visitor, id, chanceFrom(seed + 10 * i + j), this.answers)),
    );
  }

  static async gather(url: string, tables: number, seats: number, seed: number): Promise<Crowd> {
    const groups = [];
    // Campaigns that go on for as long as anybody wants to play.
    for (let i = 0; i < tables; i++)
      groups.push(await company(url, seats, { seed: `crowd ${seed} ${i}`, games: 9999 }));
    return new Crowd(groups, seed);
  }

  /** `url` says where the server is now. */
  play(url: (player: number) => string): void {
    this.#playing = Promise.all(this.players.map((player, i) => player.play(() => url(i))));
    this.#playing.catch(() => {});
  }

  /** Nobody chooses anything new; resolves when everything that was ever sent is answered. */
  async rest(): Promise<void> {
    for (const player of this.players) player.rest();
    await this.#playing;
  }

  /** Nobody plays any more, whatever is open. */
  giveUp(): void {
    for (const player of this.players) player.giveUp();
  }

  get sent(): readonly Sent[] {
    return this.players.flatMap(({ sent }) => sent);
  }

  /** What players have been told by now, however they go on. */
  told(): readonly Sent[] {
    return structuredClone(this.sent);
  }

  get open(): readonly Sent[] {
    return this.players.flatMap(({ open }) => open ?? []);
  }

  /** Resolves when at every table so many choices more were acknowledged. */
  movedOn(choices: number): Promise<void> {
    const at = (table: string): number =>
      this.sent.filter((wish) => wish.table === table && wish.seq !== undefined).length;
    const wanted = this.tables.map((table) => ({ table, count: at(table) + choices }));
    return this.until(() => wanted.every(({ table, count }) => at(table) >= count));
  }

  /** Resolves when all who wait for an answer were told so many times more to come again later. */
  putOff(times: number): Promise<void> {
    const wanted = new Map(this.players.map((player) => [player, player.putOff + times]));
    return this.until(() => {
      const waiting = this.players.filter(({ open }) => open !== undefined);
      return waiting.length > 0 && waiting.every((player) => player.putOff >= (wanted.get(player) ?? 0));
    });
  }

  /** Resolves when at every table somebody waits for an answer, and the server knows what they wait for: their choices. */
  async allWait(): Promise<readonly Sent[]> {
    await this.until(() => this.tables.every((table) => this.open.some((wish) => wish.table === table)));
    await Promise.all(this.players.map((player) => player.isHeard()));
    return this.open;
  }

  async until(isSo: () => boolean): Promise<void> {
    // Should a player give up, nothing more will ever happen.
    const ended = this.#playing.then(() => Promise.reject(new Error('nobody plays any more')));
    ended.catch(() => {});
    while (!isSo()) await Promise.race([pause(LOOK_MS), ended]);
  }
}
