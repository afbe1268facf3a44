import type { AutomaTable } from '../compile/box.ts';
import { gainPoints } from '../engine/gains.ts';
import { setLeft } from '../engine/stack.ts';
import { DIFFICULTY, type Game, head } from '../table/game.ts';
import { anyMinions, findMinion, MINION_KINDS } from '../table/minions.ts';
import { workerAtHome } from '../table/sites.ts';
import { forbidder } from '../turn/placing.ts';
import { retrieveAll } from '../turn/retrieve.ts';
import { beginUse, FIRST_PIECE } from '../turn/use.ts';
import { drawAutomaCard } from './deck.ts';
import { reward } from './rewards.ts';
import { emptySiteFor, siteFor } from './sites.ts';

/** A turn of an Automa: with a worker at home a card says where it goes; else all come home. Nothing is asked. */
export function takeAutomaTurn(g: Game, charter: number): void {
  const worker = workerAtHome(g, charter);
  const number = worker < 0 ? 0 : drawAutomaCard(g, charter);
  const card = g.box.automa[number];
  if (card === undefined) {
    retrieveAll(g, charter);
    return;
  }
  const minion = card.own ? minionAtHome(g, charter) : -1;
  const free = minion < 0 ? 0 : emptySiteFor(g, card, charter);
  // While minions are loose nobody sends one (409).
  const sends = free !== 0 && forbidder(g, charter, FIRST_PIECE + minion, free) === 0;
  const [piece, site] = sends ? [FIRST_PIECE + minion, free] : [worker, siteFor(g, card, charter)];
  setLeft(g, beginUse(g, charter, piece, site, 0, false), number);
}

function minionAtHome(g: Game, charter: number): number {
  if (!anyMinions(g)) return -1;
  for (let kind = 0; kind < MINION_KINDS; kind++) {
    const piece = findMinion(g, charter, kind, true);
    if (piece >= 0) return piece;
  }
  return -1;
}

/** The worker stands there: the points of the card, then what else it shows. */
export function followCard(g: Game, card: AutomaTable, charter: number): void {
  gainPoints(g, charter, card.vp < 0 ? head(g, DIFFICULTY) : card.vp, card.card);
  for (const what of card.rewards) reward(g, what, charter, card.card);
}
