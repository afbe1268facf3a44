import { canBuildOn } from '../construct/construct.ts';
import { countOf } from '../engine/counts.ts';
import { holds } from '../engine/tests.ts';
import { firstCard, hasMark, nextCard, SCORED, USED_PERSONA } from '../table/cards.ts';
import {
  ACTIVE,
  AGAIN,
  CRATES_OPENED,
  FINISHED,
  GAME,
  type Game,
  head,
  PROGRESS,
  QUIET_ROUNDS,
  TURN as TURN_NUMBER,
} from '../table/game.ts';
import { CHEST, GUIDEPOST, HAND, OBJECTIVE_MAT, OBJECTIVE_MAT_END, PLAY } from '../table/places.ts';
import { players } from '../table/seats.ts';
import { buildingOn, PLOTS } from '../table/sites.ts';
import { siteShown } from '../table/village.ts';

/**
 * What a table shows, read off it number by number. `inspect` tells the same in words; this is for those who look at thousands
 * of tables a second. Charters are numbered as in CHARTERS, goods as in ICONS (0 coins, 1 to 6 resources), cards as printed.
 */

export * from '../choices/code.ts';
export { buildingValues as buildingValuesOf } from '../engine/counts.ts';
export { kindOf } from '../engine/kinds.ts';
export { isUnderWay } from '../setup/flow.ts';
export { cardsIn, firstCard, nextCard } from '../table/cards.ts';
export { goodsOf, influenceOf, pointsOf, resourcesOf } from '../table/goods.ts';
export { minionsOf } from '../table/minions.ts';
export { allPerilsOf } from '../table/perils.ts';
export { CHEST, HAND, PLAY } from '../table/places.ts';
export { charterOf, isActive, players } from '../table/seats.ts';
export { gloryOf } from '../table/sheets.ts';
export { HOME, workerAt } from '../table/sites.ts';
export { quotaTokens, reputationTokens } from '../table/tracks.ts';
export { buildingsShown, octagonsOf } from '../table/village.ts';

export function gameNumber(g: Game): number {
  return head(g, GAME);
}

/** The turns taken so far in this game. */
export function turnNumber(g: Game): number {
  return head(g, TURN_NUMBER);
}

/** The charter whose turn it is. */
export function charterInTurn(g: Game): number {
  return head(g, ACTIVE);
}

/** Spaces that the progress token still has before it, and how many it had at the start. */
export function progressLeft(g: Game): number {
  return Math.max(0, g.box.board.progress.hourglass - head(g, PROGRESS));
}

/** Turns that the active seat may take on top of this one. */
export function extraTurns(g: Game): number {
  return head(g, AGAIN);
}

/** Whole rounds since the token moved. */
export function quietRounds(g: Game): number {
  return head(g, QUIET_ROUNDS);
}

export function progressAtStart(g: Game): number {
  const { hourglass, start } = g.box.board.progress;
  return hourglass - (start[players(g) - 1] ?? 0);
}

/**
 * How near a charter is to the objectives it could still score, open or in its own hand, as parts of 1: the nearest, and the next
 * (`which` 0 or 1). 1 is one that could be scored now.
 */
export function nearestObjectives(g: Game, charter: number, into: Float64Array): void {
  into[0] = 0;
  into[1] = 0;
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++)
    keepNearest(into, nearness(g, charter, firstCard(g, place)));
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    keepNearest(into, nearness(g, charter, card));
}

function keepNearest(into: Float64Array, near: number): void {
  if (near > (into[0] ?? 0)) {
    into[1] = into[0] ?? 0;
    into[0] = near;
  } else if (near > (into[1] ?? 0)) into[1] = near;
}

/** How near a charter is to the goal of a card that it has not scored yet; 0 for a card without one. */
function nearness(g: Game, charter: number, card: number): number {
  const goal = g.box.goals[card];
  if (goal === undefined || hasMark(g, card, SCORED << charter)) return 0;
  let near = 1;
  for (let i = 0; i < goal.length; i++) {
    const row = goal[i];
    const range = row?.ranges[0];
    if (row === undefined || range === undefined || row.count < 0 || range.rank !== 0)
      return holds(g, goal, charter, card) ? 1 : 0;
    const n = countOf(g, row.count, charter, card);
    if (n < range.low) near *= n / range.low;
    else if (n > range.high) near *= (range.high + 1) / (n + 1);
  }
  return near;
}

/** Whether a charter would reach the goal of the guidepost if the game ended now. */
export function reachesGoal(g: Game, charter: number): boolean {
  const guidepost = firstCard(g, GUIDEPOST);
  const goal = g.box.forks[guidepost]?.goal;
  return goal !== undefined && holds(g, goal, charter, guidepost);
}

/** Whether the twelve games are played: nothing is kept any more. */
export function isCampaignOver(g: Game): boolean {
  return head(g, FINISHED) === 1;
}

/** How many crates have been opened in this campaign. */
export function cratesOpened(g: Game): number {
  return head(g, CRATES_OPENED);
}

/** Whether a persona was in play in some game: then it counts at the end of the campaign already. */
export function wasPlayed(g: Game, persona: number): boolean {
  return hasMark(g, persona, USED_PERSONA);
}

/** How many personas of a charter have been in play, those before it now included. */
export function personasPlayed(g: Game, charter: number): number {
  return playedIn(g, CHEST + charter) + playedIn(g, PLAY + charter);
}

function playedIn(g: Game, place: number): number {
  let n = 0;
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) if (wasPlayed(g, card)) n++;
  return n;
}

/**
 * What building would cost a charter on its own ground: nothing on an empty site (0), else the printed value of the least building
 * that may be built over; -1 where there is no room at all.
 */
export function leastBuiltOver(g: Game, charter: number): number {
  let least = -1;
  for (let plot = 0; plot < PLOTS; plot++) {
    const site = siteShown(g, charter, plot);
    const card = buildingOn(g, site);
    if (card === 0) return 0;
    const value = g.box.buildings[card]?.value ?? 0;
    if ((least < 0 || value < least) && canBuildOn(g, charter, site)) least = value;
  }
  return least;
}
