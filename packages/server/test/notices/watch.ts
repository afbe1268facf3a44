import { type NoticeDoors, type NoticeSettings, Notices } from '../../src/notices/notices.ts';
import type { Log } from '../../src/notices/persist.ts';
import type { Stand } from '../../src/notices/waiting.ts';
import type { Way } from '../../src/notices/way.ts';
import type { Store } from '../../src/store/store.ts';
import type { Village } from './village.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** What was logged, as one text: nothing secret may be in it. */
class Logged implements Log {
  readonly lines: string[] = [];

  warn = (about: Readonly<Record<string, unknown>>, text: string): void => {
    this.lines.push(`${text} ${JSON.stringify(about)}`);
  };
}

/** A table in its first game that waits for these seats since this place. */
export function standing(seq: number, ...seats: readonly number[]): Stand {
  return standingIn(seq, seq, ...seats);
}

/** The same, in a turn that may have begun before. */
export function standingIn(occasion: number, seq: number, ...seats: readonly number[]): Stand {
  return { seq, decisions: new Map(seats.map((seat) => [seat, seq])), occasion, game: 1, over: false };
}

/** Servers that look after turns by a clock that the test turns. */
export class Watch {
  now = 1_000_000_000;
  readonly here = new Set<string>();
  readonly stands = new Map<string, Stand>();
  readonly log = new Logged();
  readonly #open: Notices[] = [];
  readonly #clock: () => number;

  constructor(clock: () => number = () => this.now) {
    this.#clock = clock;
  }

  server(store: Store, ways: readonly Way[], settings: Partial<NoticeSettings> = {}): Notices {
    const doors: NoticeDoors = {
      store,
      ways,
      isHere: (campaign, user) => this.here.has(`${campaign} ${user}`),
      standOf: async (campaign) => {
        const stand = this.stands.get(campaign);
        if (stand === undefined) throw new Error('nobody knows this table');
        return stand;
      },
      linkTo: (campaign) => `https://village.example.org/#/table/${campaign}`,
      log: this.log,
      now: this.#clock,
    };
    const notices = new Notices(doors, {
      afterMs: MINUTE,
      remindAfterMs: 24 * HOUR,
      pauses: [1, 1, 1],
      ...settings,
    });
    this.#open.push(notices);
    return notices;
  }

  /** The table waits for these seats from now on. */
  async waits(notices: Notices, { id }: Village, seq: number, ...seats: readonly number[]): Promise<void> {
    await notices.waits(id, standing(seq, ...seats), this.now);
  }

  /** Somebody has chosen, and in this turn the table waits for these seats. */
  async chose(
    notices: Notices,
    village: Village,
    seat: number,
    occasion: number,
    ...seats: readonly number[]
  ): Promise<void> {
    const seq = await village.chooses(seat);
    await notices.waits(village.id, standingIn(occasion, seq, ...seats), this.now);
  }

  /** So much later these servers look, all at once. */
  async later(ms: number, ...servers: readonly Notices[]): Promise<void> {
    this.now += ms;
    await Promise.all(servers.map((each) => each.sweep()));
    await Promise.all(servers.map((each) => each.settled()));
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.map((each) => each.close()));
  }
}
