import { isAtVillage, isFocusLost } from '../table/menu/focus.ts';

/** From where somebody went to the book: there they go on when they come back. */
let left: HTMLElement | undefined;

export function rememberLeaving(from: HTMLElement): void {
  left = from;
}

/** Back at the table: at the link that led here, else at the button of the menu. */
export function comeBack(): void {
  const from = left;
  left = undefined;
  requestAnimationFrame(() => {
    // The village takes a focus that is nowhere; whoever comes back had a place of their own.
    if (!isFocusLost() && !isAtVillage()) return;
    const button =
      document.querySelector<HTMLElement>('.table-menu [data-action=chronicle]') ??
      document.querySelector<HTMLElement>('.table-menu > button');
    (from?.isConnected && from.checkVisibility() ? from : button)?.focus({ preventScroll: true });
  });
}
