import type { Logger } from 'pino';

/** The same trouble is told at most this often: a full disk is not helped by a line for every choice that has to wait. */
const PAUSE_MS = 5000;

export type Trouble = (error: unknown, what: string) => void;
type Tell = (about: Readonly<Record<string, unknown>>, text: string) => void;

export function troubleTo(log: Logger, now: () => number = Date.now): Trouble {
  const tell = sparing((about, text) => log.error(about, text), now);
  return (err, what) => tell({ err }, `trouble while ${what}`);
}

/** Tells the same text now and then only, with how often it was left out `since` it was told last. */
export function sparing(tell: Tell, now: () => number = Date.now): Tell {
  const told = new Map<string, { readonly at: number; more: number }>();
  return (about, text) => {
    const last = told.get(text);
    if (last !== undefined && now() - last.at < PAUSE_MS) {
      last.more++;
      return;
    }
    const more = last?.more ?? 0;
    told.set(text, { at: now(), more: 0 });
    tell(more === 0 ? about : { ...about, since: more }, text);
  };
}
