/** Whether the server is about to stop: then nobody new comes in, and what is under way is finished. */
export class Drain {
  #draining = false;

  get isDraining(): boolean {
    return this.#draining;
  }

  begin(): void {
    this.#draining = true;
  }
}
