const KEY = 'charterstone.played';

/** Whether somebody has played in this browser: then a server that does not answer is no sign that nobody has. */
export function hasPlayedHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberPlayer(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
