import {
  CHOOSE,
  code,
  deedOf,
  ICON_WORD,
  LABEL_WORD,
  LEAVE,
  NONE_WORD,
  offer,
  PASS,
  PICK,
  TAKE,
  USE,
  whatOf,
} from '../choices/code.ts';
import { fitsKind, takeFromMat } from '../mat/mat.ts';
import { canGainReputation, gainReputation } from '../reputation/reputation.ts';
import { firstCard, setMark } from '../table/cards.ts';
import { goodsOf, SUPPLY } from '../table/goods.ts';
import { MAT, MAT_END } from '../table/places.ts';
import { FIRST_RESOURCE, LAST_RESOURCE, VP } from '../vocabulary.ts';
import { nodeOf, start } from './effects.ts';
import { availableOf, gain } from './gains.ts';
import { asks, type Procedure } from './procedure.ts';
import { cardIn, changeIn, deedIn, leftIn, maskIn, nodeIn, pop, setLeft, setMask, whoIn } from './stack.ts';
import { charterName, tellGoods } from './tell.ts';

/** Questions inside a benefit. In all of them `who` answers, `card` is why, `left` how many are still to come. */

/** PICKING: resources of any kind, one by one, kinds in rising order so that no selection is asked twice. */
export const picking = asks(
  (g, f) => {
    for (let good = Math.max(FIRST_RESOURCE, maskIn(g, f)); good <= LAST_RESOURCE; good++)
      if (goodsOf(g, SUPPLY, good) > 0) offer(g, code(PICK, ICON_WORD + good));
    offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const word = whatOf(move);
    if (word === NONE_WORD) {
      pop(g);
      return;
    }
    const left = leftIn(g, f) - 1;
    gain(g, whoIn(g, f), word - ICON_WORD, 1, cardIn(g, f));
    setMask(g, f, word - ICON_WORD);
    setLeft(g, f, left);
    if (left === 0) pop(g);
  },
);

/** TAKING_CARD: an open card of the kind `node`, or none (rule 7: without one of the kind nothing is gained). */
export const takingCard = asks(
  (g, f) => {
    for (let place = MAT; place < MAT_END; place++) {
      const card = firstCard(g, place);
      if (card !== 0 && fitsKind(g, card, nodeIn(g, f))) offer(g, code(PICK, card));
    }
    offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const card = whatOf(move);
    const left = card === NONE_WORD ? 0 : leftIn(g, f) - 1;
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    setLeft(g, f, left);
    if (left === 0) pop(g);
    if (card !== NONE_WORD) takeFromMat(g, card, who, why);
  },
);

/** OFFER: something that may be left: the program `node`, or one reputation when `node` is -1. `mask` marks what can be used once. */
const offerQuestion = asks(
  (g, f) => {
    offer(g, code(USE, cardIn(g, f)));
    offer(g, code(PASS, cardIn(g, f)));
  },
  (g, f, move) => {
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    const program = nodeIn(g, f);
    const left = leftIn(g, f) - 1;
    if (deedOf(move) === PASS) {
      g.facts?.push({ fact: 'passed', charter: charterName(who), card: why });
      pop(g);
      return;
    }
    if (program >= 0) {
      const once = maskIn(g, f);
      if (once !== 0) setMark(g, why, once);
      const deed = deedIn(g, f);
      const careful = changeIn(g, f);
      pop(g);
      start(g, program, who, why, deed, careful);
      return;
    }
    setLeft(g, f, left);
    if (left === 0) pop(g);
    gainReputation(g, who, why);
  },
);

/** More than one reputation is offered one by one; when no space or token is left the rest falls away. */
export const offering: Procedure = {
  ...offerQuestion,
  step: (g, f) => {
    if (nodeIn(g, f) >= 0 || canGainReputation(g, whoIn(g, f))) return true;
    pop(g);
    return false;
  },
};

/** BRANCH: one of the branches of the step `node`. */
export const branching = asks(
  (g, f) => {
    for (const label of nodeOf(g, nodeIn(g, f)).labels) offer(g, code(CHOOSE, LABEL_WORD + label));
  },
  (g, f, move) => {
    const node = nodeOf(g, nodeIn(g, f));
    const branch = node.list[node.labels.indexOf(whatOf(move) - LABEL_WORD)] ?? 0;
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    const deed = deedIn(g, f);
    const careful = changeIn(g, f);
    pop(g);
    start(g, branch, who, why, deed, careful);
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
