import type { LevelName } from '@charterstone/bots';
import type { History, Moment, Outline, Passage, Statistics } from '@charterstone/protocol';
import type { Seat, Setting } from '@charterstone/rules';
import type { BoxForThread } from '../boxes/shelved.ts';
import type { Kept } from '../tables/standing.ts';

/** What can be asked about the past of a campaign. Whoever only watches asks without a seat. */
export type Questions = {
  /** The steps after a place, the first so many of them; those before any choice come after -1. */
  readonly history: { readonly seat: Seat | undefined; readonly after: number; readonly most: number };
  readonly moment: { readonly seat: Seat | undefined; readonly seq: number };
  readonly outline: Readonly<Record<string, never>>;
  readonly passage: { readonly seat: Seat | undefined; readonly seq: number; readonly most: number };
  readonly statistics: Readonly<Record<string, never>>;
  readonly export: { readonly bots: readonly Seat[]; readonly levels: readonly LevelName[] };
};

export type Answers = {
  readonly history: History;
  /** Nothing where there is no such place, or everybody went back behind it. */
  readonly moment: Moment | undefined;
  readonly outline: Outline;
  readonly passage: Passage | undefined;
  readonly statistics: Statistics;
  readonly export: string;
};
export type Subject = keyof Questions;

/** A question as a thread is asked it, with what it may not have heard yet: the entries after a place. */
export type RecallOrder<S extends Subject = Subject> = {
  readonly box: BoxForThread;
  readonly campaign: string;
  readonly setting: Setting;
  readonly madeAt: number;
  readonly after: number;
  readonly entries: readonly Kept[];
  readonly subject: S;
  readonly question: Questions[S];
};

/** The answer, and how far the thread knows the journal now; or it has forgotten what came before these entries. */
export type Recalled<S extends Subject = Subject> =
  | { readonly known: number; readonly answer: Answers[S] }
  | { readonly forgotten: true };
