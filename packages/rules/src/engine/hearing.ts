import type { AbilityTable, WhereTable } from '../compile/box.ts';
import { ANY_PERIL, BY_ANYONE, BY_HUMAN, BY_ME, OBJECTIVE, ONE_CHARTER, ONE_KIND } from '../compile/terms.ts';
import { isSpace } from '../progress/spaces.ts';
import { hasMark } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { minionOn, minionOwner } from '../table/minions.ts';
import { noteOn } from '../table/notes.ts';
import { perilOn } from '../table/perils.ts';
import { HUMAN, isActive, roleOf } from '../table/seats.ts';
import {
  BIG,
  builderOf,
  CLOUD_PORT,
  FIRST_ISLAND,
  hasUsed,
  SMALL,
  standingOn,
  workerAt,
} from '../table/sites.ts';
import { hasEmblem, ownerOfSite } from '../table/village.ts';
import { FIRST_KIND, MOMENTS } from '../vocabulary.ts';
import { kindOf } from './kinds.ts';
import { isSpectral } from './spectral.ts';
import { cardIn, deedIn, frameOf, maskIn, nodeIn, pieceIn, siteIn, whoIn } from './stack.ts';
import { holds } from './tests.ts';

const TAKE = MOMENTS.indexOf('take');
const PERIL_TAKEN = MOMENTS.indexOf('perilTaken');

/** What a `take` is about, as the moment's subject: the numbers of CARD_IS. */
export const TAKES_CARD = 1;
export const TAKES_OBJECTIVE = 2;
/** What a `scored` says in the place of a space. */
export const FIRST_TO_SCORE = 1;
export const PUBLIC = 2;
/** `taken` by an icon of a building says so in the same place. */
export const VIA_BUILDING = 1;

/** Whether an ability of `me` hears the moment of frame f: whose deed it is, what about, where, and how the table is. */
export function applies(g: Game, f: number, ability: AbilityTable, me: number): boolean {
  const { where } = ability;
  const actor = whoIn(g, f);
  if (!byWhom(g, where.by, actor, me)) return false;
  if (ability.once !== 0 && hasMark(g, ability.card, ability.once)) return false;
  if (!fits(g, f, where, ability.card, me)) return false;
  return ability.test.length === 0 || holds(g, ability.test, me, ability.card);
}

function byWhom(g: Game, by: number, actor: number, me: number): boolean {
  if (by === BY_ANYONE) return true;
  if (actor < 0) return false;
  if (by === BY_ME) return actor === me;
  return by === BY_HUMAN ? roleOf(g, actor) === HUMAN : actor !== me;
}

function fits(g: Game, f: number, where: WhereTable, card: number, me: number): boolean {
  const detail = siteIn(g, f);
  if (where.space !== 0 && !isSpace(g, detail, where.space)) return false;
  if (where.card !== 0 && !isCard(g, f, where.card, card)) return false;
  if (where.viaBuilding && detail !== VIA_BUILDING) return false;
  if (where.byObjective && cardIn(g, f) !== 1) return false;
  if ((where.first && (detail & FIRST_TO_SCORE) === 0) || (where.public && (detail & PUBLIC) === 0))
    return false;
  if (
    where.peril >= 0 &&
    nodeIn(g, f) === PERIL_TAKEN &&
    where.peril !== ANY_PERIL &&
    where.peril !== cardIn(g, f)
  )
    return false;
  const deed = deedIn(g, f);
  if (deed !== 0 && !fitsUse(g, frameOf(deed), where, card, me, nodeIn(g, f) !== PERIL_TAKEN)) return false;
  return where.not === undefined || !fits(g, f, where.not, card, me);
}

function isCard(g: Game, f: number, wanted: number, speaking: number): boolean {
  const subject = cardIn(g, f);
  if (nodeIn(g, f) === TAKE) return wanted === subject;
  if (wanted >= ONE_KIND) return kindOf(g, subject) === FIRST_KIND + wanted - ONE_KIND;
  if (wanted === TAKES_CARD) return kindOf(g, subject) >= 0;
  if (wanted === TAKES_OBJECTIVE) return g.box.types[subject] === OBJECTIVE;
  return subject === speaking;
}

function fitsUse(
  g: Game,
  use: number,
  where: WhereTable,
  card: number,
  me: number,
  withPeril: boolean,
): boolean {
  const site = siteIn(g, use);
  if (!fitsSite(g, where, card, me, site, pieceIn(g, use))) return false;
  const building = g.box.buildings[cardIn(g, use)];
  if (where.takes >= 0 && building?.takes[where.takes] !== 1) return false;
  if (where.gives >= 0 && building?.gives[where.gives] !== 1) return false;
  if (where.bumped !== 0 && !fitsBumped(maskIn(g, use), where.bumped, me)) return false;
  if (where.foreignMinion && minionOwner(g, minionOn(g, site)) === me) return false;
  if (!withPeril || where.peril < 0) return true;
  return where.peril === ANY_PERIL ? perilOn(g, site) >= 0 : perilOn(g, site) === where.peril;
}

/** A use keeps whose workers it bumped: a bit a charter, and six bits up a bit for a spectral one. */
export const SPECTRAL_BIT = 6;

function fitsBumped(mask: number, wanted: number, me: number): boolean {
  if (wanted === 1) return (mask & 0b111111 & ~(1 << me)) !== 0;
  return (mask & (1 << (SPECTRAL_BIT + me))) !== 0;
}

/** Filters that need only a site and who goes there: a prohibition asks them before anybody is placed. */
export function fitsSite(
  g: Game,
  where: WhereTable,
  card: number,
  me: number,
  site: number,
  worker: number,
): boolean {
  if (where.site !== 0 && where.site !== site) return false;
  if (where.charter !== 0 && !inCharter(g, where.charter, card, site, me)) return false;
  if (where.foreignIsland && (site < FIRST_ISLAND || ownerOfSite(g, site) === me)) return false;
  if (where.builtByMe && builderOf(g, site) !== me) return false;
  if (where.neverUsed && hasUsed(g, site, me)) return false;
  if (where.emblemClosed && hasEmblem(g, ownerOfSite(g, site), me)) return false;
  if (where.worker !== 0 && !isWorker(g, where.worker, me, worker)) return false;
  return where.holds === 0 || isHeld(g, where.holds, me, site);
}

function isWorker(g: Game, wanted: number, me: number, worker: number): boolean {
  if (wanted === 1) return worker <= SMALL;
  if (wanted === 2) return worker === SMALL;
  return wanted === 3 ? worker > SMALL : worker === BIG && isSpectral(g, me);
}

function isHeld(g: Game, wanted: number, me: number, site: number): boolean {
  if (wanted === 1) return standingOn(g, site) < 0 && minionOn(g, site) < 0;
  return wanted === 2 ? minionOn(g, site) >= 0 : workerAt(g, me, BIG) === site;
}

/** Whether a site lies in such a charter, in the order of CHARTER_IS. */
export function inCharter(g: Game, wanted: number, card: number, site: number, me: number): boolean {
  const charter = ownerOfSite(g, site);
  switch (wanted) {
    case 1:
      return charter === me;
    case 2:
      return charter >= 0 && charter !== me && isActive(g, charter);
    case 3:
      return charter >= 0 && charter !== me;
    case 4:
      return true;
    case 5:
      return charter >= 0;
    case 6:
      return site < CLOUD_PORT;
    case 7:
      return charter >= 0 && noteOn(g, card) === charter + 1;
    default:
      return charter === wanted - ONE_CHARTER;
  }
}
