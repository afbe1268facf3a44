import { code, ICON_WORD, offer, PAY, whatOf } from '../choices/code.ts';
import type { CostTable } from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { COIN_OR_RESOURCE, PAYEE_OWNER, WAIVED } from '../compile/terms.ts';
import { kindOf } from '../engine/kinds.ts';
import type { Procedure } from '../engine/procedure.ts';
import {
  aimIn,
  cardIn,
  changeIn,
  deedIn,
  frameNumber,
  frameOf,
  leftIn,
  maskIn,
  nodeIn,
  PAYING,
  pieceIn,
  pop,
  push,
  setAim,
  setCard,
  setChange,
  setDeed,
  setLeft,
  setMask,
  setNode,
  setPiece,
  setSite,
  setStage,
  siteIn,
  stageIn,
  whoIn,
} from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, SUPPLY } from '../table/goods.ts';
import { MINION_KINDS, minionsOfKind } from '../table/minions.ts';
import { perilsOf } from '../table/perils.ts';
import { DISCARD, HAND } from '../table/places.ts';
import { HUMAN, roleOf } from '../table/seats.ts';
import { ownerOfSite } from '../table/village.ts';
import {
  CARD_KINDS,
  COIN,
  FIRST_KIND,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_RESOURCE,
  LAST_RESOURCE,
} from '../vocabulary.ts';
import { aimPrice, printedCost, reservedCard } from './aims.ts';
import { payGood, payMinion, payNamed, payPeril } from './handingOver.ts';

/**
 * PAYING: a price being paid by `who` for `card`. `node` 0: the price of the use `deed`; else the price of the step `node` - 1, or of
 * the ability `piece` - 1. What is named was paid at once; here the player selects unit after unit. `stage` is the stage, `left` how many
 * are left in it, `mask` the lowest that may be paid next: units are paid in rising order, so that no selection is asked twice.
 * `aim` is a card that can't be paid, `site` who receives, `change` one of the words below.
 */
/** What can't be paid is let go (others pay what they can); of a use only its printed cost, or only its aim's price. */
const GENTLY = 1;
const COST_ONLY = 2;
const AIM_ONLY = 3;

const COINS = 0;
const RESOURCES = 1;
/** Stages 2 to 8 are the seven kinds of card. */
const FIRST_CARDS = 2;
const ANY_CARDS = FIRST_CARDS + CARD_KINDS.length;
const ANY_MINIONS = ANY_CARDS + 1;
const ANY_PERILS = ANY_CARDS + 2;
const ONE_OF = ANY_CARDS + 3;

/** Pays the price of a use, as changed by whoever spoke at `pay`. */
export function payForUse(g: Game, use: number): void {
  const who = whoIn(g, use);
  const why = cardIn(g, use);
  const change = changeIn(g, use);
  const cost = (change & WAIVED) === 0 ? printedCost(g, use) : FREE;
  if ((change & WAIVED) !== 0 && !printedCost(g, use).free)
    g.facts?.push({ fact: 'waived', charter: charterName(who), card: why });
  const price = aimPrice(g, use);
  if (cost.free && price.free) return;
  const payee = (change & PAYEE_OWNER) !== 0 ? ownerAsPayee(g, siteIn(g, use)) : SUPPLY;
  const swap = (change & COIN_OR_RESOURCE) !== 0 ? cost.coin : 0;
  payNamed(g, who, why, cost, payee, swap, false);
  payNamed(g, who, why, price, SUPPLY, 0, false);
  if (swap + cost.units + price.units === 0) return;
  // What is paid to somebody is paid apart from what goes to the supply; the frame pushed last is paid first.
  const apart = payee !== SUPPLY && price.units > 0;
  if (apart) pushPaying(g, use, SUPPLY, AIM_ONLY, 0);
  if (!apart || swap + cost.units > 0) pushPaying(g, use, payee, apart ? COST_ONLY : 0, swap);
}

function pushPaying(g: Game, use: number, payee: number, part: number, swap: number): void {
  const f = push(g, PAYING, whoIn(g, use));
  setCard(g, f, cardIn(g, use));
  setDeed(g, f, frameNumber(use));
  setAim(g, f, reservedCard(g, use));
  setSite(g, f, payee);
  setChange(g, f, part);
  setLeft(g, f, swap);
}

/** The person who plays the charter is paid, else the supply (406, ruling 19): an Automa never gains coins or resources. */
function ownerAsPayee(g: Game, site: number): number {
  const owner = ownerOfSite(g, site);
  return owner >= 0 && roleOf(g, owner) === HUMAN ? owner : SUPPLY;
}

/** Pays a price that stands alone: of a step in an effect, or of an ability. `gently`: what is lacking is let go. */
export function payPrice(
  g: Game,
  who: number,
  why: number,
  cost: CostTable,
  node: number,
  ability: number,
  gently: boolean,
): void {
  payNamed(g, who, why, cost, SUPPLY, 0, gently);
  if (cost.units === 0) return;
  const f = push(g, PAYING, who);
  setCard(g, f, why);
  setNode(g, f, node + 1);
  setPiece(g, f, ability + 1);
  setChange(g, f, gently ? GENTLY : 0);
  setSite(g, f, SUPPLY);
}

/** The two prices a frame pays: of a use its cost and its aim's, else one alone. */
function costs(g: Game, f: number, which: number): CostTable {
  const node = nodeIn(g, f);
  if (node > 0 || pieceIn(g, f) > 0) {
    if (which === 1) return FREE;
    const price = pieceIn(g, f) > 0 ? g.box.abilities[pieceIn(g, f) - 1]?.pay : g.box.nodes[node - 1]?.cost;
    return price ?? FREE;
  }
  const use = frameOf(deedIn(g, f));
  const part = changeIn(g, f);
  if ((which === 1 && part === COST_ONLY) || (which === 0 && part === AIM_ONLY)) return FREE;
  if (which === 1) return aimPrice(g, use);
  return (changeIn(g, use) & WAIVED) === 0 ? printedCost(g, use) : FREE;
}

export const paying: Procedure = {
  step: (g, f) => {
    const first = costs(g, f, 0);
    const second = costs(g, f, 1);
    for (;;) {
      if (leftIn(g, f) > 0 && (changeIn(g, f) !== GENTLY || anythingToPay(g, f))) return true;
      const stage = stageIn(g, f) + 1;
      if (stage > (first.rare + second.rare === 0 ? RESOURCES : ONE_OF)) {
        pop(g);
        return false;
      }
      setStage(g, f, stage);
      setMask(g, f, 0);
      setLeft(g, f, unitsOf(first, stage) + unitsOf(second, stage));
    }
  },
  list: (g, f) => {
    const stage = stageIn(g, f);
    if (stage <= RESOURCES) listResources(g, f, stage === COINS);
    else if (stage === ANY_MINIONS || stage === ANY_PERILS) listPieces(g, f, stage === ANY_MINIONS);
    else listCards(g, f);
  },
  answer: (g, f, move) => {
    const what = whatOf(move);
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    const stage = stageIn(g, f);
    setLeft(g, f, leftIn(g, f) - 1);
    setMask(g, f, what);
    if (stage <= RESOURCES) payGood(g, who, what - ICON_WORD, 1, siteIn(g, f), why, false);
    else if (stage === ANY_MINIONS) payMinion(g, who, what - ICON_WORD - FIRST_MINION, why);
    else if (stage === ANY_PERILS) payPeril(g, who, what - ICON_WORD - FIRST_PERIL, why);
    else tellMove(g, what, DISCARD, who, why);
  },
  asksAnyway: () => false,
};

function anythingToPay(g: Game, f: number): boolean {
  const before = g.count;
  paying.list(g, f);
  const any = g.count > before;
  g.count = before;
  return any;
}

function unitsOf(cost: CostTable, stage: number): number {
  if (stage === RESOURCES) return cost.resource;
  if (stage === ANY_CARDS) return cost.card;
  if (stage === ANY_MINIONS) return cost.minion;
  if (stage === ANY_PERILS) return cost.peril;
  if (stage === ONE_OF) return cost.oneOf.length > 0 ? 1 : 0;
  return cost.kinds[stage - FIRST_CARDS] ?? 0;
}

/** Resources of any kind that the aim still takes, in this frame or in one of its own. */
function owedForAim(g: Game, f: number): number {
  if (changeIn(g, f) === COST_ONLY) return aimPrice(g, frameOf(deedIn(g, f))).resource;
  return costs(g, f, 1).resource;
}

/** Whether any of what is held may be selected, in any mixture: where resources stand in for coins, those that are owed as well are kept back. */
export function isSelectedFreely(g: Game, f: number): boolean {
  return stageIn(g, f) !== COINS || costs(g, f, 0).resource + owedForAim(g, f) === 0;
}

/** A kind is offered if it and the kinds behind it hold enough for all that is left to pay in this stage. */
function listResources(g: Game, f: number, coinsToo: boolean): void {
  const who = whoIn(g, f);
  const gently = changeIn(g, f) === GENTLY;
  const lowest = Math.max(coinsToo ? COIN : FIRST_RESOURCE, maskIn(g, f) - ICON_WORD);
  // Resources that are still owed by name or in the next stage can't stand in for coins.
  const owed = coinsToo ? costs(g, f, 0).resource + owedForAim(g, f) : 0;
  let held = -owed;
  for (let good = lowest; good <= LAST_RESOURCE; good++) held += goodsOf(g, who, good);
  const left = gently ? 1 : leftIn(g, f);
  for (let good = lowest; good <= LAST_RESOURCE && held >= left; good++) {
    const n = goodsOf(g, who, good);
    if (n > 0) offer(g, code(PAY, ICON_WORD + good));
    held -= n;
  }
}

function listPieces(g: Game, f: number, minions: boolean): void {
  const who = whoIn(g, f);
  const first = minions ? FIRST_MINION : FIRST_PERIL;
  const lowest = Math.max(0, maskIn(g, f) - ICON_WORD - first);
  const of = (kind: number): number => (minions ? minionsOfKind(g, who, kind) : perilsOf(g, who, kind));
  let held = 0;
  for (let kind = lowest; kind < MINION_KINDS; kind++) held += of(kind);
  const left = changeIn(g, f) === GENTLY ? 1 : leftIn(g, f);
  for (let kind = lowest; kind < MINION_KINDS && held >= left; kind++) {
    if (of(kind) > 0) offer(g, code(PAY, ICON_WORD + first + kind));
    held -= of(kind);
  }
}

function listCards(g: Game, f: number): void {
  const who = whoIn(g, f);
  let held = 0;
  for (let card = firstCard(g, HAND + who); card !== 0; card = nextCard(g, card))
    if (isPayable(g, f, card)) held++;
  const left = changeIn(g, f) === GENTLY ? 1 : leftIn(g, f);
  for (let card = firstCard(g, HAND + who); card !== 0 && held >= left; card = nextCard(g, card)) {
    if (!isPayable(g, f, card)) continue;
    offer(g, code(PAY, card));
    held--;
  }
}

function isPayable(g: Game, f: number, card: number): boolean {
  if (card <= maskIn(g, f) || card === aimIn(g, f)) return false;
  const stage = stageIn(g, f);
  if (stage === ONE_OF) return costs(g, f, 0).oneOf.includes(card) && placeOf(g, card) === HAND + whoIn(g, f);
  return stage === ANY_CARDS ? kindOf(g, card) >= 0 : kindOf(g, card) === FIRST_KIND + stage - FIRST_CARDS;
}
