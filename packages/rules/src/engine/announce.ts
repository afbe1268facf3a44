import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { CHRONICLE, GUIDEPOST, HAND, PLAY } from '../table/places.ts';
import { applies } from './hearing.ts';
import { MOMENT, push, setCard, setDeed, setNode, setSite } from './stack.ts';

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
  if (!rulesHear(g, moment, actor, space, deed) && !cardsHear(g, moment, actor, space, deed)) return false;
  const f = push(g, MOMENT, actor);
  setNode(g, f, moment);
  setCard(g, f, card);
  setSite(g, f, space);
  setDeed(g, f, deed);
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

/** Whether anybody could hear a moment of this actor's, wherever it happens. */
export function mayHear(g: Game, moment: number, actor: number): boolean {
  if (((g.box.heard >> moment) & 1) === 0) return false;
  const rules = g.box.ruleEars[moment];
  if (rules?.some((number) => inForce(g, g.box.abilities[number]?.card ?? 0))) return true;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + actor); card !== 0; card = nextCard(g, card))
      if ((((g.box.ears[card] ?? 0) >> moment) & 1) === 1) return true;
  return false;
}

export function inForce(g: Game, card: number): boolean {
  const place = placeOf(g, card);
  return place === CHRONICLE || place === GUIDEPOST;
}

/** Whether one of the actor's cards has something to say; of the others' it is enough that some could. */
function cardsHear(g: Game, moment: number, actor: number, space: number, deed: number): boolean {
  if (((g.box.othersHear >> moment) & 1) === 1) return true;
  if (actor < 0) return false;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + actor); card !== 0; card = nextCard(g, card))
      if ((((g.box.ears[card] ?? 0) >> moment) & 1) === 1 && cardHears(g, card, moment, actor, space, deed))
        return true;
  return false;
}

function cardHears(
  g: Game,
  card: number,
  moment: number,
  actor: number,
  space: number,
  deed: number,
): boolean {
  const numbers = g.box.abilitiesOf[card];
  if (numbers === undefined) return false;
  for (let i = 0; i < numbers.length; i++) {
    const ability = g.box.abilities[numbers[i] ?? 0];
    if (ability !== undefined && ability.moment === moment && applies(g, ability, actor, actor, space, deed))
      return true;
  }
  return false;
}
