import type { Lang } from '@charterstone/words/light';

/** Says one sentence, and calls back when it is said. Whoever falls silent calls nobody back. */
export type Voice = {
  readonly say: (words: string, lang: Lang, said: () => void) => void;
  readonly fallSilent: () => void;
};

/** What is being read: whose text it is, and how far the voice has come. */
export type Reading = {
  readonly whose: string;
  readonly is: 'reading' | 'paused';
  readonly sentence: number;
};

type Text = { readonly whose: string; readonly lang: Lang; readonly sentences: readonly string[] };

/** Reads one text at a time, as at a table. A pause is a silence: browsers differ too much in theirs, so the sentence is said again. */
export class Reader {
  readonly #voice: Voice;
  readonly #listeners = new Set<() => void>();
  #text: Text | undefined;
  #reading: Reading | undefined;
  /** Which saying counts: a voice may call back for a sentence that was cut off. */
  #saying = 0;

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  get reading(): Reading | undefined {
    return this.#reading;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read(whose: string, sentences: readonly string[], lang: Lang): void {
    this.#text = { whose, lang, sentences };
    this.#say(0);
  }

  pause(): void {
    if (this.#reading?.is !== 'reading') return;
    this.#hush();
    this.#become({ ...this.#reading, is: 'paused' });
  }

  resume(): void {
    if (this.#reading?.is === 'paused') this.#say(this.#reading.sentence);
  }

  /** Says the sentence anew: with another speed, say. */
  again(): void {
    if (this.#reading?.is === 'reading') this.#say(this.#reading.sentence);
  }

  stop(whose?: string): void {
    if (this.#reading === undefined || (whose !== undefined && whose !== this.#reading.whose)) return;
    this.#hush();
    this.#become(undefined);
  }

  #say(sentence: number): void {
    this.#hush();
    const words = this.#text?.sentences[sentence];
    if (this.#text === undefined || words === undefined) {
      this.#become(undefined);
      return;
    }
    this.#become({ whose: this.#text.whose, is: 'reading', sentence });
    const saying = this.#saying;
    this.#voice.say(words, this.#text.lang, () => {
      if (saying === this.#saying) this.#say(sentence + 1);
    });
  }

  #hush(): void {
    this.#saying += 1;
    this.#voice.fallSilent();
  }

  #become(reading: Reading | undefined): void {
    this.#reading = reading;
    for (const listener of this.#listeners) listener();
  }
}
