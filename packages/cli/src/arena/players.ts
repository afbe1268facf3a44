import {
  type Bot,
  type BotSpec,
  LEVEL_NAMES,
  LEVELS,
  type LevelName,
  levelBot,
  makeBot,
  readBot,
  Search,
  USUAL_BUDGET,
} from '@charterstone/bots';
import { misuse } from '../trouble.ts';

/** Somebody at the table, whose thinking is measured. */
export type Player = {
  readonly answer: Bot;
  /** Iterations of its search so far; 0 for those that do not search. */
  readonly iterations: () => number;
};

/** The players of an option such as `search:200ms,greedy,greedy,easy`, each a text that can be played. */
export function readPlayers(text: string): readonly string[] {
  const players = text.split(',').map((player) => player.trim());
  for (const player of players) botOf(player);
  return players;
}

/** A player for one seat of one game. */
export function seatPlayer(kind: string, seed: string): Player {
  const { name, budget = USUAL_BUDGET } = botOf(kind);
  const level = levelOf(kind);
  if (level !== undefined && LEVELS[level].slips > 0)
    return { answer: levelBot(level, seed), iterations: () => 0 };
  if (name !== 'search') return { answer: makeBot(name, seed), iterations: () => 0 };
  const search = new Search(seed, budget);
  return { answer: search.answer, iterations: () => search.iterations };
}

/** What a player is, however it was written: `search` is `search:200`, and a level that never slips is its bot. */
export function specOf(kind: string): string {
  const level = levelOf(kind);
  if (level !== undefined && LEVELS[level].slips > 0) return level;
  const { name, budget = USUAL_BUDGET } = botOf(kind);
  if (name !== 'search') return name;
  return 'ms' in budget ? `search:${budget.ms}ms` : `search:${budget.iterations}`;
}

export function searches(kind: string): boolean {
  return botOf(kind).name === 'search';
}

/** Whether a kind thinks by the clock: then it plays otherwise on another machine, or on a busy one. */
export function isTimed(kind: string): boolean {
  const { budget } = botOf(kind);
  return budget !== undefined && 'ms' in budget;
}

/** The bot behind a text, which may be that of a level. */
function botOf(kind: string): BotSpec {
  const level = levelOf(kind);
  const read = readBot(level === undefined ? kind : LEVELS[level].bot);
  if (!read.ok) throw misuse(`--players: ${read.why}; ${LEVEL_NAMES.join(', ')} may play as well.`);
  return read.bot;
}

function levelOf(kind: string): LevelName | undefined {
  return LEVEL_NAMES.find((name) => name === kind);
}
