import { NO_AIM, OBJECTIVE_AIM, QUOTA } from '../compile/box.ts';
import { buildingTable } from '../construct/construct.ts';
import { announce } from '../engine/announce.ts';
import { doing, start } from '../engine/effects.ts';
import { works } from '../engine/procedure.ts';
import {
  AIMING,
  cardIn,
  changeIn,
  frameNumber,
  pieceIn,
  pop,
  push,
  setCard,
  setChange,
  setDeed,
  setNode,
  setPiece,
  setSite,
  setStage,
  siteIn,
  stageIn,
  top,
  USE,
  whoIn,
} from '../engine/stack.ts';
import { charterName, workerName } from '../engine/tell.ts';
import { affords } from '../engine/weigh.ts';
import { type Game, PROBE_PAID, PROBE_RUNNING, PROBE_STUCK } from '../table/game.ts';
import { buildingOn, HOME, moveWorker, noteUse, siteName, standingOn } from '../table/sites.ts';
import { MOMENTS } from '../vocabulary.ts';
import { aimPrice, reservedCard } from './aims.ts';
import { payPrice } from './paying.ts';

const ENTERED = MOMENTS.indexOf('entered');
const USED = MOMENTS.indexOf('used');

const ARRIVE = 0;
const AIM_AT = 1;
export const PAY = 2;
const BENEFIT = 3;
const AFTER = 4;

/** Places a worker on a building and uses it once (rule 15). `careful` asks about every plain good of the benefit. */
export function beginUse(
  g: Game,
  charter: number,
  worker: number,
  site: number,
  careful: number,
  probed: boolean,
): void {
  const f = push(g, USE, charter);
  setNode(g, f, probed ? 1 : 0);
  setCard(g, f, buildingOn(g, site));
  setSite(g, f, site);
  setPiece(g, f, worker);
  setChange(g, f, careful);
}

/**
 * USE: `who` places `piece` on `site`, whose building is `card`; `aim` and `left` are what its icon is aimed at and where; `change` 1 is
 * careful; `node` 1 when somebody may speak before the price is paid. The steps in order: bump, enter, aim, pay, benefit, used. Each may push something that is finished first.
 */
export const using = works((g, f) => {
  const who = whoIn(g, f);
  if (at(g, f, ARRIVE)) {
    arrive(g, f, who);
    announce(g, ENTERED, who, 0, 0, frameNumber(f));
    if (top(g) !== f) return false;
  }
  if (at(g, f, AIM_AT) && buildingTable(g, cardIn(g, f)).aim !== NO_AIM) {
    setDeed(g, push(g, AIMING, who), frameNumber(f));
    return false;
  }
  if (at(g, f, PAY)) {
    if (g.probe === PROBE_RUNNING) {
      g.probe = canPayNow(g, f) ? PROBE_PAID : PROBE_STUCK;
      return false;
    }
    payPrice(g, f);
    if (top(g) !== f) return false;
  }
  if (at(g, f, BENEFIT)) {
    noteUse(g, siteIn(g, f), who);
    const card = cardIn(g, f);
    start(g, buildingTable(g, card).benefit, who, card, frameNumber(f), changeIn(g, f));
    // Most benefits ask nothing: they are done at once, without another round of the engine.
    doing.step(g, top(g));
    if (top(g) !== f) return false;
  }
  if (at(g, f, AFTER) && announce(g, USED, who, 0, 0, frameNumber(f))) return false;
  pop(g);
  return false;
});

/** Whether the price of a use can be paid as things stand. */
function canPayNow(g: Game, f: number): boolean {
  const building = buildingTable(g, cardIn(g, f));
  const put = building.aim === OBJECTIVE_AIM || building.aim === QUOTA ? 1 : 0;
  return affords(g, whoIn(g, f), building.cost, aimPrice(g, f), put, reservedCard(g, f), undefined);
}

/** Whether a use stands before a step; if so it is past it from now on. */
function at(g: Game, f: number, step: number): boolean {
  if (stageIn(g, f) !== step) return false;
  setStage(g, f, step + 1);
  return true;
}

/** Whoever stands on the building goes home, one's own worker too; then the worker is placed. */
function arrive(g: Game, f: number, who: number): void {
  const site = siteIn(g, f);
  const worker = pieceIn(g, f);
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
      building: cardIn(g, f),
    });
}
