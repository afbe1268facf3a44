import type { Hint } from '@charterstone/bots';
import { Piscina } from 'piscina';
import type { Recalled, RecallOrder, Subject } from '../history/questions.ts';
import type { JournalFile, Wanted } from '../journals/index.ts';
import type { Checked, Replayed, ReplayOrder, ThinkOrder } from './orders.ts';

/** Work for threads. Everything asked is answered, in the order in which threads become free. */
export type Jobs = {
  readonly think: (order: ThinkOrder) => Promise<string | undefined>;
  readonly advise: (order: ThinkOrder) => Promise<Hint | undefined>;
  readonly replayed: (order: ReplayOrder) => Promise<Replayed>;
  readonly check: (text: string) => Promise<Checked>;
  readonly prepare: (wanted: Wanted & { readonly bots: readonly number[] }) => Promise<JournalFile>;
  readonly recall: <S extends Subject>(order: RecallOrder<S>) => Promise<Recalled<S>>;
  readonly close: () => Promise<void>;
};

/**
 * Two crews, so that a table that is being opened does not wait behind bots that think: one for bots, one for looking things up.
 */
export function startJobs(botThreads: number): Jobs {
  const filename = new URL('./worker.ts', import.meta.url).href;
  const idleTimeout = 60_000;
  const bots = new Piscina({ filename, minThreads: 0, maxThreads: botThreads, idleTimeout });
  const clerks = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout });
  return {
    think: (order) => bots.run(order, { name: 'think' }),
    advise: (order) => bots.run(order, { name: 'advise' }),
    replayed: (order) => clerks.run(order, { name: 'replayed' }),
    check: (text) => clerks.run(text, { name: 'check' }),
    prepare: (wanted) => clerks.run(wanted, { name: 'prepare' }),
    recall: (order) => clerks.run(order, { name: 'recall' }),
    close: async () => {
      await Promise.all([bots.destroy(), clerks.destroy()]);
    },
  };
}
