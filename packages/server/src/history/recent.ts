/** Things by name, the few that were asked for last: the longest unasked makes room for a new one. */
export class Recent<T> {
  readonly #most: number;
  readonly #things = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): T | undefined {
    const found = this.#things.get(name);
    if (found !== undefined) this.set(name, found);
    return found;
  }

  set(name: string, thing: T): void {
    // A map remembers in which order things came: this one comes last again.
    this.#things.delete(name);
    this.#things.set(name, thing);
    const [oldest] = this.#things.keys();
    if (this.#things.size > this.#most && oldest !== undefined) this.#things.delete(oldest);
  }

  delete(name: string): void {
    this.#things.delete(name);
  }
}
