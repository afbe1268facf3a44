/** Rings once at the soonest of the times it was set to, and with a pause between one ring and the next. */
export class Alarm {
  readonly #ring: () => void;
  readonly #now: () => number;
  readonly #pauseMs: number;
  #timer: NodeJS.Timeout | undefined;
  #at = Number.POSITIVE_INFINITY;
  #rungAt = Number.NEGATIVE_INFINITY;

  constructor(ring: () => void, now: () => number, pauseMs: number) {
    this.#ring = ring;
    this.#now = now;
    this.#pauseMs = pauseMs;
  }

  set(at: number): void {
    if (at >= this.#at) return;
    const now = this.#now();
    clearTimeout(this.#timer);
    this.#at = at;
    const wait = Math.max(0, at - now, this.#rungAt + this.#pauseMs - now);
    this.#timer = setTimeout(() => this.#rings(), wait).unref();
  }

  /** It never rings again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#at = Number.NEGATIVE_INFINITY;
  }

  #rings(): void {
    this.#rungAt = this.#now();
    this.#at = Number.POSITIVE_INFINITY;
    this.#ring();
  }
}
