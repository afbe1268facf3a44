import { CONSTRUCTED, FIRST_KIND, type Game, glance, iconNumber, UNCONSTRUCTED } from '@charterstone/rules';
import type { Weights } from './weights.ts';

const { goodsOf, HAND, influenceOf, kindOf } = glance;

/** What the Zeppelin and the Charterstone ask and give (rules 17 to 19): what a building and a crate are measured by. */
const CONSTRUCT_POINTS = 5;
const CONSTRUCT_INFLUENCE = 3;
const CONSTRUCT_RESOURCES = 4;
const CRATE_POINTS = 5;
const CRATE_INFLUENCE = 2;
const CRATE_COINS = 4;
/** A building card counts so much for itself, and as much again for the crate on it. */
const PLAN_SHARE = 0.6;
/** More cards than this are hardly of use. */
const MANY = 5;
const TOO_MANY = 0.3;
const UNKNOWN = -2;
const GUEST = iconNumber('guest');
const ITEM = iconNumber('item');
const FRIEND = iconNumber('friend');
const TREASURE = iconNumber('treasure');

/** Kept from call to call, so that looking ahead allocates nothing. */
const near = new Float64Array(2);

/** What the last `handWorth` was made of: the cards for themselves, the nearest building, the nearest crate. */
export const handParts = new Float64Array(3);

/**
 * What a hand promises: its cards for themselves, and the nearest building and the nearest crate as far as what they ask is there. What
 * objectives promise, `objectivesWorth` says.
 */
export function handWorth(g: Game, me: number, w: Weights): number {
  let plans = 0;
  let crates = 0;
  let lids = 0;
  let others = 0;
  let worth = 0;
  let nearest = 0;
  let room = UNKNOWN;
  const influence = influenceOf(g, me);
  for (let card = glance.firstCard(g, HAND + me); card !== 0; card = glance.nextCard(g, card)) {
    const kind = kindOf(g, card);
    if (kind === CONSTRUCTED) lids++;
    else if (kind === UNCONSTRUCTED) {
      plans++;
      if ((g.box.buildings[card]?.crate ?? 0) > 0) crates++;
      if (influence < CONSTRUCT_INFLUENCE) continue;
      if (room === UNKNOWN) room = glance.leastBuiltOver(g, me);
      nearest = Math.max(nearest, buildingAhead(g, me, card, room, w));
    } else if (kind >= FIRST_KIND) {
      worth += kindWorth(kind, w) * (others < MANY ? 1 : TOO_MANY);
      others++;
    }
  }
  const cards =
    w.plan * PLAN_SHARE * (falling(plans) + falling(crates)) +
    w.lid * falling(lids) +
    worth +
    (plans === 0 && lids === 0 && goodsOf(g, me, 0) > 0 ? w.firstCoin : 0);
  const crate = lids > 0 && influence >= CRATE_INFLUENCE ? crateAhead(g, me, w) : 0;
  handParts[0] = cards;
  handParts[1] = nearest;
  handParts[2] = crate;
  return cards + nearest + crate;
}

function kindWorth(kind: number, w: Weights): number {
  switch (kind) {
    case GUEST:
      return w.guest;
    case ITEM:
      return w.item;
    case FRIEND:
      return w.friend;
    case TREASURE:
      return w.treasure;
    default:
      return w.assistant;
  }
}

/** The first of a sort counts most. */
function falling(n: number): number {
  return n === 0 ? 0 : 0.8 + 0.2 * Math.min(n, 6);
}

/** An objective is worth its points as far as it is reached; the last step counts double. */
export function objectivesWorth(g: Game, me: number, w: Weights): number {
  glance.nearestObjectives(g, me, near);
  const [first = 0, second = 0] = near;
  return w.objective * (first * first + 0.5 * second * second);
}

function crateAhead(g: Game, me: number, w: Weights): number {
  const brings = CRATE_POINTS + w.opened - CRATE_INFLUENCE * w.influence;
  return (w.eager * brings * Math.min(goodsOf(g, me, 0), CRATE_COINS)) / CRATE_COINS;
}

/** What a building will bring, as far as its resources are there. */
function buildingAhead(g: Game, me: number, card: number, room: number, w: Weights): number {
  const building = g.box.buildings[card];
  if (building === undefined || room < 0) return 0;
  let there = 0;
  for (let good = 1; good <= 6; good++)
    there += Math.min(building.build.named[good] ?? 0, goodsOf(g, me, good));
  const stays =
    (room === 0 ? w.built : 0) + w.value * (building.value - room) + (building.crate > 0 ? w.lid : 0);
  const brings = CONSTRUCT_POINTS + stays - CONSTRUCT_INFLUENCE * w.influence - w.plan;
  return (w.eager * Math.max(0, brings) * there) / CONSTRUCT_RESOURCES;
}
