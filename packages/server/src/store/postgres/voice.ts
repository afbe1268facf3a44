import type { Statement } from '../engine.ts';

type News = { readonly topic: string; readonly text: string };

const TELL = 'select pg_notify(topic, text) from unnest($1::text[], $2::text[]) as news (topic, text)';

export function telling(news: readonly News[]): Statement {
  return { sql: TELL, parameters: [news.map(({ topic }) => topic), news.map(({ text }) => text)] };
}

/**
 * Tells all servers of a database what is new. One statement at a time: what comes while one is under way goes with the next. Statements of many
 * would only wait for each other, because PostgreSQL passes on the news of one transaction after the other.
 */
export class Voice {
  readonly #run: (unit: readonly Statement[]) => Promise<unknown>;
  #next: News[] = [];
  /** When what lies there is told. */
  #telling: Promise<void> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(run: (unit: readonly Statement[]) => Promise<unknown>) {
    this.#run = run;
  }

  tell(topic: string, text: string): Promise<void> {
    this.#next.push({ topic, text });
    this.#telling ??= this.#last.then(() => this.#tellAll());
    return this.#telling;
  }

  /** Resolves when nothing is left to tell. */
  async done(): Promise<void> {
    await this.#telling?.catch(() => {});
    await this.#last;
  }

  async #tellAll(): Promise<void> {
    const news = this.#next;
    this.#next = [];
    this.#telling = undefined;
    const told = this.#run([telling(news)]);
    this.#last = told.catch(() => {});
    await told;
  }
}
