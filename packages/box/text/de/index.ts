import type { BoxText } from '../types.ts';
import { buildings, commons } from './buildings.ts';
import { objectives, people } from './people.ts';
import { printedRules, ruleCards } from './rules.ts';
import { stories } from './stories.ts';

/** Beware: spoilers. */
export const text: BoxText = {
  cards: { ...stories, ...ruleCards, ...buildings, ...people, ...objectives },
  printedRules,
  commons,
};
