import { code, deedOf, ICON_WORD, NONE_WORD, offer, PICK, WORKER_WORD, whatOf } from '../choices/code.ts';
import { ALL, THIS } from '../compile/terms.ts';
import { asks } from '../engine/procedure.ts';
import { frameOf, leftIn, pieceIn, pop, push, RETRIEVING, setCard, setLeft, whoIn } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import type { Fact } from '../facts.ts';
import type { Game } from '../table/game.ts';
import {
  anyMinions,
  kindOfMinion,
  MINION_KINDS,
  MINION_PIECES,
  minionOwner,
  minionSite,
  moveMinion,
} from '../table/minions.ts';
import { BIG, HOME, moveWorker, SMALL, workerAt } from '../table/sites.ts';
import { FIRST_MINION } from '../vocabulary.ts';
import { FIRST_PIECE, pieceName } from './use.ts';

type Pieces = Extract<Fact, { fact: 'retrieved' }>['workers'];

/** Where a worker or minion (counted on from the workers) stands. */
function pieceAt(g: Game, charter: number, worker: number): number {
  return worker <= SMALL ? workerAt(g, charter, worker) : minionSite(g, worker - FIRST_PIECE);
}

function bringHome(g: Game, charter: number, worker: number): void {
  if (worker <= SMALL) moveWorker(g, charter, worker, HOME);
  else moveMinion(g, worker - FIRST_PIECE, HOME);
}

/** Brings all workers and minions of a charter home (rule 15). */
export function retrieveAll(g: Game, charter: number): void {
  const home: Pieces[number][] | undefined = g.facts ? [] : undefined;
  const pieces = anyMinions(g) ? FIRST_PIECE + MINION_PIECES : FIRST_PIECE;
  for (let worker = 0; worker < pieces; worker++) {
    if (worker > SMALL && minionOwner(g, worker - FIRST_PIECE) !== charter) continue;
    if (pieceAt(g, charter, worker) === HOME) continue;
    bringHome(g, charter, worker);
    home?.push(pieceName(worker));
  }
  if (home) g.facts?.push({ fact: 'retrieved', charter: charterName(charter), workers: home });
}

export function anyoneOut(g: Game, charter: number): boolean {
  if (workerAt(g, charter, BIG) !== HOME || workerAt(g, charter, SMALL) !== HOME) return true;
  if (!anyMinions(g)) return false;
  for (let piece = 0; piece < MINION_PIECES; piece++)
    if (minionOwner(g, piece) === charter && minionSite(g, piece) !== HOME) return true;
  return false;
}

/** Retrieves as an effect: everybody, the worker of this use, or n of one's choice. */
export function retrieve(g: Game, charter: number, n: number, deed: number, why: number): void {
  if (n === ALL) retrieveAll(g, charter);
  else if (n === THIS) retrieveOne(g, charter, pieceIn(g, frameOf(deed)));
  else if (anyoneOut(g, charter)) {
    const f = push(g, RETRIEVING, charter);
    setCard(g, f, why);
    setLeft(g, f, n);
  }
}

function retrieveOne(g: Game, charter: number, worker: number): void {
  if (pieceAt(g, charter, worker) === HOME) return;
  bringHome(g, charter, worker);
  g.facts?.push({ fact: 'retrieved', charter: charterName(charter), workers: [pieceName(worker)] });
}

/** RETRIEVING: `who` names `left` pieces to come home, one by one; minions of one kind are alike. */
export const retrieving = asks(
  (g, f) => {
    const who = whoIn(g, f);
    for (const worker of [BIG, SMALL])
      if (workerAt(g, who, worker) !== HOME) offer(g, code(PICK, WORKER_WORD + worker));
    for (let kind = 0; kind < MINION_KINDS; kind++)
      if (placedMinion(g, who, kind) >= 0) offer(g, code(PICK, ICON_WORD + FIRST_MINION + kind));
    if (g.count === 0) offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const who = whoIn(g, f);
    const word = whatOf(move);
    const left = word === NONE_WORD ? 0 : leftIn(g, f) - 1;
    setLeft(g, f, left);
    if (left === 0) pop(g);
    if (word === NONE_WORD || deedOf(move) !== PICK) return;
    const isRegular = word >= WORKER_WORD && word <= WORKER_WORD + SMALL;
    retrieveOne(
      g,
      who,
      isRegular ? word - WORKER_WORD : FIRST_PIECE + placedMinion(g, who, word - ICON_WORD - FIRST_MINION),
    );
  },
);

function placedMinion(g: Game, charter: number, kind: number): number {
  for (let piece = 0; piece < MINION_PIECES; piece++)
    if (kindOfMinion(piece) === kind && minionOwner(g, piece) === charter && minionSite(g, piece) !== HOME)
      return piece;
  return -1;
}
