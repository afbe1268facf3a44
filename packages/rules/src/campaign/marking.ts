import { code, ICON_WORD, MARK, offer, ROW_WORD, whatOf } from '../choices/code.ts';
import type { Procedure } from '../engine/procedure.ts';
import { cardIn, leftIn, nodeIn, pop, setLeft, whoIn } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import type { Game } from '../table/game.ts';
import {
  CAPACITY_KINDS,
  capacityOf,
  fillStar,
  GLORY_ROWS,
  MOST_CAPACITY,
  setCapacity,
  starsIn,
} from '../table/sheets.ts';
import { iconNumber } from '../vocabulary.ts';

const GLORY = iconNumber('glory');

/** Whether a row of the glory sheet still has an empty star; the last one always has (ruling 17). */
export function hasRoom(g: Game, charter: number, row: number): boolean {
  return starsIn(g, charter, row) < (g.box.gloryRows[row]?.stars ?? 0);
}

export function isComplete(g: Game, charter: number, row: number): boolean {
  return !hasRoom(g, charter, row);
}

/** MARKING: `who` fills `left` stars or capacity circles (icon `node`), one by one (rules 28 and 29). */
export const marking: Procedure = {
  step: (g, f) => {
    if (leftIn(g, f) > 0 && anyRoom(g, f)) return true;
    pop(g);
    return false;
  },
  list: (g, f) => {
    const who = whoIn(g, f);
    if (nodeIn(g, f) === GLORY) {
      for (let row = 0; row < GLORY_ROWS; row++)
        if (hasRoom(g, who, row)) offer(g, code(MARK, ROW_WORD + row));
    } else {
      CAPACITY_KINDS.forEach((kind, i) => {
        if (capacityOf(g, who, i) < MOST_CAPACITY) offer(g, code(MARK, ICON_WORD + iconNumber(kind)));
      });
    }
  },
  answer: (g, f, move) => {
    const who = whoIn(g, f);
    const word = whatOf(move);
    setLeft(g, f, leftIn(g, f) - 1);
    if (nodeIn(g, f) === GLORY) markStar(g, who, word - ROW_WORD, cardIn(g, f));
    else
      markCircle(
        g,
        who,
        CAPACITY_KINDS.findIndex((kind) => iconNumber(kind) === word - ICON_WORD),
        cardIn(g, f),
      );
  },
  asksAnyway: () => false,
};

/** A circle with no room left is lost (ruling 16). */
function anyRoom(g: Game, f: number): boolean {
  const who = whoIn(g, f);
  return nodeIn(g, f) === GLORY || CAPACITY_KINDS.some((_, i) => capacityOf(g, who, i) < MOST_CAPACITY);
}

function markStar(g: Game, who: number, row: number, why: number): void {
  fillStar(g, who, row);
  g.facts?.push({ fact: 'marked', charter: charterName(who), sheet: 'glory', row: row + 1, why });
}

function markCircle(g: Game, who: number, kind: number, why: number): void {
  setCapacity(g, who, kind, capacityOf(g, who, kind) + 1);
  g.facts?.push({ fact: 'marked', charter: charterName(who), sheet: 'capacity', row: kind + 1, why });
}
