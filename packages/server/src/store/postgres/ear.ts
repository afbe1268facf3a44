import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import pg from 'pg';

/** How long a lost ear waits before it listens again. */
const AGAIN_MS = 500;
/** So often an ear says something to itself. */
const BEAT_MS = 5000;
/** An ear that has not heard itself so often is deaf. */
const MOST_UNHEARD = 2;

/** A connection over a wire that can be cut: one that is dead takes no leave. */
type Line = { readonly client: pg.Client; readonly wire: Socket };

/**
 * A connection that only listens, and comes back when it is lost. Whoever may have missed something meanwhile is told so. A line can be lost
 * without a word, or lead to something that passes no notices on; so it speaks to itself, and one that no longer hears that is replaced.
 */
export class Ear {
  readonly #connection: (wire: Socket) => pg.Client;
  readonly #topics = new EventEmitter();
  readonly #missed = new Set<() => void>();
  readonly #own = `ear-${randomUUID()}`;
  readonly #beat: NodeJS.Timeout;
  #line: Line | undefined;
  #isOpen = false;
  #unheard = 0;
  #closed = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(connection: (wire: Socket) => pg.Client, beatMs = BEAT_MS) {
    this.#connection = connection;
    this.#topics.setMaxListeners(0);
    this.#topics.on(this.#own, () => {});
    this.#beat = setInterval(() => this.#speak(), beatMs);
    this.#beat.unref();
  }

  /** Whether what is told now is heard, as far as can be known. */
  get hears(): boolean {
    return this.#isOpen && this.#unheard < MOST_UNHEARD;
  }

  hear(topic: string, heard: (text: string) => void, missed: () => void = () => {}): void {
    const first = this.#topics.listenerCount(topic) === 0;
    this.#topics.on(topic, heard);
    this.#missed.add(missed);
    if (this.#line === undefined) this.#listen();
    else if (first) this.#listenTo(this.#line, topic);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beat);
    // A dead line would never take leave.
    if (this.hears) await this.#line?.client.end();
    else this.#line?.wire.destroy();
  }

  #listen(): void {
    const isBack = this.#line !== undefined;
    const wire = new Socket();
    const line: Line = { client: this.#connection(wire), wire };
    const { client } = line;
    this.#line = line;
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      if (this.#line !== line) return;
      this.#unheard = 0;
      this.#topics.emit(channel, payload);
    });
    // However it was lost, also before it was there: this comes once.
    client.once('end', () => this.#again());
    this.#work = client.connect();
    for (const topic of this.#topics.eventNames()) this.#listenTo(line, String(topic));
    this.#work.then(
      () => {
        this.#isOpen = true;
        this.#unheard = 0;
        if (isBack) for (const missed of this.#missed) missed();
      },
      () => {},
    );
  }

  /** One thing after the other; what goes wrong ends the connection, and the next one listens to everything. */
  #listenTo({ client, wire }: Line, topic: string): void {
    this.#work = this.#work.then(() => client.query(`listen ${pg.escapeIdentifier(topic)}`));
    this.#work.catch(() => wire.destroy());
  }

  /** Counted by what was said, not by the clock: a server that stood still itself has not been deaf. */
  #speak(): void {
    if (this.#line === undefined || !this.#isOpen) return;
    if (this.#unheard >= MOST_UNHEARD) {
      this.#line.wire.destroy();
      return;
    }
    this.#unheard++;
    this.#line.client.query(`notify ${pg.escapeIdentifier(this.#own)}`).catch(() => {});
  }

  #again(): void {
    this.#isOpen = false;
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.#listen();
    }, AGAIN_MS).unref();
  }
}
