import { EventEmitter } from 'node:events';
import pg from 'pg';

/** How long a lost ear waits before it listens again. */
const AGAIN_MS = 500;

/** A connection that only listens, and comes back when it is lost. Whoever may have missed something meanwhile is told so. */
export class Ear {
  readonly #connection: () => pg.Client;
  readonly #topics = new EventEmitter();
  readonly #missed = new Set<() => void>();
  #client: pg.Client | undefined;
  #closed = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(connection: () => pg.Client) {
    this.#connection = connection;
    this.#topics.setMaxListeners(0);
  }

  hear(topic: string, heard: (text: string) => void, missed: () => void = () => {}): void {
    const first = this.#topics.listenerCount(topic) === 0;
    this.#topics.on(topic, heard);
    this.#missed.add(missed);
    if (this.#client === undefined) this.#listen();
    else if (first) this.#listenTo(this.#client, topic);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  #listen(): void {
    const isBack = this.#client !== undefined;
    const client = this.#connection();
    this.#client = client;
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => this.#topics.emit(channel, payload));
    // However it was lost, also before it was there: this comes once.
    client.once('end', () => this.#again());
    this.#work = client.connect();
    for (const topic of this.#topics.eventNames()) this.#listenTo(client, String(topic));
    this.#work.then(
      () => {
        if (isBack) for (const missed of this.#missed) missed();
      },
      () => {},
    );
  }

  /** One thing after the other; what goes wrong ends the connection, and the next one listens to everything. */
  #listenTo(client: pg.Client, topic: string): void {
    this.#work = this.#work.then(() => client.query(`listen ${pg.escapeIdentifier(topic)}`));
    this.#work.catch(() => client.end().catch(() => {}));
  }

  #again(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.#listen();
    }, AGAIN_MS).unref();
  }
}
