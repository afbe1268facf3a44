import { code, ICON_WORD, offer, PAY, whatOf } from '../choices/code.ts';
import type { CostTable } from '../compile/box.ts';
import { buildingTable } from '../construct/construct.ts';
import { kindOf } from '../engine/counts.ts';
import type { Procedure } from '../engine/procedure.ts';
import {
  AIM,
  AT,
  CARD,
  DEED,
  field,
  frameNumber,
  frameOf,
  MASK,
  N,
  PAYING,
  pop,
  push,
  setField,
  WHO,
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
  const who = field(g, use, WHO);
  const why = field(g, use, CARD);
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
  setField(g, f, CARD, why);
  setField(g, f, DEED, frameNumber(use));
  setField(g, f, AIM, reservedCard(g, use));
  setField(g, f, N, open);
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
 * PAYING: unit after unit of what the player may select. AT is the stage (resources of any kind, cards of each kind,
 * cards of any kind), N how many are left in it, MASK the lowest that may be paid next: units are paid in rising order, so that no
 * selection is asked twice; AIM is the reserved card.
 */
export const paying: Procedure = {
  step: (g, f) => {
    while (field(g, f, N) === 0) {
      const stage = field(g, f, AT) + 1;
      if (stage > CARDS_STAGE) {
        pop(g);
        return false;
      }
      const use = frameOf(field(g, f, DEED));
      setField(g, f, AT, stage);
      setField(g, f, MASK, 0);
      setField(
        g,
        f,
        N,
        cardsOf(buildingTable(g, field(g, use, CARD)).cost, stage) + cardsOf(aimPrice(g, use), stage),
      );
    }
    return true;
  },
  list: (g, f) => {
    if (field(g, f, AT) === RESOURCES_STAGE) listResources(g, f);
    else listCards(g, f);
  },
  answer: (g, f, move) => {
    const what = whatOf(move);
    setField(g, f, N, field(g, f, N) - 1);
    if (field(g, f, AT) === RESOURCES_STAGE) {
      setField(g, f, MASK, what - ICON_WORD);
      payGood(g, field(g, f, WHO), what - ICON_WORD, 1, field(g, f, CARD));
    } else {
      setField(g, f, MASK, what);
      tellMove(g, what, DISCARD, field(g, f, WHO), field(g, f, CARD));
    }
  },
  asksAnyway: () => false,
};

function cardsOf(cost: CostTable, stage: number): number {
  return stage === CARDS_STAGE ? cost.card : (cost.kinds[stage - 1] ?? 0);
}

/** A kind is offered if it and the kinds behind it hold enough for all that is left to pay. */
function listResources(g: Game, f: number): void {
  const who = field(g, f, WHO);
  const lowest = Math.max(FIRST_RESOURCE, field(g, f, MASK));
  let held = 0;
  for (let good = lowest; good <= LAST_RESOURCE; good++) held += goodsOf(g, who, good);
  for (let good = lowest; good <= LAST_RESOURCE && held >= field(g, f, N); good++) {
    const n = goodsOf(g, who, good);
    if (n > 0) offer(g, code(PAY, ICON_WORD + good));
    held -= n;
  }
}

function listCards(g: Game, f: number): void {
  const who = field(g, f, WHO);
  let held = 0;
  for (let card = firstCard(g, HAND + who); card !== 0; card = nextCard(g, card))
    if (isPayable(g, f, card)) held++;
  for (let card = firstCard(g, HAND + who); card !== 0 && held >= field(g, f, N); card = nextCard(g, card)) {
    if (!isPayable(g, f, card)) continue;
    offer(g, code(PAY, card));
    held--;
  }
}

function isPayable(g: Game, f: number, card: number): boolean {
  if (card <= field(g, f, MASK) || card === field(g, f, AIM)) return false;
  const stage = field(g, f, AT);
  return stage === CARDS_STAGE ? kindOf(g, card) >= 0 : kindOf(g, card) === FIRST_KIND + stage - 1;
}
