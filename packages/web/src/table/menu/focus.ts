/** What lies before the village between games, and after the last one: its heading is read first, and the next key leads on from there. */
const PANEL = ':is(.between, .at-the-end) h2';

/** What asks, and says for whom one waits. */
const WORDS = '.tray-words h2';

/** Where somebody goes on who was on something that is no longer there: at the village, or at what lies before it. */
export function focusVillage(): void {
  const place =
    document.querySelector<HTMLElement>(PANEL) ??
    document.querySelector<HTMLElement>('.village-board .board');
  place?.focus({ preventScroll: true });
}

/** Where somebody waits for the next question; not before a ceremony, which takes care of the focus itself. */
export function focusTray(): void {
  if (document.querySelector('.rite') !== null) return;
  const words = document.querySelector<HTMLElement>(WORDS);
  // Where the game is over, nothing is asked there any more.
  if (words === null) focusVillage();
  else words.focus({ preventScroll: true });
}

/** Whether somebody is where `focusVillage` or `focusTray` leads: they did not go there themselves. */
export function isAtVillage(): boolean {
  return document.activeElement?.matches(`.board, ${WORDS}, ${PANEL}`) ?? false;
}

/** Whether the keyboard is nowhere: what it was at has gone, or can't be pressed any more. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/** Whether somebody needs a place to go on from: the keyboard is nowhere, or at the village behind what was put before it. */
export function isAstray(): boolean {
  const isBehind = document.activeElement?.closest('.village-board') != null;
  return isFocusLost() || (isBehind && document.querySelector(PANEL) !== null);
}
