import type { Node } from '../compile/box.ts';
import { APART, FROM_ACTOR, FROM_CHOOSER, REVERSE, WHO as WHO_WORDS } from '../compile/terms.ts';
import { rollOff } from '../setup/die.ts';
import { ACTIVE, CHOOSER, FIRST, type Game, head } from '../table/game.ts';
import { noteOn } from '../table/notes.ts';
import { HUMAN, INACTIVE, isActive, roleOf } from '../table/seats.ts';
import { ownerOfSite } from '../table/village.ts';
import { CHARTERS, CLOCKWISE } from '../vocabulary.ts';
import { nodeOf, start } from './effects.ts';
import { works } from './procedure.ts';
import {
  aimIn,
  cardIn,
  changeIn,
  currentLane,
  deedIn,
  enterLane,
  frameOf,
  leftIn,
  nodeIn,
  pieceIn,
  pop,
  setAim,
  setLeft,
  setStage,
  siteIn,
  stageIn,
  whoIn,
} from './stack.ts';
import { holds } from './tests.ts';

/**
 * EACH: the program inside the step `node` for one charter after the other, or for all of them apart. `who` is `me` of the speaker's
 * view, `piece` the speaker, `left` how many places round the table have been visited, `aim` the charter a tie-break found, plus one.
 */
export const each = works((g, f) => {
  const node = nodeOf(g, nodeIn(g, f));
  if (WHO_WORDS[node.who] === 'having' && aimIn(g, f) === 0)
    setAim(g, f, rollOff(g, having(g, node, cardIn(g, f))) + 2);
  const from = startOf(g, f, node);
  for (let n = leftIn(g, f); n < CHARTERS.length; n++) {
    setLeft(g, f, n + 1);
    const charter = charterAt(from, n, (node.flags & REVERSE) !== 0);
    if (!isMeant(g, f, node, charter)) continue;
    if ((node.flags & APART) !== 0) {
      startApart(g, f, node, charter);
      continue;
    }
    start(g, node.list[0] ?? 0, charter, cardIn(g, f), pieceIn(g, f), deedIn(g, f), changeIn(g, f));
    return false;
  }
  // Those who answer apart are waited for, once.
  if ((node.flags & APART) !== 0 && stageIn(g, f) === 0) setStage(g, f, 1);
  else pop(g);
  return false;
});

/** Each in its own lane: they answer at the same time. */
function startApart(g: Game, f: number, node: Node, charter: number): void {
  const lane = currentLane(g);
  enterLane(g, charter + 1);
  start(g, node.list[0] ?? 0, charter, cardIn(g, f), charter, 0, 0);
  enterLane(g, lane);
}

function startOf(g: Game, f: number, node: Node): number {
  if ((node.flags & FROM_ACTOR) !== 0) return whoIn(g, f) >= 0 ? whoIn(g, f) : head(g, ACTIVE);
  if ((node.flags & FROM_CHOOSER) !== 0) return head(g, CHOOSER) - 1;
  return head(g, FIRST);
}

function charterAt(from: number, n: number, reverse: boolean): number {
  const place = Math.max(0, CLOCKWISE.indexOf(from));
  return CLOCKWISE[(place + (reverse ? CHARTERS.length - n : n)) % CHARTERS.length] ?? 0;
}

function isMeant(g: Game, f: number, node: Node, charter: number): boolean {
  switch (WHO_WORDS[node.who]) {
    case 'me':
      return charter === whoIn(g, f);
    case 'owner':
      return deedIn(g, f) !== 0 && charter === ownerOfSite(g, siteIn(g, frameOf(deedIn(g, f))));
    case 'speaker':
      return charter === pieceIn(g, f);
    case 'opponent':
      // Loyal personas get nothing from Automas (ruling 15).
      return roleOf(g, charter) === HUMAN && charter !== whoIn(g, f);
    case 'player':
      return isActive(g, charter);
    case 'human':
      return roleOf(g, charter) === HUMAN;
    case 'charter':
      return true;
    case 'inactiveCharter':
      return roleOf(g, charter) === INACTIVE;
    case 'chooser':
      return charter === head(g, CHOOSER) - 1;
    case 'noted':
      return noteOn(g, cardIn(g, f)) === charter + 1;
    default:
      return charter === aimIn(g, f) - 2;
  }
}

/** The human charters for whom the test of an `each having` holds; ranks are then among people only, too. */
function having(g: Game, node: Node, card: number): number[] {
  return CHARTERS.map((_, charter) => charter).filter(
    (charter) => roleOf(g, charter) === HUMAN && holds(g, node.test, charter, card, true),
  );
}
