import { setTimeout as pause } from 'node:timers/promises';

/** Something that will not work however often it is tried. `about` goes into the log, so it holds no secret. */
export class Hopeless extends Error {
  readonly about: Readonly<Record<string, unknown>>;

  constructor(message: string, about: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.about = about;
  }
}

/** Tries something again where that may help. */
export type Persist = <T>(work: () => Promise<T>) => Promise<T>;

/** After each failure the next pause, and the last failure when there is none left. Whoever stops interrupts pauses, not the work. */
export function persistent(pauses: readonly number[], stop: AbortSignal): Persist {
  return async (work) => {
    for (let failed = 0; ; failed++) {
      try {
        return await work();
      } catch (error) {
        const ms = pauses[failed];
        if (ms === undefined || error instanceof Hopeless) throw error;
        await pause(ms, undefined, { signal: stop, ref: false });
      }
    }
  };
}

/** What may be logged of a failure: its texts may name addresses and passwords. */
export function troubleOf(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof Hopeless) return { why: error.message, ...error.about };
  const code: unknown =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const name = error instanceof Error ? error.name : typeof error;
  return typeof code === 'string' ? { why: name, code } : { why: name };
}

/** The part of a logger that is needed here. */
export type Log = { readonly warn: (about: Readonly<Record<string, unknown>>, text: string) => void };
