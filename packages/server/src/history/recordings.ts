import type { Box } from '@charterstone/rules';
import type { BoxForThread } from '../boxes/shelved.ts';
import { exportOf } from './exported.ts';
import { historyIn, momentIn } from './lookback.ts';
import { outlineOf } from './outline.ts';
import { passageIn } from './passage.ts';
import type { Answers, Questions, Recalled, RecallOrder, Subject } from './questions.ts';
import { Recent } from './recent.ts';
import { Recording } from './recording.ts';
import { statisticsOf } from './statistics.ts';

/** How many campaigns a thread knows by heart: each takes about two megabytes. */
export const REMEMBERED = 24;

const ANSWERS: { readonly [S in Subject]: (recording: Recording, question: Questions[S]) => Answers[S] } = {
  history: historyIn,
  moment: momentIn,
  outline: ({ places }) => outlineOf(places),
  passage: passageIn,
  statistics: ({ places }) => statisticsOf(places),
  export: exportOf,
};

/** The campaigns somebody looked back to lately. Whoever asks again pays only for what has happened since. */
export class Recordings {
  readonly #boxIn: (told: BoxForThread) => Box;
  readonly #recent: Recent<Recording>;

  constructor(boxIn: (told: BoxForThread) => Box, most: number = REMEMBERED) {
    this.#boxIn = boxIn;
    this.#recent = new Recent(most);
  }

  recall<S extends Subject>(order: RecallOrder<S>): Recalled<S> {
    const recording = this.#recording(order);
    if (recording === undefined) return { forgotten: true };
    try {
      recording.take(order.entries);
    } catch (error) {
      // What was taken in half is not to be gone on with.
      this.#recent.delete(order.campaign);
      throw error;
    }
    return { known: recording.known, answer: ANSWERS[order.subject](recording, order.question) };
  }

  /** What is known of a campaign, if these entries go on from there. */
  #recording({ box, campaign, setting, madeAt, after }: RecallOrder): Recording | undefined {
    const found = this.#recent.get(campaign);
    if (found !== undefined && found.known >= after) return found;
    if (after > 0) return undefined;
    const begun = new Recording(this.#boxIn(box), setting, madeAt);
    this.#recent.set(campaign, begun);
    return begun;
  }
}
