import { fetchKept } from '../automa/standing.ts';
import { code, DONE, deedOf, ICON_WORD, KEEP, offer, whatOf } from '../choices/code.ts';
import { kindOf } from '../engine/kinds.ts';
import type { Procedure } from '../engine/procedure.ts';
import {
  cardIn,
  KEEPING,
  leftIn,
  maskIn,
  nodeIn,
  pieceIn,
  pop,
  push,
  setCard,
  setLeft,
  setMask,
  setNode,
  setPiece,
  setStage,
  stageIn,
  whoIn,
} from '../engine/stack.ts';
import { charterName, tellGoods } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { firstCard, hasMark, KEPT, nextCard, setMark, unmark } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, moveGoods, SUPPLY } from '../table/goods.ts';
import { giveMinion, MINION_KINDS, minionsOfKind, spareMinion } from '../table/minions.ts';
import { DISCARD, HAND } from '../table/places.ts';
import { capacityOf } from '../table/sheets.ts';
import { COIN, FIRST_KIND, FIRST_MINION, FIRST_RESOURCE, LAST_KIND, LAST_RESOURCE } from '../vocabulary.ts';

/** Capacity (rule 29): what is kept of resources, coins, cards and minions; of one sort only things of different types. */
const RESOURCES = 0;
const COINS = 1;
const CARDS = 2;
const MINIONS = 3;
const DONE_STAGE = 4;

export function keepThings(g: Game, charter: number, why: number, nothing: boolean): void {
  fetchKept(g, charter);
  const f = push(g, KEEPING, charter);
  setCard(g, f, why);
  setNode(g, f, nothing ? 1 : 0);
  begin(g, f, RESOURCES);
}

function begin(g: Game, f: number, stage: number): void {
  setStage(g, f, stage);
  setMask(g, f, 0);
  setPiece(g, f, 0);
  if (stage < DONE_STAGE) setLeft(g, f, roomFor(g, f, stage));
}

function roomFor(g: Game, f: number, stage: number): number {
  return nodeIn(g, f) === 1 ? 0 : capacityOf(g, whoIn(g, f), stage);
}

/**
 * KEEPING: `who` selects in stage `stage` (in the order of the capacity sheet) up to `left` more; `mask` are the types kept, `piece` the last
 * thing kept: things are named in rising order. Where everything fits, nobody is asked.
 */
export const keeping: Procedure = {
  step: (g, f) => {
    for (;;) {
      const stage = stageIn(g, f);
      if (stage === DONE_STAGE) {
        pop(g);
        return false;
      }
      if (stage !== COINS && !fitsAll(g, f) && leftIn(g, f) > 0 && anyLeft(g, f)) return true;
      if (stage !== COINS && fitsAll(g, f)) keepAll(g, f);
      giveBack(g, f);
      begin(g, f, stage + 1);
    }
  },
  list: (g, f) => {
    for (const thing of things(g, f)) offer(g, code(KEEP, thing));
    offer(g, code(DONE));
  },
  answer: (g, f, move) => {
    if (deedOf(move) === DONE) setLeft(g, f, 0);
    else keep(g, f, whatOf(move));
  },
  asksAnyway: () => false,
};

/** What could be kept next in this stage, as words of a choice. */
function things(g: Game, f: number): number[] {
  const who = whoIn(g, f);
  const stage = stageIn(g, f);
  const last = pieceIn(g, f);
  const list: number[] = [];
  if (stage === RESOURCES)
    for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++)
      if (good > last && goodsOf(g, who, good) > 0) list.push(ICON_WORD + good);
  if (stage === CARDS)
    for (let card = firstCard(g, HAND + who); card !== 0; card = nextCard(g, card)) {
      const kind = kindOf(g, card);
      if (card > last && kind >= 0 && (maskIn(g, f) & (1 << (kind - FIRST_KIND))) === 0) list.push(card);
    }
  if (stage === MINIONS)
    for (let kind = 0; kind < MINION_KINDS; kind++)
      if (kind + 1 > last && minionsOfKind(g, who, kind) > 0) list.push(ICON_WORD + FIRST_MINION + kind);
  return list;
}

function anyLeft(g: Game, f: number): boolean {
  return things(g, f).length > 0;
}

/** Whether all that is there can be kept: as many types as circles, and no two cards of a kind. */
function fitsAll(g: Game, f: number): boolean {
  if (pieceIn(g, f) !== 0) return false;
  const list = things(g, f);
  if (list.length > leftIn(g, f)) return false;
  if (stageIn(g, f) !== CARDS) return true;
  return new Set(list.map((card) => kindOf(g, card))).size === list.length;
}

function keepAll(g: Game, f: number): void {
  for (const thing of things(g, f)) keep(g, f, thing);
}

function keep(g: Game, f: number, thing: number): void {
  const stage = stageIn(g, f);
  setLeft(g, f, leftIn(g, f) - 1);
  if (stage === CARDS) {
    setMark(g, thing, KEPT);
    setMask(g, f, maskIn(g, f) | (1 << (kindOf(g, thing) - FIRST_KIND)));
    setPiece(g, f, thing);
    if (g.facts) g.facts.push({ fact: 'kept', charter: charterName(whoIn(g, f)), card: thing });
    return;
  }
  const number = thing - ICON_WORD - (stage === MINIONS ? FIRST_MINION : 0);
  setMask(g, f, maskIn(g, f) | (1 << number));
  setPiece(g, f, stage === MINIONS ? number + 1 : number);
}

/** What was not kept in this stage goes back to the supply. */
function giveBack(g: Game, f: number): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  const kept = maskIn(g, f);
  switch (stageIn(g, f)) {
    case RESOURCES:
      for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++)
        returnGoods(g, who, good, goodsOf(g, who, good) - ((kept >> good) & 1), why);
      return;
    case COINS:
      returnGoods(g, who, COIN, goodsOf(g, who, COIN) - roomFor(g, f, COINS), why);
      return;
    case CARDS:
      returnCards(g, who, why);
      return;
    default:
      for (let kind = 0; kind < MINION_KINDS; kind++)
        returnMinions(g, who, kind, minionsOfKind(g, who, kind) - ((kept >> kind) & 1), why);
  }
}

function returnGoods(g: Game, who: number, good: number, n: number, why: number): void {
  if (n <= 0) return;
  moveGoods(g, good, n, who, SUPPLY);
  tellGoods(g, 'returned', who, good, n, why);
}

function returnCards(g: Game, who: number, why: number): void {
  for (let card = firstCard(g, HAND + who); card !== 0; ) {
    const next = nextCard(g, card);
    const kind = kindOf(g, card);
    if (kind >= FIRST_KIND && kind <= LAST_KIND && !hasMark(g, card, KEPT))
      tellMove(g, card, DISCARD, who, why);
    unmark(g, card, KEPT);
    card = next;
  }
}

function returnMinions(g: Game, who: number, kind: number, n: number, why: number): void {
  for (let i = 0; i < n; i++) giveMinion(g, spareMinion(g, who, kind), -1);
  if (n > 0) tellGoods(g, 'returned', who, FIRST_MINION + kind, n, why);
}
