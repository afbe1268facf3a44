import { deepEqual, equal } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Step } from '@charterstone/protocol';
import { factsFor, type Seat } from '@charterstone/rules';
import type { AtTable, Seen, Visitor } from '../../src/client/index.ts';
import { placeIn, sight, type Truth } from './truth.ts';

type Heard = Pick<Step, 'by' | 'at' | 'facts'>;

/** Somebody at a table who writes down all they see and hear, through however many connections; seat 0 is whoever watches. */
export class Eyes {
  readonly visitor: Visitor;
  readonly #table: string;
  readonly #urls: readonly string[];
  readonly #chance: (n: number) => number;
  readonly #saw: { readonly seat: Seat; readonly seq: number; readonly looks: string }[] = [];
  readonly #heard = new Map<Seat, Map<number, Heard>>();
  #at: AtTable | undefined;

  constructor(visitor: Visitor, table: string, urls: readonly string[], chance: (n: number) => number) {
    this.visitor = visitor;
    this.#table = table;
    this.#urls = urls;
    this.#chance = chance;
  }

  get at(): AtTable {
    if (this.#at === undefined) throw new Error('not there yet');
    return this.#at;
  }

  /** Comes to the table, or back to it, on any server. */
  async come(): Promise<void> {
    this.#at = await this.look();
  }

  /** One more connection; what comes by it is written down too. */
  async look(): Promise<AtTable> {
    const at = await this.visitor.sit(this.#table, this.#urls[this.#chance(this.#urls.length)]);
    this.#note(at);
    at.heard.on('message', (message) => {
      if (message.type === 'step')
        for (const { seat = 0, facts } of message.views) {
          const mine = this.#heard.get(seat) ?? new Map<number, Heard>();
          this.#heard.set(seat, mine.set(message.seq, { by: message.by, at: message.at, facts }));
        }
      this.#note(at);
    });
    return at;
  }

  #note({ seq, views }: AtTable): void {
    for (const [seat, seen] of views) this.#saw.push({ seat, seq, looks: looksOf(seen) });
  }

  /** Everything that was ever seen and heard is what the rules say about the journal; how much that was. */
  agrees({ states, facts, entries }: Truth): { readonly saw: number; readonly heard: number } {
    const right = new Map<string, string>();
    for (const { seat, seq, looks } of this.#saw) {
      const place = `seat ${seat} at ${seq}`;
      const should = right.get(place) ?? looksOf(sight(placeIn(states, seq), seat));
      right.set(place, should);
      equal(looks, should, `${place} sees what the rules say`);
    }
    let heard = 0;
    for (const [seat, steps] of this.#heard)
      for (const [seq, { by, at, facts: told }] of steps) {
        const { seat: chooser, at: then } = placeIn(entries, seq - 1);
        const should = factsFor(placeIn(states, seq), seat === 0 ? undefined : seat, placeIn(facts, seq));
        deepEqual(
          { by, at, told },
          { by: chooser, at: then, told: plain(should) },
          `seat ${seat} hears ${seq}`,
        );
        heard++;
      }
    return { saw: this.#saw.length, heard };
  }

  /** What is told about the past is what was told when it happened; how many steps were heard both times. */
  async remembers(): Promise<number> {
    let compared = 0;
    for (const [seat, steps] of this.#heard)
      for (const { seq, by, at, facts } of await this.#history(seat)) {
        const live = steps.get(seq);
        if (live === undefined) continue;
        deepEqual({ by, at, facts }, live, `step ${seq} as seat ${seat} heard it`);
        compared++;
      }
    return compared;
  }

  async #history(seat: Seat): Promise<Step[]> {
    const all: Step[] = [];
    for (;;) {
      const { steps, last } = await this.visitor.ask('history', {
        params: { table: this.#table },
        query: { after: all.at(-1)?.seq ?? 0, most: 200, ...(seat === 0 ? {} : { seat }) },
      });
      all.push(...steps);
      if (steps.length === 0 || all.at(-1)?.seq === last) return all;
    }
  }
}

/** The same for equal views, short enough to keep thousands. */
function looksOf({ cells, options, undo }: Seen): string {
  const bytes = new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength);
  return createHash('md5')
    .update(bytes)
    .update(JSON.stringify([options, undo]))
    .digest('hex');
}

/** As it comes out of the wire. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
