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
import { firstCard } from '../table/cards.ts';
import { goodsOf, SUPPLY } from '../table/goods.ts';
import { MAT, MAT_END } from '../table/places.ts';
import { FIRST_RESOURCE, LAST_RESOURCE } from '../vocabulary.ts';
import { nodeOf, start } from './effects.ts';
import { gain } from './gains.ts';
import { asks, type Procedure } from './procedure.ts';
import { CARD, CHANGE, DEED, field, MASK, N, NODE, pop, setField, WHO } from './stack.ts';
import { charterName, tellGoods } from './tell.ts';

/** Questions inside a benefit. In all of them WHO answers, CARD is why, N how many are still to come. */

/** PICKING: resources of any kind, one by one, kinds in rising order so that no selection is asked twice. */
export const picking = asks(
  (g, f) => {
    for (let good = Math.max(FIRST_RESOURCE, field(g, f, MASK)); good <= LAST_RESOURCE; good++)
      if (goodsOf(g, SUPPLY, good) > 0) offer(g, code(PICK, ICON_WORD + good));
    offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const word = whatOf(move);
    if (word === NONE_WORD) {
      pop(g);
      return;
    }
    const left = field(g, f, N) - 1;
    gain(g, field(g, f, WHO), word - ICON_WORD, 1, field(g, f, CARD));
    setField(g, f, MASK, word - ICON_WORD);
    setField(g, f, N, left);
    if (left === 0) pop(g);
  },
);

/** TAKING_CARD: an open card of the kind NODE, or none (rule 7: without one of the kind nothing is gained). */
export const takingCard = asks(
  (g, f) => {
    for (let place = MAT; place < MAT_END; place++) {
      const card = firstCard(g, place);
      if (card !== 0 && fitsKind(g, card, field(g, f, NODE))) offer(g, code(PICK, card));
    }
    offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const card = whatOf(move);
    const left = card === NONE_WORD ? 0 : field(g, f, N) - 1;
    const who = field(g, f, WHO);
    const why = field(g, f, CARD);
    setField(g, f, N, left);
    if (left === 0) pop(g);
    if (card !== NONE_WORD) takeFromMat(g, card, who, why);
  },
);

/** OFFER: something that may be left: the program NODE, or one reputation when NODE is -1. */
const offerQuestion = asks(
  (g, f) => {
    offer(g, code(USE, field(g, f, CARD)));
    offer(g, code(PASS, field(g, f, CARD)));
  },
  (g, f, move) => {
    const who = field(g, f, WHO);
    const why = field(g, f, CARD);
    const program = field(g, f, NODE);
    const left = field(g, f, N) - 1;
    if (deedOf(move) === PASS) {
      g.facts?.push({ fact: 'passed', charter: charterName(who), card: why });
      pop(g);
      return;
    }
    if (program >= 0) {
      const deed = field(g, f, DEED);
      const careful = field(g, f, CHANGE);
      pop(g);
      start(g, program, who, why, deed, careful);
      return;
    }
    setField(g, f, N, left);
    if (left === 0) pop(g);
    gainReputation(g, who, why);
  },
);

/** More than one reputation is offered one by one; when no space or token is left the rest falls away. */
export const offering: Procedure = {
  ...offerQuestion,
  step: (g, f) => {
    if (field(g, f, NODE) >= 0 || canGainReputation(g, field(g, f, WHO))) return true;
    pop(g);
    return false;
  },
};

/** BRANCH: one of the branches of the step NODE. */
export const branching = asks(
  (g, f) => {
    for (const label of nodeOf(g, field(g, f, NODE)).labels) offer(g, code(CHOOSE, LABEL_WORD + label));
  },
  (g, f, move) => {
    const node = nodeOf(g, field(g, f, NODE));
    const branch = node.list[node.labels.indexOf(whatOf(move) - LABEL_WORD)] ?? 0;
    const who = field(g, f, WHO);
    const why = field(g, f, CARD);
    const deed = field(g, f, DEED);
    const careful = field(g, f, CHANGE);
    pop(g);
    start(g, branch, who, why, deed, careful);
  },
);

/** PART: a plain good NODE that may be taken or left (rule 15). */
export const parting = asks(
  (g, f) => {
    offer(g, code(TAKE, ICON_WORD + field(g, f, NODE)));
    offer(g, code(LEAVE, ICON_WORD + field(g, f, NODE)));
  },
  (g, f, move) => {
    const who = field(g, f, WHO);
    const icon = field(g, f, NODE);
    const n = field(g, f, N);
    const why = field(g, f, CARD);
    pop(g);
    if (deedOf(move) === TAKE) gain(g, who, icon, n, why);
    else tellGoods(g, 'left', who, icon, n, why);
  },
);
