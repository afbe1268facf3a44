/** So many messages a second, with bursts; whoever goes on regardless is shown out. */
export class Flood {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at = performance.now();
  #over = 0;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
  }

  /** What to do with one more message. */
  next(): 'take' | 'pass over' | 'close' {
    const now = performance.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left >= 1) {
      this.#left -= 1;
      // Whoever goes on and on at the same pace is not forgiven because of a message in between that was in time.
      this.#over = Math.max(0, this.#over - 1);
      return 'take';
    }
    this.#over += 1;
    return this.#over > this.#burst * 3 ? 'close' : 'pass over';
  }
}
