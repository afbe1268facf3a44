import { start } from '../engine/effects.ts';
import { works } from '../engine/procedure.ts';
import { cardIn, leftIn, pop, setLeft, whoIn } from '../engine/stack.ts';
import { GLORY_ROWS } from '../table/sheets.ts';
import { isComplete } from './marking.ts';

/** ROWS: `who` takes the bonus of every completed glory row, from the top (rule 28). `left` is the next row. */
export const rows = works((g, f) => {
  const who = whoIn(g, f);
  for (let row = leftIn(g, f); row < GLORY_ROWS; row++) {
    setLeft(g, f, row + 1);
    const bonus = g.box.gloryRows[row]?.bonus;
    if (bonus === undefined || !isComplete(g, who, row)) continue;
    start(g, bonus, who, cardIn(g, f), who, 0, 0);
    return false;
  }
  pop(g);
  return false;
});
