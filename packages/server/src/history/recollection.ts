import { forThread } from '../boxes/shelved.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Tables } from '../tables/tables.ts';
import type { Answers, Questions, Recalled, Subject } from './questions.ts';
import { Recent } from './recent.ts';
import { REMEMBERED } from './recordings.ts';

/**
 * Questions about the past, answered by a thread that plays campaigns again. It is sent what it has not heard yet; if it has forgotten
 * the rest, everything.
 */
export class Recollection {
  readonly #tables: Pick<Tables, 'campaign' | 'journal'>;
  readonly #jobs: Pick<Jobs, 'recall'>;
  /** So far the thread knows the journals it was sent last. */
  readonly #known = new Recent<number>(REMEMBERED);

  constructor(tables: Pick<Tables, 'campaign' | 'journal'>, jobs: Pick<Jobs, 'recall'>) {
    this.#tables = tables;
    this.#jobs = jobs;
  }

  async ask<S extends Subject>(
    whose: string,
    campaign: string,
    subject: S,
    question: Questions[S],
  ): Promise<Answers[S]> {
    const { setting, madeAt, shelved } = await this.#tables.campaign(campaign);
    const box = forThread(shelved.box);
    const goingOn = async (after: number): Promise<Recalled<S>> => {
      const entries = await this.#tables.journal.after(campaign, after);
      return this.#jobs.recall(whose, { box, campaign, setting, madeAt, after, entries, subject, question });
    };
    const first = await goingOn(this.#known.get(campaign) ?? 0);
    const found = 'forgotten' in first ? await goingOn(0) : first;
    if ('forgotten' in found) throw new Error('a thread that was told everything has not forgotten it');
    this.#known.set(campaign, found.known);
    return found.answer;
  }
}
