/** Up to which step somebody has seen the moments of a table, on this device. A seat of a shared device has a place of its own. */
export function seenUpTo(table: string, seat: number): number | undefined {
  try {
    const found = Number(localStorage.getItem(keyOf(table, seat)) ?? Number.NaN);
    return Number.isSafeInteger(found) && found >= 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

export function keepSeen(table: string, seat: number, seq: number): void {
  try {
    localStorage.setItem(keyOf(table, seat), String(seq));
  } catch {
    // A browser that keeps nothing has missed nothing when it comes back.
  }
}

function keyOf(table: string, seat: number): string {
  return `charterstone-moments-${table}-${seat}`;
}
