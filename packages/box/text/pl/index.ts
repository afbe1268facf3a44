import type { BoxText } from '../types.ts';
import { automaCards, automaRules } from './automa.ts';
import { buildings, commons } from './buildings.ts';
import { company, strangers } from './company.ts';
import { guideposts } from './guideposts.ts';
import { laterTale } from './laterTale.ts';
import { objectives } from './objectives.ts';
import { people } from './people.ts';
import { laterRules, rulesAfterwards } from './ruleCards.ts';
import { printedRules, ruleCards } from './rules.ts';
import { stories } from './stories.ts';
import { tale } from './tale.ts';
import { measures, things } from './things.ts';

/** Beware: spoilers. */
export const text: BoxText = {
  cards: {
    ...stories,
    ...tale,
    ...laterTale,
    ...ruleCards,
    ...laterRules,
    ...rulesAfterwards,
    ...buildings,
    ...people,
    ...company,
    ...strangers,
    ...objectives,
    ...things,
    ...measures,
    ...guideposts,
    ...automaCards,
    ...automaRules,
  },
  printedRules,
  commons,
};
