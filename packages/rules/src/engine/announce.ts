import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { CHRONICLE, GUIDEPOST, HAND, PLAY } from '../table/places.ts';
import { applies } from './hearing.ts';
import { CARD, DEED, MOMENT, NODE, push, SITE, setField } from './stack.ts';

/**
 * Announces a moment: whoever listens will be heard before anything else goes on. `card` is what it is about, or
 * 0; `space` the space of the progress track. `deed` is the frame of the use it belongs to, as a number.
 * Returns whether anybody may have something to say.
 */
export function announce(
  g: Game,
  moment: number,
  actor: number,
  card: number,
  space: number,
  deed = 0,
): boolean {
  if (((g.box.heard >> moment) & 1) === 0) return false;
  if (!rulesHear(g, moment, actor, space, deed) && !cardsHear(g, moment, actor)) return false;
  const f = push(g, MOMENT, actor);
  setField(g, f, NODE, moment);
  setField(g, f, CARD, card);
  setField(g, f, SITE, space);
  setField(g, f, DEED, deed);
  return true;
}

/** Whether a rule or guidepost in force has something to say. Most moments pass unheard, so this is asked first. */
function rulesHear(g: Game, moment: number, actor: number, space: number, deed: number): boolean {
  const rules = g.box.ruleEars[moment];
  if (rules === undefined) return false;
  for (let i = 0; i < rules.length; i++) {
    const ability = g.box.abilities[rules[i] ?? 0];
    if (ability !== undefined && inForce(g, ability.card) && applies(g, ability, actor, actor, space, deed))
      return true;
  }
  return false;
}

export function inForce(g: Game, card: number): boolean {
  const place = placeOf(g, card);
  return place === CHRONICLE || place === GUIDEPOST;
}

/** Whether one of the actor's cards, or anybody else's, listens to this moment at all. */
function cardsHear(g: Game, moment: number, actor: number): boolean {
  const bit = 1 << moment;
  if ((g.box.othersHear & bit) !== 0) return true;
  return actor >= 0 && (listens(g, HAND + actor, bit) || listens(g, PLAY + actor, bit));
}

function listens(g: Game, place: number, bit: number): boolean {
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card))
    if (((g.box.ears[card] ?? 0) & bit) !== 0) return true;
  return false;
}
