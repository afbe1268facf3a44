import type { Logger } from 'pino';

/** The same trouble is told at most this often: a full disk is not helped by a line for every choice that has to wait. */
const PAUSE_MS = 5000;

export type Trouble = (error: unknown, what: string) => void;

export function troubleTo(log: Logger, now: () => number = Date.now): Trouble {
  const told = new Map<string, { readonly at: number; more: number }>();
  return (error, what) => {
    const last = told.get(what);
    if (last !== undefined && now() - last.at < PAUSE_MS) {
      last.more++;
      return;
    }
    const more = last?.more ?? 0;
    told.set(what, { at: now(), more: 0 });
    log.error({ err: error, ...(more === 0 ? {} : { since: more }) }, `trouble while ${what}`);
  };
}
