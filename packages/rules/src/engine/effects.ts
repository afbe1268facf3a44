import type { Node } from '../compile/box.ts';
import { ALL, THIS } from '../compile/terms.ts';
import { construct } from '../construct/construct.ts';
import { openCrate } from '../crates/crates.ts';
import { fitsKind, refreshMat } from '../mat/mat.ts';
import { scoreObjective } from '../objectives/objectives.ts';
import { advance } from '../progress/progress.ts';
import { hourglass } from '../progress/spaces.ts';
import { quotaSpace, sell } from '../quota/quota.ts';
import { canGainReputation } from '../reputation/reputation.ts';
import { firstCard } from '../table/cards.ts';
import { AGAIN, type Game, head, PROGRESS, setHead } from '../table/game.ts';
import { resourcesOf, SUPPLY } from '../table/goods.ts';
import { CHEST, MAT, MAT_END, OBJECTIVE_DECK, PERSONA_DECK } from '../table/places.ts';
import { addVictory, victoriesOf } from '../table/sheets.ts';
import { hasAim } from '../turn/aims.ts';
import { payPrice } from '../turn/paying.ts';
import { retrieve } from '../turn/retrieve.ts';
import { performForTable } from './ceremony.ts';
import { amountOf } from './counts.ts';
import { availableOf, gain } from './gains.ts';
import { gainMinions, minionAvailable } from './minionGains.ts';
import { performMove } from './moves.ts';
import { works } from './procedure.ts';
import {
  aimIn,
  BRANCH,
  BY_HOW_MUCH,
  cardIn,
  changeIn,
  DO,
  deedIn,
  EACH,
  frameOf,
  INCOME,
  LOOKING,
  leftIn,
  MARKING,
  nodeIn,
  OFFER,
  PART,
  PICKING,
  PICKING_PERSONA,
  pieceIn,
  pop,
  push,
  setCard,
  setChange,
  setDeed,
  setLeft,
  setNode,
  setPiece,
  setStage,
  siteIn,
  stageIn,
  TAKING_CARD,
  top,
  whoIn,
} from './stack.ts';
import { charterName } from './tell.ts';
import { holds } from './tests.ts';

/** In `site` of a program that a scored objective set off. */
export const BY_OBJECTIVE = 1;

/**
 * Runs programs. Frame DO: `who` it is for, `card` why, `piece` who speaks, `node` the list, `stage` how far, `deed` the use it belongs to,
 * `change` 1 when plain goods are asked about one by one (rule 15: all or part of the benefit).
 */
export const doing = works((g, f) => {
  const list = nodeOf(g, nodeIn(g, f)).list;
  for (let at = stageIn(g, f); at < list.length; at++) {
    setStage(g, f, at + 1);
    perform(g, f, list[at] ?? 0);
    if (top(g) !== f) return false;
  }
  pop(g);
  return false;
});

export function nodeOf(g: Game, number: number): Node {
  const node = g.box.nodes[number];
  if (node === undefined) throw new Error(`no step has the number ${number}`);
  return node;
}

/** Starts a program for a charter (-1: the table's), spoken by another or itself. */
export function start(
  g: Game,
  program: number,
  who: number,
  why: number,
  speaker: number,
  deed: number,
  careful: number,
): void {
  const f = push(g, DO, who);
  setNode(g, f, program);
  setCard(g, f, why);
  setPiece(g, f, speaker);
  setDeed(g, f, deed);
  setChange(g, f, careful);
}

/** Pushes a question or a longer step that belongs to the program of frame f. */
export function ask(g: Game, f: number, kind: number, node: number, n: number): number {
  const q = push(g, kind, whoIn(g, f));
  setNode(g, q, node);
  setCard(g, q, cardIn(g, f));
  setPiece(g, q, pieceIn(g, f));
  setDeed(g, q, deedIn(g, f));
  setChange(g, q, changeIn(g, f));
  setLeft(g, q, n);
  return q;
}

function perform(g: Game, f: number, number: number): void {
  const node = nodeOf(g, number);
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  switch (node.op) {
    case 'gain':
    case 'resource':
    case 'card':
    case 'reputation':
    case 'minion': {
      const n = amountOf(g, node.amount, who);
      if (n > 0) performIcon(g, f, node, n);
      return;
    }
    case 'may':
      if (canDoAnything(g, who, node.list)) ask(g, f, OFFER, node.list[0] ?? 0, 1);
      return;
    case 'choose':
      choose(g, f, number, node);
      return;
    case 'if':
      start(
        g,
        node.list[holds(g, node.test, who, why) ? 0 : 1] ?? 0,
        who,
        why,
        pieceIn(g, f),
        deedIn(g, f),
        changeIn(g, f),
      );
      return;
    case 'construct':
    case 'crate':
    case 'objective':
    case 'quota':
      performAim(g, f, node);
      return;
    default:
      performMore(g, f, number, node);
  }
}

/** Icons that come in any number. */
function performIcon(g: Game, f: number, node: Node, n: number): void {
  const who = whoIn(g, f);
  switch (node.op) {
    case 'gain':
      if (changeIn(g, f) === 1 && availableOf(g, who, node.icon) > 0) ask(g, f, PART, node.icon, n);
      else gain(g, who, node.icon, n, cardIn(g, f));
      return;
    case 'resource':
      ask(g, f, PICKING, 0, n);
      return;
    case 'card':
      setChange(g, ask(g, f, TAKING_CARD, node.icon, n), 0);
      return;
    case 'minion':
      gainMinions(g, f, node.icon, n);
      return;
    default:
      if (canGainReputation(g, who)) ask(g, f, OFFER, -1, n);
  }
}

/** Branches to choose from; where all of them are taken nobody is asked. */
function choose(g: Game, f: number, number: number, node: Node): void {
  const who = whoIn(g, f);
  const n = amountOf(g, node.amount, who);
  if (n < node.list.length) {
    ask(g, f, BRANCH, number, n);
    return;
  }
  for (const branch of node.list.toReversed())
    start(g, branch, who, cardIn(g, f), pieceIn(g, f), deedIn(g, f), changeIn(g, f));
}

/** Icons and steps that are rarer. */
function performMore(g: Game, f: number, number: number, node: Node): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  const n = amountOf(g, node.amount, who);
  switch (node.op) {
    case 'progress':
      if (node.amount.either.length > 0) ask(g, f, BY_HOW_MUCH, number, 0);
      else advance(g, who, n, why, siteIn(g, f) === BY_OBJECTIVE);
      return;
    case 'privateObjective':
      for (let i = 0; i < n; i++) setChange(g, ask(g, f, LOOKING, OBJECTIVE_DECK, 1), 0);
      return;
    case 'mark':
      if (n > 0) ask(g, f, MARKING, node.icon, n);
      return;
    case 'victory':
      addVictory(g, who, n);
      if (g.facts) g.facts.push({ fact: 'victory', charter: charterName(who), total: victoriesOf(g, who) });
      return;
    case 'income':
      ask(g, f, INCOME, 0, 0);
      return;
    case 'refreshMat':
      refreshMat(g, who, why);
      return;
    case 'persona':
      ask(g, f, PICKING_PERSONA, 0, n);
      return;
    case 'retrieve':
      retrieve(g, who, n === ALL ? ALL : n === THIS ? THIS : n, deedIn(g, f), why);
      return;
    case 'again':
      setHead(g, AGAIN, head(g, AGAIN) + n);
      return;
    case 'pay':
      payPrice(g, who, why, node.cost, number, -1, true);
      return;
    case 'each':
      ask(g, f, EACH, number, 0);
      return;
    case 'move':
      performMove(g, f, number);
      return;
    default:
      performForTable(g, f, node);
  }
}

/** Icons whose aim was asked and paid for before. */
function performAim(g: Game, f: number, node: Node): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  const use = frameOf(deedIn(g, f));
  if (!hasAim(g, use)) return;
  const aim = aimIn(g, use);
  if (node.op === 'construct') construct(g, who, aim, leftIn(g, use), why);
  else if (node.op === 'crate') openCrate(g, who, aim, why);
  else if (node.op === 'objective') scoreObjective(g, who, aim, why);
  else {
    sell(g, who, aim, why);
    start(g, quotaSpace(g, aim).bonus, who, why, who, deedIn(g, f), changeIn(g, f));
  }
}

/** Whether anything could come of these steps now: a `may` that can do nothing is not asked. */
export function canDoAnything(g: Game, who: number, steps: readonly number[]): boolean {
  for (const number of steps) if (canDo(g, who, nodeOf(g, number))) return true;
  return false;
}

function canDo(g: Game, who: number, node: Node): boolean {
  switch (node.op) {
    case 'list':
    case 'may':
    case 'choose':
      return canDoAnything(g, who, node.list);
    case 'gain':
      return availableOf(g, who, node.icon) > 0;
    case 'resource':
      return resourcesOf(g, SUPPLY) > 0;
    case 'minion':
      return minionAvailable(g, node.icon);
    case 'card':
      return anyOpenCard(g, node.icon);
    case 'reputation':
      return canGainReputation(g, who);
    case 'progress':
      return head(g, PROGRESS) < hourglass(g);
    case 'persona':
      return firstCard(g, CHEST + who) !== 0 || firstCard(g, PERSONA_DECK) !== 0;
    default:
      return true;
  }
}

function anyOpenCard(g: Game, icon: number): boolean {
  for (let place = MAT; place < MAT_END; place++) {
    const card = firstCard(g, place);
    if (card !== 0 && fitsKind(g, card, icon)) return true;
  }
  return false;
}
