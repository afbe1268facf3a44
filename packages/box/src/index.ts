import type { BoxData } from '@charterstone/rules';
import { board } from './board.ts';
import { buildings } from './buildings.ts';
import { assistants, objectives, personas } from './cards.ts';
import { crates } from './crates.ts';
import { printedRules, ruleCards } from './rules.ts';
import { basicBuildings, originalPersonas, startUp, stories } from './start.ts';

/** The box, as data: what can lie on the table and what it does. Its words are in ../text. Beware: spoilers. */
export const box: BoxData = {
  version: 1,
  coins: 36,
  resources: 12,
  board,
  commons: {
    zeppelin: { cost: { influence: 3 }, benefit: { construct: 1, vp: 5 } },
    charterstone: { cost: { coin: 4, influence: 2 }, benefit: { crate: 1, vp: 5 } },
    grandstand: { benefit: { objective: 1, vp: 5 } },
    treasury: { cost: { resource: 1 }, benefit: { coin: 1 } },
    market: { cost: { resource: 1, coin: 1 }, benefit: { card: 1 } },
    cloudPort: { benefit: { quota: 1, vp: 3 } },
  },
  printedRules,
  cards: {
    ...stories,
    ...basicBuildings,
    ...ruleCards,
    ...originalPersonas,
    ...assistants,
    ...objectives,
    ...personas,
    ...buildings,
  },
  crates,
  startUp,
};
