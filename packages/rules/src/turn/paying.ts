import { code, ICON_WORD, offer, PAY, whatOf } from '../choices/code.ts';
import type { CostTable } from '../compile/box.ts';
import { buildingTable } from '../construct/construct.ts';
import { kindOf } from '../engine/counts.ts';
import type { Procedure } from '../engine/procedure.ts';
import {
  aimIn,
  cardIn,
  deedIn,
  frameNumber,
  frameOf,
  leftIn,
  maskIn,
  PAYING,
  pop,
  push,
  setAim,
  setCard,
  setDeed,
  setLeft,
  setMask,
  setStage,
  stageIn,
  whoIn,
} from '../engine/stack.ts';
import { tellGoods } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, moveGoods, payInfluence, SUPPLY } from '../table/goods.ts';
import { DISCARD, HAND } from '../table/places.ts';
import { CARD_KINDS, COIN, FIRST_KIND, FIRST_RESOURCE, INFLUENCE, LAST_RESOURCE } from '../vocabulary.ts';
import { aimPrice, reservedCard } from './aims.ts';

/** Pays the price of a use: what is named at once, what is open by asking (frame PAYING). */
export function payPrice(g: Game, use: number): void {
  const who = whoIn(g, use);
  const why = cardIn(g, use);
  const cost = buildingTable(g, why).cost;
  const price = aimPrice(g, use);
  payGood(g, who, COIN, cost.coin + price.coin, why);
  if (cost.namedSum + price.namedSum > 0)
    for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++)
      payGood(g, who, good, (cost.named[good] ?? 0) + (price.named[good] ?? 0), why);
  const influence = cost.influence + price.influence;
  if (influence > 0) {
    payInfluence(g, who, influence);
    tellGoods(g, 'paid', who, INFLUENCE, influence, why);
  }
  const open = cost.resource + price.resource;
  if (open + cost.kindSum + price.kindSum + cost.card + price.card === 0) return;
  const f = push(g, PAYING, who);
  setCard(g, f, why);
  setDeed(g, f, frameNumber(use));
  setAim(g, f, reservedCard(g, use));
  setLeft(g, f, open);
}

function payGood(g: Game, who: number, good: number, n: number, why: number): void {
  if (n === 0) return;
  moveGoods(g, good, n, who, SUPPLY);
  tellGoods(g, 'paid', who, good, n, why);
}

const RESOURCES_STAGE = 0;
/** Stages 1 to 7 are the seven kinds of card. */
const CARDS_STAGE = CARD_KINDS.length + 1;

/**
 * PAYING: unit after unit of what the player may select. `stage` is the stage (resources of any kind, cards of each kind,
 * cards of any kind), `left` how many are left in it, `mask` the lowest that may be paid next: units are paid in rising order, so that no
 * selection is asked twice; `aim` is the reserved card.
 */
export const paying: Procedure = {
  step: (g, f) => {
    while (leftIn(g, f) === 0) {
      const stage = stageIn(g, f) + 1;
      if (stage > CARDS_STAGE) {
        pop(g);
        return false;
      }
      const use = frameOf(deedIn(g, f));
      setStage(g, f, stage);
      setMask(g, f, 0);
      setLeft(g, f, cardsOf(buildingTable(g, cardIn(g, use)).cost, stage) + cardsOf(aimPrice(g, use), stage));
    }
    return true;
  },
  list: (g, f) => {
    if (stageIn(g, f) === RESOURCES_STAGE) listResources(g, f);
    else listCards(g, f);
  },
  answer: (g, f, move) => {
    const what = whatOf(move);
    setLeft(g, f, leftIn(g, f) - 1);
    if (stageIn(g, f) === RESOURCES_STAGE) {
      setMask(g, f, what - ICON_WORD);
      payGood(g, whoIn(g, f), what - ICON_WORD, 1, cardIn(g, f));
    } else {
      setMask(g, f, what);
      tellMove(g, what, DISCARD, whoIn(g, f), cardIn(g, f));
    }
  },
  asksAnyway: () => false,
};

function cardsOf(cost: CostTable, stage: number): number {
  return stage === CARDS_STAGE ? cost.card : (cost.kinds[stage - 1] ?? 0);
}

/** A kind is offered if it and the kinds behind it hold enough for all that is left to pay. */
function listResources(g: Game, f: number): void {
  const who = whoIn(g, f);
  const lowest = Math.max(FIRST_RESOURCE, maskIn(g, f));
  let held = 0;
  for (let good = lowest; good <= LAST_RESOURCE; good++) held += goodsOf(g, who, good);
  for (let good = lowest; good <= LAST_RESOURCE && held >= leftIn(g, f); good++) {
    const n = goodsOf(g, who, good);
    if (n > 0) offer(g, code(PAY, ICON_WORD + good));
    held -= n;
  }
}

function listCards(g: Game, f: number): void {
  const who = whoIn(g, f);
  let held = 0;
  for (let card = firstCard(g, HAND + who); card !== 0; card = nextCard(g, card))
    if (isPayable(g, f, card)) held++;
  for (let card = firstCard(g, HAND + who); card !== 0 && held >= leftIn(g, f); card = nextCard(g, card)) {
    if (!isPayable(g, f, card)) continue;
    offer(g, code(PAY, card));
    held--;
  }
}

function isPayable(g: Game, f: number, card: number): boolean {
  if (card <= maskIn(g, f) || card === aimIn(g, f)) return false;
  const stage = stageIn(g, f);
  return stage === CARDS_STAGE ? kindOf(g, card) >= 0 : kindOf(g, card) === FIRST_KIND + stage - 1;
}
