/** One thing after the other, in the order in which they were asked for. What goes wrong keeps nobody else waiting. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when everything that was asked for so far is done. */
  async done(): Promise<void> {
    await this.#last;
  }
}
