import { addForms, FORMS } from './buildings/draw.ts';
import { FAIR } from './buildings/forms/fair.ts';
import { GREENS } from './buildings/forms/greens.ts';
import { WONDERS } from './buildings/forms/wonders.ts';
import { HOUSEHOLD } from './figures/house.ts';
import { LIVING_MINIONS } from './figures/livingMinions.ts';
import { MADE_MINIONS } from './figures/madeMinions.ts';
import { MINION_FIGURES } from './figures/minions.ts';
import { NATURE } from './figures/nature.ts';
import { PERIL_FACES } from './figures/perilFaces.ts';
import { PERILS } from './figures/perils.ts';
import { THINGS } from './figures/things.ts';
import { TOYS } from './figures/toys.ts';
import { TREASURES } from './figures/treasures.ts';
import { SHELVES } from './people/props.ts';
import { BEASTS } from './people/propsBeasts.ts';
import { TOOLS } from './people/propsTools.ts';

/** What the first game has no picture of: whoever loads this lays it out beside the rest. */
Object.assign(MINION_FIGURES, LIVING_MINIONS, MADE_MINIONS);
Object.assign(PERILS, PERIL_FACES);
Object.assign(THINGS, TREASURES, TOYS, HOUSEHOLD, NATURE);
addForms(FAIR, GREENS, WONDERS);
SHELVES.push(['upright', TOOLS], ['perch', BEASTS]);

/** All that can be drawn. For those who write lines, and their tests. */
export const FORM_WORDS = Object.keys(FORMS);
export const THING_WORDS = Object.keys(THINGS);
export const PROP_WORDS = SHELVES.flatMap(([, shelf]) => Object.keys(shelf));
