import { LANGS, type Lang } from '@charterstone/words';
import type { Persist } from './persist.ts';

/** All that is told of a turn: whose it is, where, and the way there. What lies on the table is not known here. */
export type Turn = {
  readonly campaign: string;
  readonly table: { readonly name: string; readonly language: Lang };
  readonly person: {
    readonly id: string;
    /** What whoever plays there is called. */
    readonly name: string;
    readonly language: Lang;
    /** Only when it is confirmed. */
    readonly address: string | undefined;
  };
  /** Told before, to no avail. */
  readonly isReminder: boolean;
  readonly link: string;
};

/** Does a part of telling, by its name, unless it was done already: when the whole is tried again, only what is left of it happens. */
export type Once = (part: string, work: () => Promise<void>) => Promise<void>;

/** A way to tell people something. */
export type Way = {
  readonly name: 'push' | 'mail' | 'webhook';
  /** Tells whoever can be reached this way; nobody is no failure. */
  readonly tell: (turn: Turn, persist: Persist, once: Once) => Promise<void>;
};

export function languageOf(text: string | null): Lang {
  return LANGS.find((lang) => lang === text) ?? 'en';
}
