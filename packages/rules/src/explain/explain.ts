import {
  ACT,
  atOf,
  CAREFUL,
  deedOf,
  ICON_WORD,
  PLACE,
  RETRIEVE,
  WORKER_WORD,
  whatOf,
} from '../choices/code.ts';
import { buildingTable } from '../construct/construct.ts';
import { laneOf, listMoves } from '../engine/run.ts';
import { AIMING, cardIn, deedIn, frameOf, kindIn, LAYING_ISLAND, TURN, topOf } from '../engine/stack.ts';
import { againstLaying } from '../islands/islands.ts';
import type { Lack } from '../lacks.ts';
import type { Game } from '../table/game.ts';
import { SITE_LIMIT } from '../table/layout.ts';
import { findMinion, MINION_KINDS } from '../table/minions.ts';
import { charterOf } from '../table/seats.ts';
import { HOME, SMALL, workerAt } from '../table/sites.ts';
import { anyoneOut } from '../turn/retrieve.ts';
import { FIRST_PIECE } from '../turn/use.ts';
import { FIRST_MINION } from '../vocabulary.ts';
import { againstAct } from './acts.ts';
import { againstAim, againstAimAlone } from './aims.ts';
import { againstUse } from './uses.ts';

/**
 * Why a move is not an option for a seat: the shortages that the same weighing found which made the list. Empty when
 * it is an option.
 */
export function reasonsAgainst(g: Game, seat: number, move: number): Lack[] {
  const lane = laneOf(g, seat);
  if (lane < 0) return [{ lack: 'notYourDecision' }];
  listMoves(g, lane);
  for (let i = 0; i < g.count; i++) if (g.moves[i] === move) return [];
  const reasons = reasonsIn(g, seat, lane, move);
  return reasons.length > 0 ? reasons : [{ lack: 'notNow' }];
}

function reasonsIn(g: Game, seat: number, lane: number, move: number): Lack[] {
  const f = topOf(g, lane);
  const charter = charterOf(g, seat);
  const kind = kindIn(g, f);
  if (kind === TURN) return againstTurn(g, charter, move);
  if (kind === LAYING_ISLAND) return againstLaying(g, charter, move);
  if (kind === AIMING)
    return againstAim(g, charter, buildingTable(g, cardIn(g, frameOf(deedIn(g, f)))), move);
  return [];
}

function againstTurn(g: Game, charter: number, move: number): Lack[] {
  switch (deedOf(move)) {
    case RETRIEVE:
      return anyoneOut(g, charter) ? [] : [{ lack: 'nobodyOut' }];
    case ACT:
      return againstAct(g, charter, whatOf(move));
    case PLACE:
    case CAREFUL:
      return againstPlacing(g, charter, whatOf(move), atOf(move));
    default:
      return againstAimAlone(g, charter, move);
  }
}

function againstPlacing(g: Game, charter: number, word: number, site: number): Lack[] {
  if (site < 1 || site >= SITE_LIMIT) return [{ lack: 'unknown' }];
  const worker = pieceNamed(g, charter, word);
  if (worker === undefined) return [{ lack: 'unknown' }];
  return worker < 0 ? [{ lack: 'worker' }] : againstUse(g, charter, worker, site);
}

/** The worker a word of a choice means: one of the two regular ones, or a minion; -1 when none of that name is at home. */
function pieceNamed(g: Game, charter: number, word: number): number | undefined {
  const regular = word - WORKER_WORD;
  if (regular >= 0 && regular <= SMALL) return workerAt(g, charter, regular) === HOME ? regular : -1;
  const kind = word - ICON_WORD - FIRST_MINION;
  if (kind < 0 || kind >= MINION_KINDS) return undefined;
  const piece = findMinion(g, charter, kind, true);
  return piece < 0 ? -1 : FIRST_PIECE + piece;
}
