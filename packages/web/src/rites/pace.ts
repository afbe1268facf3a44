/**
 * How long something stays to be read. It follows the speed of the pieces only so far: nobody reads four times as fast, and where nothing
 * moves there is still something to read.
 */
export function paced(ms: number, speed: number): number {
  return ms / (speed === 0 ? 1 : Math.min(2, Math.max(0.5, speed)));
}

/** How long it takes to read something, however fast the pieces are. */
export function readingMs(text: string): number {
  return 300 * text.split(/\s+/).length;
}
