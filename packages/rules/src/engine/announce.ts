import { EARLY } from '../compile/terms.ts';
import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { earsBefore, earsOfRules } from '../table/listening.ts';
import { CHEST, CHRONICLE, GUIDEPOST, HAND, PLAY, SECRET } from '../table/places.ts';
import { applies } from './hearing.ts';
import { MOMENT, pop, push, setAim, setCard, setDeed, setNode, setSite } from './stack.ts';
import { holds } from './tests.ts';

/**
 * Announces a moment: whoever listens will be heard before anything else goes on. `subject` and `detail` say what it is
 * about (a card, a peril; a space of the track), `deed` is the use it belongs to and `step` the frame that may be changed,
 * both as numbers. Returns whether anybody may have something to say.
 */
export function announce(
  g: Game,
  moment: number,
  actor: number,
  subject: number,
  detail: number,
  deed = 0,
  step = 0,
): boolean {
  if (((g.box.heard >> moment) & 1) === 0) return false;
  if (!cardsHear(g, moment, actor) && !rulesListen(g, moment, actor)) return false;
  const f = push(g, MOMENT, actor);
  setNode(g, f, moment);
  setCard(g, f, subject);
  setSite(g, f, detail);
  setDeed(g, f, deed);
  setAim(g, f, step);
  if (rulesHear(g, f, moment, actor) || ownCardsHear(g, f, moment, actor)) return true;
  pop(g);
  return false;
}

/** A rule in force that hears the moment, its test included: whose deed it is and where is asked once there is a frame to ask. */
function rulesListen(g: Game, moment: number, actor: number): boolean {
  if (((earsOfRules(g) >> moment) & 1) === 0) return false;
  const rules = g.box.ruleEars[moment] ?? [];
  for (let i = 0; i < rules.length; i++) {
    const ability = g.box.abilities[rules[i] ?? 0];
    if (ability === undefined || !inForce(g, ability.card)) continue;
    if (ability.test.length === 0 || holds(g, ability.test, actor, ability.card)) return true;
  }
  return false;
}

/** Whether a rule or guidepost in force has something to say. Most moments pass unheard, so this is asked first. */
function rulesHear(g: Game, f: number, moment: number, actor: number): boolean {
  const rules = g.box.ruleEars[moment] ?? [];
  for (let i = 0; i < rules.length; i++) {
    const ability = g.box.abilities[rules[i] ?? 0];
    if (ability !== undefined && inForce(g, ability.card) && applies(g, f, ability, actor)) return true;
  }
  return false;
}

/** Whether one of the actor's cards really has something to say here; of the others' it is enough that some could. */
function ownCardsHear(g: Game, f: number, moment: number, actor: number): boolean {
  if (othersHear(g, moment)) return true;
  if (actor < 0) return false;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + actor); card !== 0; card = nextCard(g, card))
      if ((((g.box.ears[card] ?? 0) >> moment) & 1) === 1 && cardHears(g, f, card, moment, actor))
        return true;
  return false;
}

function cardHears(g: Game, f: number, card: number, moment: number, actor: number): boolean {
  const numbers = g.box.abilitiesOf[card];
  if (numbers === undefined) return false;
  for (let i = 0; i < numbers.length; i++) {
    const ability = g.box.abilities[numbers[i] ?? 0];
    if (ability !== undefined && ability.moment === moment && applies(g, f, ability, actor)) return true;
  }
  return false;
}

export function inForce(g: Game, card: number): boolean {
  const place = placeOf(g, card);
  return place === CHRONICLE || place === GUIDEPOST;
}

/** Whether one of the actor's cards, or anybody else's, listens to this moment at all. */
export function cardsHear(g: Game, moment: number, actor: number): boolean {
  return (actor >= 0 && ((earsBefore(g, actor) >> moment) & 1) === 1) || othersHear(g, moment);
}

/** Whether a card that hears others' deeds lies before anybody. */
export function othersHear(g: Game, moment: number): boolean {
  return ((g.box.othersHear >> moment) & 1) === 1 && anyInPlay(g, g.box.foreignEars[moment] ?? []);
}

function anyInPlay(g: Game, cards: readonly number[]): boolean {
  for (let i = 0; i < cards.length; i++) {
    const place = placeOf(g, cards[i] ?? 0);
    if ((place >= HAND && place < CHEST) || (place >= PLAY && place < SECRET)) return true;
  }
  return false;
}

/** Whether nobody at all has anything to say about a charter's use before its price is paid: most uses are quiet. */
export function isQuiet(g: Game, charter: number): boolean {
  if (((earsBefore(g, charter) | earsOfRules(g)) & EARLY) !== 0) return false;
  return !anyInPlay(g, g.box.earlyForeign);
}
