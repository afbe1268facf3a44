import { setTimeout as pause } from 'node:timers/promises';

/** A good answer holds for a second (operations/health.ts): another one may have to be waited for so long, and a little longer. */
const TRIES = 30;
const PAUSE_MS = 100;

/** Throws unless a server says so of itself. */
export async function isReady(url: string, status: 200 | 503): Promise<void> {
  for (let tries = 1; ; tries++) {
    const ready = await fetch(`${url}/readyz`);
    const text = await ready.text();
    if (ready.status === status) return;
    if (tries === TRIES) throw new Error(`/readyz says ${ready.status} instead of ${status}: ${text}`);
    await pause(PAUSE_MS);
  }
}
