import { finishGame } from '../end/end.ts';
import { announce } from '../engine/announce.ts';
import { works } from '../engine/procedure.ts';
import { FLOW, leftIn, pieceIn, pop, push, setLeft, setPiece, setStage, stageIn } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { advanceProgress } from '../progress/progress.ts';
import {
  ENDING,
  FIRST,
  GAME,
  type Game,
  head,
  PROGRESS,
  PROGRESS_AT_ROUND,
  QUIET_ROUNDS,
  ROUND,
  setHead,
} from '../table/game.ts';
import { dealInfluence, setPoints } from '../table/goods.ts';
import { PRINTED_RULE } from '../table/layout.ts';
import { DECK, OBJECTIVE_DECK } from '../table/places.ts';
import { isActive, nextClockwise, players } from '../table/seats.ts';
import { beginTurn, nextAction } from '../turn/turn.ts';
import { CHARTERS, MOMENTS } from '../vocabulary.ts';
import { readAloud } from './chronicle.ts';
import { askForCharter, askForPlot, settleInactive } from './startup.ts';

/**
 * The course of a campaign: the frame at the bottom of the table's lane. `stage` is the step; `left` counts within it, `piece` is
 * the charter whose turn it is within a step that goes round the table.
 */
const SUPPLY_MOMENT = MOMENTS.indexOf('supply');
const SEATS_MOMENT = MOMENTS.indexOf('seats');
const SCORING_MOMENT = MOMENTS.indexOf('scoring');

/** Ruling 7: after so many whole rounds without progress the token moves by itself. */
const QUIET_LIMIT = 12;
const RULE_PROGRESS = PRINTED_RULE + 25;

type Step = (g: Game, f: number) => void;

/** The steps in order; each calls `next` when it is done, and may push what has to be finished first. */
const STEPS: readonly Step[] = [
  chooseCharters,
  layBasicBuildings,
  settle,
  layOutDecks,
  setUpSupply,
  setUpSeats,
  begin,
  playRounds,
  closeRound,
  score,
  finish,
];

export function beginCampaign(g: Game): void {
  push(g, FLOW, -1);
}

export const flow = works((g, f) => {
  const step = STEPS[stageIn(g, f)];
  if (step === undefined) throw new Error('the campaign has no further step');
  step(g, f);
  return false;
});

function next(g: Game, f: number): void {
  setStage(g, f, stageIn(g, f) + 1);
  setLeft(g, f, 0);
}

/** Goes round the table from the first player, one charter a call; false when all had their turn. */
function goRound(g: Game, f: number): boolean {
  const n = leftIn(g, f);
  if (n === players(g)) return false;
  setLeft(g, f, n + 1);
  setPiece(g, f, n === 0 ? head(g, FIRST) : nextClockwise(g, pieceIn(g, f)));
  return true;
}

function chooseCharters(g: Game, f: number): void {
  const seat = leftIn(g, f) + 1;
  const { opening, charters } = g.box.data.startUp.read;
  if (seat === 1) {
    readAloud(g, opening);
    readAloud(g, charters);
  }
  if (seat > players(g)) {
    next(g, f);
    return;
  }
  setLeft(g, f, seat);
  askForCharter(g, seat);
}

function layBasicBuildings(g: Game, f: number): void {
  readAloud(g, g.box.data.startUp.read.plots);
  next(g, f);
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (isActive(g, charter)) askForPlot(g, charter);
}

function settle(g: Game, f: number): void {
  if (players(g) < CHARTERS.length) readAloud(g, g.box.data.startUp.read.inactive);
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (!isActive(g, charter)) settleInactive(g, charter);
  next(g, f);
}

function layOutDecks(g: Game, f: number): void {
  const { deck, objectives, read } = g.box.data.startUp;
  readAloud(g, read.begin);
  for (const card of deck) tellMove(g, card, DECK, -1, read.begin[0] ?? 0);
  for (const card of objectives) tellMove(g, card, OBJECTIVE_DECK, -1, read.begin[0] ?? 0);
  setHead(g, GAME, 1);
  next(g, f);
}

/** General supply: mat, objectives, progress token, first player (rule 4). */
function setUpSupply(g: Game, f: number): void {
  setHead(g, PROGRESS, g.box.board.progress.start[players(g) - 1] ?? 0);
  next(g, f);
  nextAction(g);
  announce(g, SUPPLY_MOMENT, -1, 0, 0);
}

/** Personal supply: two workers at home, twelve influence, no points (rule 4). */
function setUpSeats(g: Game, f: number): void {
  if (!goRound(g, f)) {
    next(g, f);
    return;
  }
  const charter = pieceIn(g, f);
  dealInfluence(g, charter);
  setPoints(g, charter, 0);
  nextAction(g);
  announce(g, SEATS_MOMENT, charter, 0, 0);
}

function begin(g: Game, f: number): void {
  setHead(g, PROGRESS_AT_ROUND, head(g, PROGRESS));
  if (g.facts)
    g.facts.push({
      fact: 'gameBegan',
      game: head(g, GAME),
      first: charterName(head(g, FIRST)),
      progress: head(g, PROGRESS),
    });
  next(g, f);
}

/** Round after round, each begun by the first player (ruling 5). */
function playRounds(g: Game, f: number): void {
  if (leftIn(g, f) === 0) {
    setHead(g, ROUND, head(g, ROUND) + 1);
    g.facts?.push({ fact: 'roundBegan', round: head(g, ROUND) });
  }
  if (goRound(g, f)) {
    beginTurn(g, pieceIn(g, f));
    return;
  }
  next(g, f);
  moveStalledToken(g);
}

/** The game ends with the round in which the hourglass was reached (rule 26); else another round begins. */
function closeRound(g: Game, f: number): void {
  if (head(g, ENDING) === 1) {
    next(g, f);
    return;
  }
  setStage(g, f, stageIn(g, f) - 1);
  setLeft(g, f, 0);
}

/** Nobody advanced the token for twelve rounds: it moves at the end of each further one, and nobody gains by it (ruling 7). */
function moveStalledToken(g: Game): void {
  const quiet = head(g, PROGRESS) === head(g, PROGRESS_AT_ROUND) ? head(g, QUIET_ROUNDS) + 1 : 0;
  setHead(g, QUIET_ROUNDS, quiet);
  if (quiet > QUIET_LIMIT) advanceProgress(g, -1, 1, RULE_PROGRESS);
  setHead(g, PROGRESS_AT_ROUND, head(g, PROGRESS));
}

function score(g: Game, f: number): void {
  if (!goRound(g, f)) {
    next(g, f);
    return;
  }
  nextAction(g);
  announce(g, SCORING_MOMENT, pieceIn(g, f), 0, 0);
}

function finish(g: Game, _f: number): void {
  finishGame(g);
  pop(g);
}
