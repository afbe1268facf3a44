import type { Hint } from '@charterstone/bots';
import { Piscina } from 'piscina';
import type { Recalled, RecallOrder, Subject } from '../history/questions.ts';
import type { JournalFile } from '../journals/index.ts';
import { Fair } from './fair.ts';
import type { Checked, CheckOrder, PrepareOrder, Replayed, ReplayOrder, ThinkOrder } from './orders.ts';

/** Longer than this no campaign takes to be checked or prepared that somebody means well with. */
const LONGEST_MS = 60_000;

/**
 * Work for threads. Everything asked is answered. What can be asked for again and again is done for one after the other: however much
 * somebody wants (`whose`), nobody else waits behind all of it.
 */
export type Jobs = {
  readonly think: (whose: string, order: ThinkOrder) => Promise<string | undefined>;
  readonly advise: (whose: string, order: ThinkOrder) => Promise<Hint | undefined>;
  readonly replayed: (whose: string, order: ReplayOrder) => Promise<Replayed>;
  readonly check: (whose: string, order: CheckOrder) => Promise<Checked>;
  readonly prepare: (whose: string, order: PrepareOrder) => Promise<JournalFile>;
  readonly recall: <S extends Subject>(whose: string, order: RecallOrder<S>) => Promise<Recalled<S>>;
  readonly close: () => Promise<void>;
};

/**
 * Three crews, so that a table that is being opened waits neither behind bots that think nor behind a campaign that is brought along:
 * one for bots, one for looking things up, one for making tables.
 */
export function startJobs(botThreads: number): Jobs {
  const filename = new URL('./worker.ts', import.meta.url).href;
  const idleTimeout = 60_000;
  const bots = new Piscina({ filename, minThreads: 0, maxThreads: botThreads, idleTimeout });
  // The clerk is there from the start: whoever opens a table does not wait for it to learn the rules.
  const clerks = new Piscina({ filename, minThreads: 1, maxThreads: 1, idleTimeout });
  const builders = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout });
  const [toBots, toClerk, toBuilder] = [new Fair(botThreads), new Fair(1), new Fair(1)];
  // Whoever waits for others has not used any of it yet.
  const inTime = () => ({ signal: AbortSignal.timeout(LONGEST_MS) });
  return {
    think: (whose, order) => toBots.take(whose, () => bots.run(order, { name: 'think' })),
    advise: (whose, order) => toBots.take(whose, () => bots.run(order, { name: 'advise' })),
    replayed: (whose, order) => toClerk.take(whose, () => clerks.run(order, { name: 'replayed' })),
    check: (whose, order) => toBuilder.take(whose, () => builders.run(order, { name: 'check', ...inTime() })),
    prepare: (whose, order) =>
      toBuilder.take(whose, () => builders.run(order, { name: 'prepare', ...inTime() })),
    recall: (whose, order) => toClerk.take(whose, () => clerks.run(order, { name: 'recall' })),
    close: async () => {
      await Promise.all([bots.destroy(), clerks.destroy(), builders.destroy()]);
    },
  };
}
