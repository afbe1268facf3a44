/** Where somebody goes on who was on something that is no longer there: at the village, from where the next key leads on. */
export function focusVillage(): void {
  document.querySelector<HTMLElement>('.village-board .board')?.focus({ preventScroll: true });
}

/** Whether the keyboard is nowhere: what it was at has gone, or can't be pressed any more. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}
