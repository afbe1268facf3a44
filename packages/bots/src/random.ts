import { chanceOf } from './chance.ts';
import type { Bot } from './index.ts';

/** Takes any option, each as likely as the others. */
export function random(seed: string): Bot {
  const chance = chanceOf(seed);
  return (_game, count) => chance(count);
}
