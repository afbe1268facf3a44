const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** How long to wait before the next try: longer each time, and not the same for everybody who lost the same server. */
export function pauseBefore(attempt: number, chance: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance();
}
