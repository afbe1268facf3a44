import { RULE } from '../compile/terms.ts';
import { announce } from '../engine/announce.ts';
import { note } from '../engine/ceremony.ts';
import { start } from '../engine/effects.ts';
import { works } from '../engine/procedure.ts';
import { cardIn, leftIn, pop, setLeft, setStage, stageIn, whoIn } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import type { Game } from '../table/game.ts';
import { SITE_LIMIT } from '../table/layout.ts';
import { noteOn } from '../table/notes.ts';
import { buildingOn } from '../table/sites.ts';
import { hasOctagon } from '../table/village.ts';
import { MOMENTS } from '../vocabulary.ts';

const INCOME_MOMENT = MOMENTS.indexOf('income');

/** INCOME: `who` takes what the own octagons give, building by building (rule 24), then guests speak (rule 11). `left` is the next site. */
export const income = works((g, f) => {
  const who = whoIn(g, f);
  if (leftIn(g, f) === 0) {
    g.facts?.push({ fact: 'income', charter: charterName(who) });
    // 364 ends with rule 24's income, not with one somebody takes alone (ruling 15).
    if (g.box.types[cardIn(g, f)] === RULE) endNotesUntilIncome(g);
  }
  for (let site = Math.max(1, leftIn(g, f)); site < SITE_LIMIT; site++) {
    setLeft(g, f, site + 1);
    const card = buildingOn(g, site);
    const program = g.box.buildings[card]?.income ?? -1;
    if (program < 0 || !hasOctagon(g, site, who)) continue;
    start(g, program, who, card, who, 0, 0);
    return false;
  }
  if (stageIn(g, f) === 0) {
    setStage(g, f, 1);
    if (announce(g, INCOME_MOMENT, who, 0, 0)) return false;
  }
  pop(g);
  return false;
});

/** Notes that last until income are wiped. */
function endNotesUntilIncome(g: Game): void {
  for (const card of g.box.notesUntilIncome) if (noteOn(g, card) !== 0) note(g, card, 0);
}
