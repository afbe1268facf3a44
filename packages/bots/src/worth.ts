import { CHARTERS, COIN, type Game, glance } from '@charterstone/rules';
import { handWorth, objectivesWorth } from './ahead.ts';
import type { Weights } from './weights.ts';

const { goodsOf, influenceOf, isActive, pointsOf, reputationTokens } = glance;

/** Rule 23: what most, second and third most reputation brings. */
const REPUTATION = [10, 7, 4];
/** A lead of more points than this is as good as won. */
const FAR_AHEAD = 15;
export const COINS_OF_USE = 10;
export const RESOURCES_OF_USE = 8;

/**
 * What a table is worth to a charter, in victory points: what it has, what it can still make of it, and what will stay. `termsOf` names
 * the parts.
 */
export function worthOf(g: Game, me: number, w: Weights): number {
  const turns = turnsLeft(g, w);
  const time = Math.min(1, turns / w.horizon);
  const influence = influenceOf(g, me);
  const boredom = w.bored * glance.quietRounds(g);
  return (
    pointsOf(g, me) +
    w.influence * Math.max(0, 1 - boredom) * Math.min(influence, w.spending * turns) +
    time *
      (w.coin * Math.min(goodsOf(g, me, COIN), COINS_OF_USE) +
        w.resource * Math.min(glance.resourcesOf(g, me), RESOURCES_OF_USE) +
        handWorth(g, me, w) +
        workersWorth(g, me, w) +
        w.turn * glance.extraTurns(g) +
        w.reputation * reputationTokens(g, me) +
        w.octagon * glance.octagonsOf(g, me) +
        w.peril * glance.allPerilsOf(g, me)) +
    legacyWorth(g, me, w) +
    rankWorth(g, me) +
    hurryWorth(g, me, w) -
    w.tempo * (1 + boredom) * (glance.progressLeft(g) + (influence > 0 ? 1 : 0)) +
    (influence > 0 ? Math.min(1, turns) * objectivesWorth(g, me, w) : 0) +
    w.goal * (1 - time) * (glance.reachesGoal(g, me) ? 1 : 0)
  );
}

/** How many turns a seat may still take. */
export function turnsLeft(g: Game, w: Weights): number {
  return glance.isUnderWay(g) ? (glance.progressLeft(g) / glance.players(g)) * w.pace : 0;
}

/** What stays, while there is a campaign for it to stay in: buildings in the charter, crates that were opened (each brings somebody to the chest), stars. */
function legacyWorth(g: Game, me: number, w: Weights): number {
  if (glance.isCampaignOver(g)) return 0;
  return (
    w.built * glance.buildingsShown(g, me) +
    w.value * glance.buildingValuesOf(g, me) +
    w.opened * (glance.cardsIn(g, glance.CHEST + me) + glance.cardsIn(g, glance.PLAY + me)) +
    w.star * glance.gloryOf(g, me) +
    w.persona * glance.personasPlayed(g, me)
  );
}

/** The last worker at home counts most: to fetch both at once saves a turn. */
export function workersWorth(g: Game, me: number, w: Weights): number {
  let home = 0;
  for (let worker = 0; worker < 2; worker++) if (glance.workerAt(g, me, worker) === glance.HOME) home++;
  return (home === 0 ? 0 : w.worker + w.second * (home - 1)) + w.minion * glance.minionsOf(g, me);
}

/** What the reputation track would bring if the game ended now. */
export function rankWorth(g: Game, me: number): number {
  const mine = reputationTokens(g, me);
  if (mine === 0 || !glance.isUnderWay(g)) return 0;
  let above = 0;
  let last = Number.POSITIVE_INFINITY;
  // Ranks go by distinct numbers (ruling 1).
  for (;;) {
    let next = mine;
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      if (charter === me || !isActive(g, charter)) continue;
      const theirs = reputationTokens(g, charter);
      if (theirs > next && theirs < last) next = theirs;
    }
    if (next === mine) return REPUTATION[above] ?? 0;
    above++;
    last = next;
  }
}

/** Whoever is ahead wants the game to end. */
export function hurryWorth(g: Game, me: number, w: Weights): number {
  let best = 0;
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (charter !== me && isActive(g, charter)) best = Math.max(best, pointsOf(g, charter));
  const lead = Math.max(0, Math.min(FAR_AHEAD, pointsOf(g, me) - best));
  return w.hurry * lead * (1 - glance.progressLeft(g) / glance.progressAtStart(g));
}
