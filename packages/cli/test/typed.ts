import type { LevelName } from '@charterstone/bots';
import { deciders, hash, inspect, isOver, type Setting } from '@charterstone/rules';
import { botsOnLast, USUAL_LEVEL } from '../src/play/company.ts';
import { deskFor } from '../src/play/desk.ts';
import { menuFor } from '../src/play/menu.ts';
import { choiceAtOnce } from '../src/play/minds.ts';
import { Session } from '../src/play/session.ts';
import { randomOf } from '../src/random.ts';
import { box } from './games.ts';

export type Typed = {
  /** The numbers somebody would type at each prompt. */
  readonly lines: readonly string[];
  /** How many of them were typed before each game, from the second on. */
  readonly games: readonly number[];
  /** Of the table they lead to. */
  readonly hash: string;
  readonly choices: number;
};

/**
 * What a person who types any number of each list would type, beside bots on the last seats, until the table closes or the
 * campaign ends.
 */
export function typedCampaign(setting: Setting, bots: number, level: LevelName = USUAL_LEVEL): Typed {
  const levels = Array.from({ length: bots }, () => level);
  const session = new Session(box, setting, botsOnLast(setting.seats, levels), undefined);
  const desk = deskFor(box, 'en', false);
  const random = randomOf(`typed ${setting.seed}`);
  const lines: string[] = [];
  const games: number[] = [];
  let game = 1;
  while (!isOver(session.state) && !hasEnded(session)) {
    const { state } = session;
    const seen = inspect(state);
    if (seen.game > game) games.push(lines.length);
    game = Math.max(game, seen.game);
    const bot = deciders(state).find((seat) => session.bots.has(seat));
    if (bot !== undefined) {
      session.take(bot, choiceAtOnce(session, bot));
      continue;
    }
    const [seat = 0] = deciders(state);
    const { items } = menuFor({ desk, state, seen, seat });
    const number = random(items.length);
    const item = items[number];
    if (item === undefined || !session.take(seat, item.choice).ok) throw new Error('an option was refused');
    lines.push(String(number + 1));
  }
  return { lines, games, hash: hash(session.state), choices: session.choices };
}

function hasEnded({ told }: Session): boolean {
  return told.at(-1)?.facts.some(({ fact }) => fact === 'campaignEnded') ?? false;
}
