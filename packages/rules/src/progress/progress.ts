import { announce, cardsHear } from '../engine/announce.ts';
import { works } from '../engine/procedure.ts';
import {
  ADVANCING,
  cardIn,
  frameNumber,
  leftIn,
  pieceIn,
  pop,
  push,
  setCard,
  setLeft,
  setPiece,
  setStage,
  stageIn,
  top,
  whoIn,
} from '../engine/stack.ts';
import { charterOrNone } from '../engine/tell.ts';
import { ENDED_BY, ENDING, type Game, head, PROGRESS, setHead } from '../table/game.ts';
import { MOMENTS } from '../vocabulary.ts';
import { hourglass, INCOME, isSpace } from './spaces.ts';

const ADVANCE = MOMENTS.indexOf('advance');
const ADVANCED = MOMENTS.indexOf('advanced');

/**
 * Moves the progress token by n spaces as one move (rule 25, ruling 6). `charter` is who moves it; -1 for the table, when
 * nobody did (ruling 7). Whoever may say how far (274) is asked first.
 */
export function advance(g: Game, charter: number, n: number, why: number, byObjective: boolean): void {
  if (head(g, PROGRESS) >= hourglass(g)) return;
  if (!cardsHear(g, ADVANCE, charter)) {
    moveToken(g, charter, n, why);
    return;
  }
  const f = push(g, ADVANCING, charter);
  setCard(g, f, why);
  setLeft(g, f, n);
  setPiece(g, f, byObjective ? 1 : 0);
}

/** ADVANCING: a move of the token that may still be changed; `left` is by how much. */
export const advancing = works((g, f) => {
  if (stageIn(g, f) === 0) {
    setStage(g, f, 1);
    announce(g, ADVANCE, whoIn(g, f), pieceIn(g, f), 0, 0, frameNumber(f));
    if (top(g) !== f) return false;
  }
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  const n = leftIn(g, f);
  pop(g);
  moveToken(g, who, n, why);
  return false;
});

/** On the hourglass nothing moves and nothing is triggered (ruling 5); only the landing space counts, and only forwards. */
function moveToken(g: Game, charter: number, n: number, why: number): void {
  const from = head(g, PROGRESS);
  if (from >= hourglass(g) || n === 0) return;
  const to = Math.max(0, Math.min(hourglass(g), from + n));
  if (to === from) return;
  setHead(g, PROGRESS, to);
  g.facts?.push({ fact: 'advanced', charter: charterOrNone(charter), from, to, why });
  if (to < from) return;
  if (isSpace(g, to, INCOME)) g.facts?.push({ fact: 'incomeSpace', space: to });
  announce(g, ADVANCED, charter, 0, to);
}

/** The token reached the hourglass: the round in progress is the last (rule 26). */
export function endRound(g: Game, charter: number): void {
  if (head(g, ENDING) === 1) return;
  setHead(g, ENDING, 1);
  setHead(g, ENDED_BY, charter + 1);
  g.facts?.push({ fact: 'ending', charter: charterOrNone(charter) });
}
