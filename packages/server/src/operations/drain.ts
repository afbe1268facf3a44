import type { ServerResponse } from 'node:http';
import { restarting } from '../http/refusal.ts';

/**
 * Whether the server is about to stop: then nobody new comes in, and what is under way is finished. Sockets are not counted, which stay
 * for as long as somebody plays.
 */
export class Drain {
  #isDraining = false;
  #isOver = false;
  /** What is not answered yet, to the last byte. */
  readonly #open = new Set<ServerResponse>();
  /** What has not been heard to its end: nobody knows whether the rest ever comes. */
  readonly #arriving = new Map<ServerResponse, () => void>();
  readonly #attended = new Set<() => void>();
  readonly #answered = Promise.withResolvers<void>();

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Resolves when everything that is asked over HTTP has been answered. */
  get answered(): Promise<void> {
    return this.#answered.promise;
  }

  begin(): void {
    this.#isDraining = true;
    for (const putOff of this.#arriving.values()) putOff();
    this.#look();
  }

  /** Somebody asks something, and waits until the answer has gone out, or they have. `putOff` answers those who have not said all of it. */
  enters(response: ServerResponse, putOff: () => void): void {
    this.#open.add(response);
    this.#arriving.set(response, putOff);
    response.once('close', () => {
      this.#open.delete(response);
      this.#arriving.delete(response);
      this.#look();
    });
  }

  /** All of it was heard. */
  arrived(response: ServerResponse): void {
    this.#arriving.delete(response);
  }

  /** What somebody waits for; that the server restarts, where it can't wait for that any longer. */
  async attend<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOver) throw restarting();
    const { promise, reject } = Promise.withResolvers<never>();
    const giveUp = (): void => reject(restarting());
    this.#attended.add(giveUp);
    try {
      return await Promise.race([work(), promise]);
    } finally {
      this.#attended.delete(giveUp);
    }
  }

  /** Whoever still waits is told to come again. What they asked for may be done or not, as with a line that is lost. */
  end(): void {
    this.#isOver = true;
    for (const giveUp of this.#attended) giveUp();
  }

  #look(): void {
    if (this.#isDraining && this.#open.size === 0) this.#answered.resolve();
  }
}
