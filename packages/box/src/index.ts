import type { BoxData } from '@charterstone/rules';
import { board } from './board.ts';
import { blackBuildings } from './buildings/black.ts';
import { blueBuildings } from './buildings/blue.ts';
import { greenBuildings } from './buildings/green.ts';
import { purpleBuildings } from './buildings/purple.ts';
import { redBuildings } from './buildings/red.ts';
import { specialBuildings } from './buildings/special.ts';
import { yellowBuildings } from './buildings/yellow.ts';
import { guideposts } from './campaign/guideposts.ts';
import { storySlots } from './campaign/slots.ts';
import { stories } from './campaign/stories.ts';
import { assistants } from './cards/assistants.ts';
import { automaCards, automaDeck } from './cards/automa.ts';
import { companions } from './cards/companions.ts';
import { friends } from './cards/friends.ts';
import { guests } from './cards/guests.ts';
import { items } from './cards/items.ts';
import { locations } from './cards/locations.ts';
import { minions } from './cards/minions.ts';
import { objectives } from './cards/objectives.ts';
import { treasures } from './cards/treasures.ts';
import { victories } from './cards/victories.ts';
import { rulesAfterwards } from './chronicle/afterwards.ts';
import { ruleCards } from './chronicle/cards.ts';
import { printedRules } from './chronicle/printed.ts';
import { commons } from './commons.ts';
import { letteredCrates } from './crates/lettered.ts';
import { numberedCrates } from './crates/numbered.ts';
import { originalPersonas } from './personas/original.ts';
import { automaSides, sides } from './personas/sides.ts';
import { villagers } from './personas/villagers.ts';
import { startUp } from './start.ts';

/** The box, as data: what can lie on the table and what it does. Its words are in ../text. Beware: spoilers. */
export const box: BoxData = {
  version: 2,
  coins: 36,
  resources: 12,
  board,
  commons,
  printedRules,
  cards: {
    ...stories,
    ...ruleCards,
    ...rulesAfterwards,
    ...purpleBuildings,
    ...blackBuildings,
    ...greenBuildings,
    ...redBuildings,
    ...blueBuildings,
    ...yellowBuildings,
    ...specialBuildings,
    ...originalPersonas,
    ...villagers,
    ...sides,
    ...automaSides,
    ...automaCards,
    ...assistants,
    ...objectives,
    ...treasures,
    ...items,
    ...guests,
    ...friends,
    ...minions,
    ...companions,
    ...victories,
    ...locations,
    ...guideposts,
  },
  crates: { ...numberedCrates, ...letteredCrates },
  startUp,
  automa: automaDeck,
  stories: storySlots,
};
