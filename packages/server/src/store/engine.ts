import type { CompiledQuery } from 'kysely';

/** The rows that a statement gave. */
export type Rows = readonly Readonly<Record<string, unknown>>[];
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Something that may be there once is there already: somebody else was first. */
export class Conflict extends Error {}

/** How often something was written and synced, how many units altogether, and how long that took. */
export type Commits = { readonly commits: number; readonly units: number; readonly ms: number };

/**
 * A database at work. Everything is written in units: all statements of one or none, and on disk when `run` resolves. There is no
 * transaction that waits for the program in its middle, so that units that come together can share one sync.
 */
export type Engine = {
  readonly kind: 'sqlite' | 'postgres';
  /** Rejects with a Conflict when a place is taken that can be taken once. */
  readonly run: (unit: readonly Statement[]) => Promise<readonly Rows[]>;
  /** Tells all servers of this database, this one too, that something is new; what it is they read in the database. */
  readonly tell: (topic: string, text: string) => Promise<void>;
  /** What a unit has to hold to tell the same with its commit, so that no end of this server comes between; nothing where there are no others. */
  readonly telling: (topic: string, text: string) => readonly Statement[];
  /** `missed` is called when something may have been told that was not heard: whoever needs to know looks for it. */
  readonly hear: (topic: string, heard: (text: string) => void, missed?: () => void) => void;
  /** Whether what is told is heard now. Where it is not, what was heard before may be no longer so, and whoever needs to know looks. */
  readonly hears: () => boolean;
  /** Whether something can be written now. */
  readonly check: () => Promise<void>;
  /** Tells once when nothing can be written any more until the program is started anew. What was answered before is on disk. */
  readonly onBroken: (listener: (error: Error) => void) => void;
  /** Since it was opened; undefined where another program commits. */
  readonly commits?: () => Commits;
  readonly close: () => Promise<void>;
};
