import { isAutoma } from '../automa/deck.ts';
import { payHost } from '../automa/hosts.ts';
import { followCard } from '../automa/turn.ts';
import { FREE } from '../compile/costs.ts';
import { COIN_OR_RESOURCE, NO_AIM, NO_HELP, STAY, WAIVED } from '../compile/terms.ts';
import { buildingTable } from '../construct/construct.ts';
import { announce, isQuiet } from '../engine/announce.ts';
import { doing, start } from '../engine/effects.ts';
import { gainPoints } from '../engine/gains.ts';
import { SPECTRAL_BIT } from '../engine/hearing.ts';
import { works } from '../engine/procedure.ts';
import { isSpectral } from '../engine/spectral.ts';
import {
  AIMING,
  cardIn,
  changeIn,
  deedIn,
  frameNumber,
  leftIn,
  maskIn,
  pieceIn,
  pop,
  push,
  setAim,
  setCard,
  setChange,
  setDeed,
  setMask,
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
import { kindOfMinion, minionOn, minionOwner, moveMinion } from '../table/minions.ts';
import { BIG, buildingOn, HOME, moveWorker, noteUse, SMALL, siteName, standingOn } from '../table/sites.ts';
import { MINIONS, MOMENTS } from '../vocabulary.ts';
import { aimDeclined, aimPrice, NOT_AIMED, printedCost, putByUse, reservedCard } from './aims.ts';
import { payForUse } from './paying.ts';

const ENTER = MOMENTS.indexOf('enter');
const BUMP = MOMENTS.indexOf('bump');
const BUMPED = MOMENTS.indexOf('bumped');
const ENTERED = MOMENTS.indexOf('entered');
const HELP = MOMENTS.indexOf('help');
const AIM_MOMENT = MOMENTS.indexOf('aim');
const PAY_MOMENT = MOMENTS.indexOf('pay');
const USED = MOMENTS.indexOf('used');

/** The steps of a use, in order. */
const AT_TOLL = 0;
const AT_BUMP = 1;
const AT_ARRIVAL = 2;
const AT_ENTERED = 3;
const AT_HELP = 4;
const AT_HELPED = 5;
const AT_AIM = 6;
const AT_AIMED = 7;
const AT_COST = 8;
export const AT_PAYING = 9;
const AT_BENEFIT = 10;
const AT_USED = 11;
const AT_END = 12;

/** In `deed` of a use about which nobody has anything to say before its price is paid. */
const QUIET = 1;

/** Minions are workers too: their pieces are counted on from the two regular ones. */
export const FIRST_PIECE = 2;

/** Places a worker on a building and uses it once (rule 15). `careful` asks about every plain good of the benefit. */
export function beginUse(
  g: Game,
  charter: number,
  worker: number,
  site: number,
  careful: number,
  probed: boolean,
): number {
  const f = push(g, USE, charter);
  setCard(g, f, buildingOn(g, site));
  setSite(g, f, site);
  setPiece(g, f, worker);
  setChange(g, f, careful);
  setNode(g, f, probed ? 1 : 0);
  setDeed(g, f, isQuiet(g, charter) ? QUIET : 0);
  return f;
}

/**
 * USE: `who` places `piece` on `site`, whose building is `card`; `aim` and `left` are what its icon is aimed at and where; `change` holds what
 * others changed; `deed` whether anybody has something to say before the price; `mask` whose workers were bumped; `node` 1 when cards may still change what it costs. The order of the steps is
 * the rules': toll, bump, enter, help, aim, pay, benefit, used. Each may push something that is finished first.
 */
export const using = works((g, f) => {
  const who = whoIn(g, f);
  const building = buildingTable(g, cardIn(g, f));
  if (stageIn(g, f) < AT_AIM) {
    const quiet = deedIn(g, f) === QUIET;
    if (quiet ? enterQuietly(g, f, who) : enter(g, f, who)) return false;
    if (quiet && building.aim === NO_AIM && leftIn(g, f) === 0) setStage(g, f, AT_PAYING);
  }
  const card = stageIn(g, f) === AT_AIM ? g.box.automa[leftIn(g, f)] : undefined;
  if (card !== undefined) {
    // An Automa pays nothing and takes no benefit: its card says what it gains.
    setStage(g, f, AT_USED);
    payHost(g, f);
    followCard(g, card, who);
    return false;
  }
  if (at(g, f, AT_AIM) && building.aim !== NO_AIM && tell(g, f, AIM_MOMENT)) return false;
  if (at(g, f, AT_AIMED) && building.aim !== NO_AIM && askForAim(g, f, who)) return false;
  if (at(g, f, AT_COST) && tell(g, f, PAY_MOMENT)) return false;
  if (at(g, f, AT_PAYING)) {
    if (g.probe === PROBE_RUNNING) {
      g.probe = canPayNow(g, f) ? PROBE_PAID : PROBE_STUCK;
      return false;
    }
    payForUse(g, f);
    if (top(g) !== f) return false;
  }
  if (at(g, f, AT_BENEFIT)) {
    start(g, building.benefit, who, cardIn(g, f), who, frameNumber(f), changeIn(g, f) & 1);
    // Most benefits ask nothing: they are done at once, without another round of the engine.
    doing.step(g, top(g));
    if (top(g) !== f) return false;
  }
  if (at(g, f, AT_USED) && announceUse(g, f, USED)) return false;
  if (at(g, f, AT_END)) noteUse(g, siteIn(g, f), who);
  pop(g);
  return false;
});

/** The steps up to the aim: true when something has to be finished first. */
function enter(g: Game, f: number, who: number): boolean {
  if (at(g, f, AT_TOLL) && tell(g, f, ENTER)) return true;
  if (at(g, f, AT_BUMP) && standingOn(g, siteIn(g, f)) >= 0 && tell(g, f, BUMP)) return true;
  if (at(g, f, AT_ARRIVAL)) {
    arrive(g, f, who);
    if (maskIn(g, f) !== 0 && announceUse(g, f, BUMPED)) return true;
  }
  if (at(g, f, AT_ENTERED) && tell(g, f, ENTERED)) return true;
  if (at(g, f, AT_HELP) && minionOn(g, siteIn(g, f)) >= 0 && tell(g, f, HELP)) return true;
  return at(g, f, AT_HELPED) && help(g, f, who);
}

/** The same where nobody has anything to say but who was bumped: two steps instead of six. */
function enterQuietly(g: Game, f: number, who: number): boolean {
  if (stageIn(g, f) === AT_TOLL) {
    setStage(g, f, AT_HELPED);
    arrive(g, f, who);
    if (maskIn(g, f) !== 0 && announceUse(g, f, BUMPED)) return true;
  }
  setStage(g, f, AT_AIM);
  return help(g, f, who);
}

/** Whether a use stands before a step; if so it is past it from now on. */
function at(g: Game, f: number, step: number): boolean {
  if (stageIn(g, f) !== step) return false;
  setStage(g, f, step + 1);
  return true;
}

/** Announces a moment before the price, unless it is known that nobody has anything to say. */
function tell(g: Game, f: number, moment: number): boolean {
  return deedIn(g, f) !== QUIET && announceUse(g, f, moment);
}

/** Announces a moment of this use. */
function announceUse(g: Game, f: number, moment: number): boolean {
  return announce(g, moment, whoIn(g, f), 0, 0, frameNumber(f), frameNumber(f));
}

/** Whoever stands on the building goes home, one's own worker too, unless somebody is polite (231); then the worker is placed. */
function arrive(g: Game, f: number, who: number): void {
  const site = siteIn(g, f);
  const worker = pieceIn(g, f);
  const stay = (changeIn(g, f) & STAY) !== 0;
  let bumped = 0;
  for (let other = standingOn(g, site); other >= 0; other = standingOn(g, site, other + 1)) {
    const owner = other >> 1;
    if (!stay) {
      moveWorker(g, owner, other & 1, HOME);
      bumped |= 1 << owner;
      if ((other & 1) === BIG && isSpectral(g, owner)) bumped |= 1 << (SPECTRAL_BIT + owner);
    }
    if (g.facts) {
      const fact = stay ? 'stayed' : 'bumped';
      g.facts.push({
        fact,
        charter: charterName(who),
        owner: charterName(owner),
        worker: workerName(other & 1),
        site: siteName(site),
      });
    }
  }
  setMask(g, f, bumped);
  if (worker <= SMALL) moveWorker(g, who, worker, site);
  else moveMinion(g, worker - FIRST_PIECE, site);
  if (g.facts)
    g.facts.push({
      fact: 'placed',
      charter: charterName(who),
      worker: pieceName(worker),
      site: siteName(site),
      building: cardIn(g, f),
    });
}

export function pieceName(worker: number): ReturnType<typeof workerName> | (typeof MINIONS)[number] {
  return worker <= SMALL ? workerName(worker) : (MINIONS[kindOfMinion(worker - FIRST_PIECE)] ?? 'cat');
}

/** One's own minion helps as it is placed; another's minion helps its owner when somebody uses its building (rule 16). */
function help(g: Game, f: number, who: number): boolean {
  const piece = minionOn(g, siteIn(g, f));
  if (piece < 0) return false;
  const owner = minionOwner(g, piece);
  const placed = pieceIn(g, f) === FIRST_PIECE + piece;
  // An Automa's minion brings nothing when it is placed, and a point when somebody else comes (158).
  if (placed && isAutoma(g, owner)) return false;
  if (owner < 0 || (owner === who && !placed) || (owner !== who && (changeIn(g, f) & NO_HELP) !== 0))
    return false;
  const kind = kindOfMinion(piece);
  const card = g.box.minionCards[kind] ?? 0;
  if (g.facts)
    g.facts.push({
      fact: 'helped',
      charter: charterName(owner),
      minion: MINIONS[kind] ?? 'cat',
      site: siteName(siteIn(g, f)),
    });
  if (isAutoma(g, owner)) {
    gainPoints(g, owner, 1, card);
    return false;
  }
  start(g, g.box.minionHelp[kind] ?? 0, owner, card, owner, 0, 0);
  return true;
}

/** Somebody may do without the aim (155, 156). */
function askForAim(g: Game, f: number, who: number): boolean {
  if (aimDeclined(g, f)) {
    setAim(g, f, NOT_AIMED);
    return false;
  }
  setDeed(g, push(g, AIMING, who), frameNumber(f));
  return true;
}

/** Whether the price of a use can be paid as things stand. */
function canPayNow(g: Game, f: number): boolean {
  const change = changeIn(g, f);
  const cost = (change & WAIVED) === 0 ? printedCost(g, f) : FREE;
  const swap = (change & COIN_OR_RESOURCE) !== 0;
  return affords(g, whoIn(g, f), cost, aimPrice(g, f), putByUse(g, f), reservedCard(g, f), swap, undefined);
}
