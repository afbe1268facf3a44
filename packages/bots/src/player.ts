import type { Bot } from './index.ts';
import { LEVEL_NAMES, LEVELS, type LevelName, levelBot } from './levels.ts';
import { botFrom } from './make.ts';
import { type BotSpec, readBot } from './names.ts';
import type { SearchOptions } from './search/search.ts';

/** Whoever may sit at a table without a person: a bot such as `search:200ms`, or a level such as `easy`. */
export type PlayerSpec = { readonly bot: BotSpec; readonly level: LevelName | undefined };

/** Reads such a text; a text that is none gets one line that says why. */
export function readPlayer(
  text: string,
): { readonly ok: true; readonly player: PlayerSpec } | { readonly ok: false; readonly why: string } {
  const level = levelOf(text);
  const read = readBot(level === undefined ? text : LEVELS[level].bot);
  if (!read.ok) return { ok: false, why: `${read.why}, or a level: ${LEVEL_NAMES.join(', ')}` };
  return { ok: true, player: { bot: read.bot, level } };
}

/** A player for one seat, from its text. Throws a RangeError that says what is wrong with it. */
export function playerFrom(text: string, seed: string, options: SearchOptions = {}): Bot {
  refuseUnknown(text);
  const level = levelOf(text);
  return level === undefined ? botFrom(text, seed, options) : levelBot(level, seed, options);
}

/** Whoever gives hints in the name of a player: as strong as that one, but never slipping. */
export function adviserFrom(text: string, seed: string, options: SearchOptions = {}): Bot {
  refuseUnknown(text);
  const level = levelOf(text);
  return botFrom(level === undefined ? text : LEVELS[level].bot, seed, options);
}

function refuseUnknown(text: string): void {
  const read = readPlayer(text);
  if (!read.ok) throw new RangeError(read.why);
}

function levelOf(text: string): LevelName | undefined {
  return LEVEL_NAMES.find((name) => name === text);
}
