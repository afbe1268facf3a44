import type { Node } from '../compile/box.ts';
import { construct } from '../construct/construct.ts';
import { openCrate } from '../crates/crates.ts';
import { fitsKind, refreshMat, revealObjectives, shuffle } from '../mat/mat.ts';
import { scoreObjective } from '../objectives/objectives.ts';
import { advanceProgress, endRound } from '../progress/progress.ts';
import { quotaSpace, sell } from '../quota/quota.ts';
import { canGainReputation } from '../reputation/reputation.ts';
import { enterRules, readAloud } from '../setup/chronicle.ts';
import { castFirstPlayer } from '../setup/die.ts';
import { firstCard } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { resourcesOf, SUPPLY } from '../table/goods.ts';
import { DECK, MAT, MAT_END, OBJECTIVE_DECK } from '../table/places.ts';
import { amountOf, holds } from './counts.ts';
import { availableOf, gain } from './gains.ts';
import { works } from './procedure.ts';
import {
  aimIn,
  BRANCH,
  cardIn,
  changeIn,
  DO,
  deedIn,
  frameOf,
  leftIn,
  nodeIn,
  OFFER,
  PART,
  PICKING,
  pop,
  push,
  setCard,
  setChange,
  setDeed,
  setLeft,
  setNode,
  setStage,
  stageIn,
  TAKING_CARD,
  top,
  whoIn,
} from './stack.ts';

/**
 * Runs programs. Frame DO: `who` it is for, `card` why, `node` the list, `stage` how far, `deed` the use it belongs to, `change` 1
 * when plain goods are asked about one by one (rule 15: all or part of the benefit).
 */
export const doing = works((g, f) => {
  const list = nodeOf(g, nodeIn(g, f)).list;
  for (let at = stageIn(g, f); at < list.length; at++) {
    setStage(g, f, at + 1);
    perform(g, f, nodeOf(g, list[at] ?? 0));
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

/** Starts a program for a charter (-1: the table's). */
export function start(
  g: Game,
  program: number,
  who: number,
  why: number,
  deed: number,
  careful: number,
): void {
  const f = push(g, DO, who);
  setNode(g, f, program);
  setCard(g, f, why);
  setDeed(g, f, deed);
  setChange(g, f, careful);
}

/** Pushes a question that belongs to the program of frame f. */
function ask(g: Game, f: number, kind: number, node: number, n: number): void {
  const q = push(g, kind, whoIn(g, f));
  setNode(g, q, node);
  setCard(g, q, cardIn(g, f));
  setDeed(g, q, deedIn(g, f));
  setChange(g, q, changeIn(g, f));
  setLeft(g, q, n);
}

function perform(g: Game, f: number, node: Node): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  switch (node.op) {
    case 'gain':
    case 'resource':
    case 'card':
    case 'reputation':
    case 'progress': {
      const n = amountOf(g, node.amount, who);
      if (n > 0) performIcon(g, f, node, n);
      return;
    }
    case 'may':
      if (canDoAnything(g, who, node.list)) ask(g, f, OFFER, node.list[0] ?? 0, 1);
      return;
    case 'choose':
      ask(g, f, BRANCH, numberOf(g, f), 1);
      return;
    case 'if':
      start(g, node.list[holds(g, node.test, who) ? 0 : 1] ?? 0, who, why, deedIn(g, f), changeIn(g, f));
      return;
    case 'construct':
    case 'crate':
    case 'objective':
    case 'quota':
      performAim(g, f, node);
      return;
    default:
      performForTable(g, who, why, node);
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
      ask(g, f, TAKING_CARD, node.icon, n);
      return;
    case 'reputation':
      if (canGainReputation(g, who)) ask(g, f, OFFER, -1, n);
      return;
    default:
      advanceProgress(g, who, n, cardIn(g, f));
  }
}

/** The number of the step that frame f has just begun. */
function numberOf(g: Game, f: number): number {
  return nodeOf(g, nodeIn(g, f)).list[stageIn(g, f) - 1] ?? 0;
}

/** Icons whose aim was asked and paid for before. */
function performAim(g: Game, f: number, node: Node): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  const use = frameOf(deedIn(g, f));
  const aim = aimIn(g, use);
  if (node.op === 'construct') construct(g, who, aim, leftIn(g, use), why);
  else if (node.op === 'crate') openCrate(g, who, aim, why);
  else if (node.op === 'objective') scoreObjective(g, who, aim, why);
  else {
    sell(g, who, aim, why);
    start(g, quotaSpace(g, aim).bonus, who, why, deedIn(g, f), changeIn(g, f));
  }
}

/** Steps that only rules speak. */
function performForTable(g: Game, who: number, why: number, node: Node): void {
  switch (node.op) {
    case 'refreshMat':
      refreshMat(g, who, why);
      return;
    case 'shuffle':
      shuffle(g, node.icon === 0 ? DECK : OBJECTIVE_DECK);
      return;
    case 'reveal':
      revealObjectives(g, node.amount.n);
      return;
    case 'cast':
      castFirstPlayer(g);
      return;
    case 'enter':
      enterRules(g, node.list);
      return;
    case 'read':
      readAloud(g, node.list);
      return;
    case 'end':
      endRound(g, who);
      return;
    default:
      throw new Error(`nobody performs "${node.op}"`);
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
    case 'card':
      return anyOpenCard(g, node.icon);
    case 'reputation':
      return canGainReputation(g, who);
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
