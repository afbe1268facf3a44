import { greedy } from './greedy.ts';
import type { Bot } from './index.ts';
import { type BotName, type Budget, readBot, USUAL_BUDGET } from './names.ts';
import { random } from './random.ts';
import { type SearchOptions, search } from './search/search.ts';

/**
 * A bot for one seat. The same seed and games give the same answers on every machine, unless a search is given milliseconds
 * instead of iterations.
 */
export function makeBot(
  name: BotName,
  seed: string,
  budget: Budget = USUAL_BUDGET,
  options: SearchOptions = {},
): Bot {
  switch (name) {
    case 'random':
      return random(seed);
    case 'greedy':
      return greedy(seed);
    case 'search':
      return search(seed, budget, options);
  }
}

/** A bot from a text such as `greedy`, `search:200ms`, `search:2000`. Throws a RangeError that says what is wrong with it. */
export function botFrom(text: string, seed: string, options: SearchOptions = {}): Bot {
  const read = readBot(text);
  if (!read.ok) throw new RangeError(read.why);
  return makeBot(read.bot.name, seed, read.bot.budget, options);
}
