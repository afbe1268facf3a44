import { LANGS, type Lang } from '@charterstone/words';
import type { Persist } from './persist.ts';

/** All that is told of a turn: whose it is, where, and the way there. What lies on the table is not known here. */
export type Turn = {
  readonly campaign: string;
  readonly table: { readonly name: string; readonly language: Lang };
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly language: Lang;
    /** Only when it is confirmed. */
    readonly address: string | undefined;
  };
  /** Told before, to no avail. */
  readonly isReminder: boolean;
  readonly link: string;
};

/** A way to tell people something. */
export type Way = {
  readonly name: 'push' | 'mail' | 'webhook';
  /** Tells whoever can be reached this way; nobody is no failure. */
  readonly tell: (turn: Turn, persist: Persist) => Promise<void>;
};

export function languageOf(text: string | null): Lang {
  return LANGS.find((lang) => lang === text) ?? 'en';
}
