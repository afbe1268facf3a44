import { chanceOf } from './chance.ts';
import { greedy } from './greedy.ts';
import type { Bot } from './index.ts';
import { botFrom } from './make.ts';
import type { SearchOptions } from './search/search.ts';

/** What people choose from when they want company. */
export const LEVEL_NAMES = ['easy', 'normal', 'hard'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** How a level plays; `says` is the key of its description in the catalogue of words. */
export type Level = {
  readonly bot: string;
  /** In so many decisions of a hundred it takes whatever comes to mind. */
  readonly slips: number;
  readonly says: string;
};

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { bot: 'greedy', slips: 30, says: 'level-easy' },
  normal: { bot: 'greedy', slips: 0, says: 'level-normal' },
  hard: { bot: 'search:1000ms', slips: 0, says: 'level-hard' },
};

/** A bot of this level, for one seat. */
export function levelBot(name: LevelName, seed: string, options: SearchOptions = {}): Bot {
  const { bot, slips } = LEVELS[name];
  return slips === 0 ? botFrom(bot, seed, options) : slipping(seed, slips);
}

/** A greedy bot that errs now and then. */
function slipping(seed: string, slips: number): Bot {
  const careful = greedy(seed);
  const chance = chanceOf(`${seed}, slipping`);
  return (game, count, seat) => (chance(100) < slips ? chance(count) : careful(game, count, seat));
}
