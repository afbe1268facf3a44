import { buildingTable, canBuildOn, peelAndGlue } from '../construct/construct.ts';
import { hasCrate, openByAutoma } from '../crates/crates.ts';
import { announce } from '../engine/announce.ts';
import { kindOf } from '../engine/kinds.ts';
import type { AutomaReward } from '../language/box.ts';
import { refillMat, tellMove } from '../mat/mat.ts';
import { advance } from '../progress/progress.ts';
import { isOpenQuota, sell } from '../quota/quota.ts';
import { canGainReputation, gainReputation } from '../reputation/reputation.ts';
import { firstCard } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { influenceOf } from '../table/goods.ts';
import { QUOTA_COLUMNS, QUOTA_SPACES } from '../table/layout.ts';
import { ARCHIVE, DISCARD, MAT, MAT_END } from '../table/places.ts';
import { buildingOn, PLOTS, plotSite } from '../table/sites.ts';
import { siteShown } from '../table/village.ts';
import { MOMENTS, UNCONSTRUCTED } from '../vocabulary.ts';

const BUILT = MOMENTS.indexOf('built');

/** What a card lets an Automa do. Nothing is paid for it, and nothing is gained but what is said here. */
const REWARDS: { readonly [R in AutomaReward]: (g: Game, charter: number, why: number) => void } = {
  discardTwo: (g, charter, why) => {
    const open = openCards(g).sort((a, b) => b - a);
    for (const card of open.slice(0, 2)) tellMove(g, card, DISCARD, charter, why);
    refillMat(g);
  },
  construct,
  crate: (g, charter, why) => {
    const card = lowest(openCards(g).filter((open) => hasCrate(g, open)));
    if (card === 0) return;
    openByAutoma(g, charter, card, why);
  },
  progress: (g, charter, why) => advance(g, charter, 1, why, false),
  reputation: (g, charter, why) => {
    if (canGainReputation(g, charter)) gainReputation(g, charter, why);
  },
  quota: (g, charter, why) => {
    const space = firstFreeSpace(g);
    if (space >= 0 && influenceOf(g, charter) > 0) sell(g, charter, space, why);
  },
};

export function reward(g: Game, what: AutomaReward, charter: number, why: number): void {
  REWARDS[what](g, charter, why);
}

function openCards(g: Game): number[] {
  const cards: number[] = [];
  for (let place = MAT; place < MAT_END; place++) {
    const card = firstCard(g, place);
    if (card !== 0) cards.push(card);
  }
  return cards;
}

function lowest(cards: readonly number[]): number {
  return cards.length === 0 ? 0 : Math.min(...cards);
}

/** Down the leftmost column, then the next one. */
function firstFreeSpace(g: Game): number {
  for (let column = 0; column < QUOTA_COLUMNS; column++)
    for (let space = column; space < QUOTA_SPACES; space += QUOTA_COLUMNS)
      if (isOpenQuota(g, space)) return space;
  return -1;
}

/**
 * The lowest building card of the mat goes onto the first empty plot of the Automa's charter, plots before islands; on a full charter,
 * where buildings may be built over (161), onto its least building, if the card is worth more. The card is discarded.
 */
function construct(g: Game, charter: number, why: number): void {
  const cards = openCards(g)
    .filter((card) => kindOf(g, card) === UNCONSTRUCTED)
    .sort((a, b) => a - b);
  const empty = emptySite(g, charter);
  if (empty !== 0) {
    if (cards[0] !== undefined) build(g, charter, cards[0], empty, why);
    return;
  }
  const site = leastSite(g, charter);
  const over = site === 0 ? 0 : buildingTable(g, buildingOn(g, site)).value;
  const better = cards.find((card) => buildingTable(g, card).value > over);
  if (site !== 0 && better !== undefined) build(g, charter, better, site, why);
}

function emptySite(g: Game, charter: number): number {
  for (let plot = 0; plot < PLOTS; plot++) {
    const site = plotSite(charter, plot);
    if (buildingOn(g, site) === 0 && canBuildOn(g, charter, site)) return site;
  }
  for (let plot = 0; plot < PLOTS; plot++) {
    const site = siteShown(g, charter, plot);
    if (buildingOn(g, site) === 0) return site;
  }
  return 0;
}

/** The building of least value that may be built over, of equal ones the lowest number; 0 when there is none. */
function leastSite(g: Game, charter: number): number {
  const sites = Array.from({ length: PLOTS }, (_, plot) => siteShown(g, charter, plot)).filter((site) =>
    canBuildOn(g, charter, site),
  );
  sites.sort((a, b) => {
    const [one, other] = [buildingTable(g, buildingOn(g, a)), buildingTable(g, buildingOn(g, b))];
    return one.value - other.value || one.card - other.card;
  });
  return sites[0] ?? 0;
}

function build(g: Game, charter: number, card: number, site: number, why: number): void {
  peelAndGlue(g, charter, card, site, why);
  tellMove(g, card, buildingTable(g, card).crate === 0 ? ARCHIVE : DISCARD, charter, why);
  refillMat(g);
  announce(g, BUILT, charter, card, 0);
}
