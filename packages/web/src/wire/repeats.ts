import type { FromBrowser } from '@charterstone/protocol';
import { pauseBefore } from './backoff.ts';

/**
 * What the server could not take now, perhaps because too much was said at once. It is said again in its order, one after the other, and
 * the pauses between grow as long as that is in vain: whoever is patient floods nobody.
 */
export class Repeats {
  readonly #say: (message: FromBrowser) => void;
  readonly #putOff = new Map<string, FromBrowser>();
  /** What was said again and has no answer yet. */
  #said: string | undefined;
  #inVain = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (message: FromBrowser) => void) {
    this.#say = say;
  }

  putOff(message: FromBrowser): void {
    if (message.id === this.#said) {
      this.#said = undefined;
      this.#inVain++;
    }
    this.#putOff.set(message.id, message);
    this.#wait();
  }

  /** It needs not be said any more. */
  answered(id: string): void {
    if (!this.#putOff.delete(id)) return;
    if (id === this.#said) this.#said = undefined;
    this.#inVain = 0;
    this.#wait();
  }

  /** Nothing of it is said again from here. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#putOff.clear();
    this.#said = undefined;
    this.#inVain = 0;
  }

  #wait(): void {
    if (this.#timer !== undefined || this.#said !== undefined || this.#putOff.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const [first] = this.#putOff.values();
      if (first === undefined) return;
      this.#said = first.id;
      this.#say(first);
    }, pauseBefore(this.#inVain));
  }
}
