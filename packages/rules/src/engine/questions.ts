import {
  BY as BY_DEED,
  CHOOSE,
  code,
  deedOf,
  ICON_WORD,
  LABEL_WORD,
  LEAVE,
  NONE_WORD,
  NUMBER_WORD,
  offer,
  PASS,
  PICK,
  TAKE,
  USE,
  whatOf,
} from '../choices/code.ts';
import type { AmountTable } from '../compile/box.ts';
import { advance } from '../progress/progress.ts';
import { canGainReputation, gainReputation } from '../reputation/reputation.ts';
import type { Game } from '../table/game.ts';
import { goodsOf, SUPPLY } from '../table/goods.ts';
import { MINION_KINDS } from '../table/minions.ts';
import { ANY_MINION, FIRST_MINION, FIRST_RESOURCE, LAST_RESOURCE, VP } from '../vocabulary.ts';
import { nodeOf, start } from './effects.ts';
import { availableOf, gain } from './gains.ts';
import { abilityOf, invoke } from './invoke.ts';
import { gainMinion, minionInSupply } from './minionGains.ts';
import { asks, type Procedure } from './procedure.ts';
import {
  aimIn,
  cardIn,
  changeIn,
  deedIn,
  frameOf,
  leftIn,
  maskIn,
  nodeIn,
  pieceIn,
  pop,
  setLeft,
  setMask,
  whoIn,
} from './stack.ts';
import { charterName, tellGoods } from './tell.ts';

/** Questions inside a program. In all of them `who` answers, `card` is why, `piece` who speaks, `left` how many are still to come. */

/** PICKING: resources of any kind, one by one, kinds in rising order so that no selection is asked twice. */
export const picking = asks(
  (g, f) => {
    for (let good = Math.max(FIRST_RESOURCE, maskIn(g, f)); good <= LAST_RESOURCE; good++)
      if (goodsOf(g, SUPPLY, good) > 0) offer(g, code(PICK, ICON_WORD + good));
    offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const word = whatOf(move);
    const left = word === NONE_WORD ? 0 : leftIn(g, f) - 1;
    if (word !== NONE_WORD) gain(g, whoIn(g, f), word - ICON_WORD, 1, cardIn(g, f));
    setMask(g, f, word - ICON_WORD);
    setLeft(g, f, left);
    if (left <= 0) pop(g);
  },
);

/** PICKING_MINION: minions of the kind `node`, or of any. */
export const pickingMinion = asks(
  (g, f) => {
    const icon = nodeIn(g, f);
    for (let kind = Math.max(0, maskIn(g, f)); kind < MINION_KINDS; kind++)
      if ((icon === ANY_MINION || icon === FIRST_MINION + kind) && minionInSupply(g, kind) >= 0)
        offer(g, code(PICK, ICON_WORD + FIRST_MINION + kind));
    offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const word = whatOf(move);
    const left = word === NONE_WORD ? 0 : leftIn(g, f) - 1;
    if (word !== NONE_WORD) gainMinion(g, whoIn(g, f), word - ICON_WORD - FIRST_MINION, cardIn(g, f));
    setMask(g, f, word === NONE_WORD ? 0 : word - ICON_WORD - FIRST_MINION);
    setLeft(g, f, left);
    if (left === 0) pop(g);
  },
);

/**
 * OFFER: something that may be left: an ability (`mask` 1, `piece` its number plus one, `aim` the step it may change), the program
 * `node`, or reputation when `node` is -1.
 */
const offerQuestion = asks(
  (g, f) => {
    offer(g, code(USE, cardIn(g, f)));
    offer(g, code(PASS, cardIn(g, f)));
  },
  (g, f, move) => {
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    if (deedOf(move) === PASS) {
      g.facts?.push({ fact: 'passed', charter: charterName(who), card: why });
      pop(g);
    } else accept(g, f, who, why);
  },
);

function accept(g: Game, f: number, who: number, why: number): void {
  const program = nodeIn(g, f);
  const speaker = pieceIn(g, f);
  const deed = deedIn(g, f);
  const step = aimIn(g, f);
  const careful = changeIn(g, f);
  const ability = maskIn(g, f) === 1;
  if (program >= 0) {
    pop(g);
    if (ability) invoke(g, speaker - 1, who, deed, step);
    else start(g, program, who, why, speaker, deed, careful);
    return;
  }
  const left = leftIn(g, f) - 1;
  setLeft(g, f, left);
  if (left === 0) pop(g);
  gainReputation(g, who, why);
}

/** More than one reputation is offered one by one; when no space or token is left the rest falls away. */
export const offering: Procedure = {
  ...offerQuestion,
  step: (g, f) => {
    if (nodeIn(g, f) >= 0 || canGainReputation(g, whoIn(g, f))) return true;
    pop(g);
    return false;
  },
};

/** BRANCH: one of the branches of the step `node`, `left` of them in all; `mask` are those taken. */
export const branching = asks(
  (g, f) => {
    nodeOf(g, nodeIn(g, f)).labels.forEach((label, i) => {
      if ((maskIn(g, f) & (1 << i)) === 0) offer(g, code(CHOOSE, LABEL_WORD + label));
    });
  },
  (g, f, move) => {
    const node = nodeOf(g, nodeIn(g, f));
    const branch = node.labels.indexOf(whatOf(move) - LABEL_WORD);
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    const speaker = pieceIn(g, f);
    const deed = deedIn(g, f);
    const careful = changeIn(g, f);
    const left = Math.min(leftIn(g, f), node.labels.length) - 1;
    setLeft(g, f, left);
    setMask(g, f, maskIn(g, f) | (1 << branch));
    if (left <= 0) pop(g);
    start(g, node.list[branch] ?? 0, who, why, speaker, deed, careful);
  },
);

/** PART: a plain good `node` that may be taken or left: points as a whole, all else piece by piece (rule 15). */
const partQuestion = asks(
  (g, f) => {
    offer(g, code(TAKE, ICON_WORD + nodeIn(g, f)));
    offer(g, code(LEAVE, ICON_WORD + nodeIn(g, f)));
  },
  (g, f, move) => {
    const who = whoIn(g, f);
    const icon = nodeIn(g, f);
    const n = leftIn(g, f);
    const why = cardIn(g, f);
    if (deedOf(move) === LEAVE) {
      pop(g);
      tellGoods(g, 'left', who, icon, n, why);
      return;
    }
    const taken = icon === VP ? n : 1;
    setLeft(g, f, n - taken);
    if (n === taken) pop(g);
    gain(g, who, icon, taken, why);
  },
);

export const parting: Procedure = {
  ...partQuestion,
  step: (g, f) => {
    if (availableOf(g, whoIn(g, f), nodeIn(g, f)) > 0) return true;
    tellGoods(g, 'short', whoIn(g, f), nodeIn(g, f), leftIn(g, f), cardIn(g, f));
    pop(g);
    return false;
  },
};

/** BY_HOW_MUCH: how far the progress token moves: of the step `node`, or (`aim`) of a move that an ability changes. */
export const byHowMuch = asks(
  (g, f) => {
    for (const n of amounts(g, f).either) offer(g, code(BY_DEED, NUMBER_WORD + n));
  },
  (g, f, move) => {
    const n = whatOf(move) - NUMBER_WORD;
    const step = aimIn(g, f);
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    pop(g);
    if (step !== 0) setLeft(g, frameOf(step), n);
    else advance(g, who, n, why, false);
  },
);

function amounts(g: Game, f: number): AmountTable {
  return aimIn(g, f) !== 0 ? abilityOf(g, pieceIn(g, f) - 1).by : nodeOf(g, nodeIn(g, f)).amount;
}
