import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../../src/client/index.ts';
import { chanceFrom, company } from '../house.ts';
import { type Answers, Player, type Sent } from './player.ts';

const LOOK_MS = 5;

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
      this.players.reduce((sum, player) => (player.table === table ? sum + player.acknowledged : sum), 0);
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
