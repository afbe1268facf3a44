import { COIN, type Game, glance } from '@charterstone/rules';
import { handParts, handWorth, objectivesWorth } from './ahead.ts';
import type { Weights } from './weights.ts';
import { COINS_OF_USE, hurryWorth, RESOURCES_OF_USE, rankWorth, turnsLeft, workersWorth } from './worth.ts';

/** What a move can be worth something for, by name: the parts of `worthOf`, and what a table does not show yet. */
export const TERMS = [
  'points',
  'influence',
  'coins',
  'resources',
  'cards',
  'building-ahead',
  'crate-ahead',
  'workers',
  'turns',
  'reputation',
  'octagons',
  'perils',
  'buildings',
  'crates',
  'stars',
  'personas',
  'lead',
  'progress',
  'objectives',
  'goal',
  'later',
] as const;
export type Term = (typeof TERMS)[number];
export type Terms = Readonly<Record<Term, number>>;

/**
 * The same sum as `worthOf`, part by part. It is written twice because a search asks `worthOf` hundreds of thousands of times a second and
 * can't wait for a record of twenty parts; a test holds the two together.
 */
export function termsOf(g: Game, me: number, w: Weights): Terms {
  const turns = turnsLeft(g, w);
  const time = Math.min(1, turns / w.horizon);
  const influence = glance.influenceOf(g, me);
  const boredom = w.bored * glance.quietRounds(g);
  const stays = glance.isCampaignOver(g) ? 0 : 1;
  handWorth(g, me, w);
  const [cards = 0, building = 0, crate = 0] = handParts;
  const inPlay = glance.cardsIn(g, glance.CHEST + me) + glance.cardsIn(g, glance.PLAY + me);
  return {
    points: glance.pointsOf(g, me),
    influence: w.influence * Math.max(0, 1 - boredom) * Math.min(influence, w.spending * turns),
    coins: time * w.coin * Math.min(glance.goodsOf(g, me, COIN), COINS_OF_USE),
    resources: time * w.resource * Math.min(glance.resourcesOf(g, me), RESOURCES_OF_USE),
    cards: time * cards,
    'building-ahead': time * building,
    'crate-ahead': time * crate,
    workers: time * workersWorth(g, me, w),
    turns: time * w.turn * glance.extraTurns(g),
    reputation: time * w.reputation * glance.reputationTokens(g, me) + rankWorth(g, me),
    octagons: time * w.octagon * glance.octagonsOf(g, me),
    perils: time * w.peril * glance.allPerilsOf(g, me),
    buildings: stays * (w.built * glance.buildingsShown(g, me) + w.value * glance.buildingValuesOf(g, me)),
    crates: stays * w.opened * inPlay,
    stars: stays * w.star * glance.gloryOf(g, me),
    personas: stays * w.persona * glance.personasPlayed(g, me),
    lead: hurryWorth(g, me, w),
    progress: -w.tempo * (1 + boredom) * (glance.progressLeft(g) + (influence > 0 ? 1 : 0)),
    objectives: influence > 0 ? Math.min(1, turns) * objectivesWorth(g, me, w) : 0,
    goal: w.goal * (1 - time) * (glance.reachesGoal(g, me) ? 1 : 0),
    // Of use in the next game: a matter of the move, not of the table (`Look.termsAfter`).
    later: 0,
  };
}
