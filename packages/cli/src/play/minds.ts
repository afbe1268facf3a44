import { LEVELS, type LevelName, levelBot, readBot } from '@charterstone/bots';
import { type ThreadedBot, threaded } from '@charterstone/bots/thread';
import { type Choice, choiceOfMove, gameOf, moves, type Seat } from '@charterstone/rules';
import { USUAL_LEVEL } from './company.ts';
import type { Session } from './session.ts';

/** Whether a bot of this level takes its time: then it thinks in a thread of its own, and the keyboard is heard meanwhile. */
export function isSlow(level: LevelName): boolean {
  const read = readBot(LEVELS[level].bot);
  return read.ok && read.bot.name === 'search';
}

/** What a bot that needs no time chooses: the same whenever a saved game comes to this point. */
export function choiceAtOnce(session: Session, seat: Seat): Choice {
  const game = gameOf(session.state);
  const count = moves(game, seat);
  if (count === 0) throw new Error(`seat ${seat} has nothing to choose`);
  const seed = `${session.setting.seed}/bot ${seat}/${session.choices}`;
  const bot = levelBot(session.bots.get(seat) ?? USUAL_LEVEL, seed);
  return choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0);
}

/** The bots of one sitting. Those who think for long keep their thread, and with it what they thought of before. */
export class Minds {
  readonly #session: Session;
  readonly #threads = new Map<Seat, ThreadedBot>();

  constructor(session: Session) {
    this.#session = session;
  }

  isSlow(seat: Seat): boolean {
    return isSlow(this.#session.bots.get(seat) ?? USUAL_LEVEL);
  }

  /** What the bot of a seat chooses; undefined when somebody leaves before it has made up its mind. */
  async choice(seat: Seat, left: AbortSignal): Promise<Choice | undefined> {
    if (!this.isSlow(seat)) {
      // So that Ctrl-C is heard also where bots play among themselves.
      await new Promise(setImmediate);
      return left.aborted ? undefined : choiceAtOnce(this.#session, seat);
    }
    try {
      return await this.#threadOf(seat).think(this.#session.state, seat, left);
    } catch (error) {
      if (left.aborted) return undefined;
      throw error;
    }
  }

  #threadOf(seat: Seat): ThreadedBot {
    const known = this.#threads.get(seat);
    if (known !== undefined) return known;
    const { bots, setting } = this.#session;
    const thread = threaded(LEVELS[bots.get(seat) ?? USUAL_LEVEL].bot, `${setting.seed}/bot ${seat}`);
    this.#threads.set(seat, thread);
    return thread;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads.values()].map((thread) => thread.close()));
  }
}
