import {
  type AbilityTable,
  ANY_CHARTER,
  ANYWHERE,
  BY_ANYONE,
  BY_ME,
  IN_COMMONS,
  MINE,
  ONE_CHARTER,
  OPPONENTS,
} from '../compile/box.ts';
import { isSpace } from '../progress/spaces.ts';
import { hasMark } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { isActive } from '../table/seats.ts';
import { CLOUD_PORT, charterOfSite } from '../table/sites.ts';
import { holds } from './counts.ts';
import { cardIn, frameOf, siteIn } from './stack.ts';

/**
 * Whether an ability of `me` hears a moment: by whose deed it is, on which space of the progress track, in which use
 * (`deed`, the number of its frame), and how the table is.
 */
export function applies(
  g: Game,
  ability: AbilityTable,
  me: number,
  actor: number,
  space: number,
  deed: number,
): boolean {
  if (
    ability.by === BY_ME ? actor < 0 || actor !== me : ability.by !== BY_ANYONE && (actor < 0 || actor === me)
  )
    return false;
  if (ability.once !== 0 && hasMark(g, ability.card, ability.once)) return false;
  if (ability.space !== 0 && !isSpace(g, space, ability.space)) return false;
  if (deed !== 0 && !appliesAt(g, frameOf(deed), ability, me)) return false;
  return ability.test.length === 0 || holds(g, ability.test, me);
}

function appliesAt(g: Game, use: number, ability: AbilityTable, me: number): boolean {
  const site = siteIn(g, use);
  if (ability.site !== 0 && ability.site !== site) return false;
  if (ability.charter !== ANYWHERE && !inCharter(g, ability.charter, site, me)) return false;
  const building = g.box.buildings[cardIn(g, use)];
  if (ability.takes >= 0 && building?.takes[ability.takes] !== 1) return false;
  return ability.gives < 0 || building?.gives[ability.gives] === 1;
}

function inCharter(g: Game, wanted: number, site: number, me: number): boolean {
  if (wanted === IN_COMMONS) return site < CLOUD_PORT;
  const charter = charterOfSite(site);
  if (wanted === MINE) return charter === me;
  if (wanted === OPPONENTS) return charter >= 0 && charter !== me && isActive(g, charter);
  if (wanted === ANY_CHARTER) return charter >= 0;
  return charter === wanted - ONE_CHARTER;
}
