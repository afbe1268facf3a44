import { focusVillage, isAstray } from '../table/menu/focus.ts';

/**
 * Whatever stands on the stage stands there alone: focus comes in, the rest of the table is out of reach; afterwards both are as before. What
 * follows on the stage finds it so: to give the table back in between would restyle the whole village twice.
 */
export class Alone {
  #before: Element | undefined;
  readonly #others = new Set<Element>();

  /** Whether something stands there, or did just before. */
  get hasBegun(): boolean {
    return this.#before !== undefined;
  }

  begin(stage: HTMLElement): void {
    this.#before ??= document.activeElement ?? document.body;
    // Something may have come to the table since the last one.
    for (const other of stage.parentElement?.children ?? [])
      if (other !== stage && !other.hasAttribute('inert')) {
        other.setAttribute('inert', '');
        this.#others.add(other);
      }
    stage.focus({ preventScroll: true });
  }

  end(): void {
    const before = this.#before;
    if (before === undefined) return;
    this.#before = undefined;
    for (const other of this.#others) other.removeAttribute('inert');
    this.#others.clear();
    if (before instanceof HTMLElement && before.isConnected && before !== document.body)
      before.focus({ preventScroll: true });
    // What had the focus may be gone, or can't be pressed any more.
    setTimeout(() => {
      if (isAstray()) focusVillage();
    });
  }
}
