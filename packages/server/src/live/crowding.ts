/** How many sockets are open from each address, so that one of them does not take all there are. */
export class Crowding {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  isFull(address: string): boolean {
    return (this.#open.get(address) ?? 0) >= this.#most;
  }

  enter(address: string): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
  }

  leave(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left === 0) this.#open.delete(address);
    else this.#open.set(address, left);
  }
}
