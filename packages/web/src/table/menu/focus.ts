/** Where somebody goes on who was on something that is no longer there: the place of the village that the keyboard was at last. */
export function focusVillage(): void {
  const place = document.querySelector('.village-board [tabindex="0"]');
  if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
}

/** Whether the keyboard is nowhere: what it was at has gone, or can't be pressed any more. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}
