import { NO_AIM } from '../compile/box.ts';
import { buildingTable } from '../construct/construct.ts';
import { announce } from '../engine/announce.ts';
import { start } from '../engine/effects.ts';
import { works } from '../engine/procedure.ts';
import {
  AIMING,
  AT,
  CARD,
  CHANGE,
  DEED,
  field,
  frameNumber,
  PIECE,
  pop,
  push,
  SITE,
  setField,
  top,
  USE,
  WHO,
} from '../engine/stack.ts';
import { charterName, workerName } from '../engine/tell.ts';
import type { Game } from '../table/game.ts';
import { buildingOn, HOME, moveWorker, noteUse, siteName, standingOn } from '../table/sites.ts';
import { MOMENTS } from '../vocabulary.ts';
import { payPrice } from './paying.ts';

const ENTERED = MOMENTS.indexOf('entered');
const USED = MOMENTS.indexOf('used');

const ARRIVE = 0;
const AIM_AT = 1;
const PAY = 2;
const BENEFIT = 3;
const AFTER = 4;

/** Places a worker on a building and uses it once (rule 15). `careful` asks about every plain good of the benefit. */
export function beginUse(g: Game, charter: number, worker: number, site: number, careful: number): void {
  const f = push(g, USE, charter);
  setField(g, f, CARD, buildingOn(g, site));
  setField(g, f, SITE, site);
  setField(g, f, PIECE, worker);
  setField(g, f, CHANGE, careful);
}

/**
 * USE: WHO places PIECE on SITE, whose building is CARD; AIM and N are what its icon is aimed at and where; CHANGE 1 is
 * careful. The steps in order: bump, enter, aim, pay, benefit, used. Each may push something that is finished first.
 */
export const using = works((g, f) => {
  const who = field(g, f, WHO);
  if (at(g, f, ARRIVE)) {
    arrive(g, f, who);
    announce(g, ENTERED, who, 0, 0, frameNumber(f));
    if (top(g) !== f) return false;
  }
  if (at(g, f, AIM_AT) && buildingTable(g, field(g, f, CARD)).aim !== NO_AIM) {
    setField(g, push(g, AIMING, who), DEED, frameNumber(f));
    return false;
  }
  if (at(g, f, PAY)) {
    payPrice(g, f);
    if (top(g) !== f) return false;
  }
  if (at(g, f, BENEFIT)) {
    noteUse(g, field(g, f, SITE), who);
    const card = field(g, f, CARD);
    start(g, buildingTable(g, card).benefit, who, card, frameNumber(f), field(g, f, CHANGE));
    return false;
  }
  if (at(g, f, AFTER) && announce(g, USED, who, 0, 0, frameNumber(f))) return false;
  pop(g);
  return false;
});

/** Whether a use stands before a step; if so it is past it from now on. */
function at(g: Game, f: number, step: number): boolean {
  if (field(g, f, AT) !== step) return false;
  setField(g, f, AT, step + 1);
  return true;
}

/** Whoever stands on the building goes home, one's own worker too; then the worker is placed. */
function arrive(g: Game, f: number, who: number): void {
  const site = field(g, f, SITE);
  const worker = field(g, f, PIECE);
  for (let other = standingOn(g, site); other >= 0; other = standingOn(g, site, other + 1)) {
    moveWorker(g, other >> 1, other & 1, HOME);
    if (g.facts)
      g.facts.push({
        fact: 'bumped',
        charter: charterName(who),
        owner: charterName(other >> 1),
        worker: workerName(other & 1),
        site: siteName(site),
      });
  }
  moveWorker(g, who, worker, site);
  if (g.facts)
    g.facts.push({
      fact: 'placed',
      charter: charterName(who),
      worker: workerName(worker),
      site: siteName(site),
      building: field(g, f, CARD),
    });
}
