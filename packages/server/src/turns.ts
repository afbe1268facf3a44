/** One thing after the other, in the order in which they were asked for. What goes wrong keeps nobody else waiting. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #many = 0;

  take<T>(work: () => Promise<T>): Promise<T> {
    this.#many++;
    const done = this.#last.then(work);
    const over = (): void => {
      this.#many--;
    };
    this.#last = done.then(over, over);
    return done;
  }

  /** Whether nothing is under way: then nobody has to wait for it. */
  get isIdle(): boolean {
    return this.#many === 0;
  }

  /** Resolves when everything that was asked for so far is done. */
  async done(): Promise<void> {
    await this.#last;
  }
}
