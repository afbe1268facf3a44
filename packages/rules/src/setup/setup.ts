import { settleAutomas } from '../automa/settling.ts';
import { announce } from '../engine/announce.ts';
import { enterLane, frameNumber, leftIn, PICKING_PERSONA, push, setCard, setLeft } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { shuffle } from '../mat/mat.ts';
import { cardsIn, sortPile } from '../table/cards.ts';
import { FIRST, GAME, type Game, head, PROGRESS, PROGRESS_AT_ROUND, setHead } from '../table/game.ts';
import { dealInfluence, setPoints } from '../table/goods.ts';
import { PRINTED_RULE } from '../table/layout.ts';
import { hasOption, PROGRESS_AT_FIRST } from '../table/options.ts';
import { PERSONA_DECK, PLAY } from '../table/places.ts';
import { HUMAN, players, roleOf, turnOrder } from '../table/seats.ts';
import { nextAction } from '../turn/turn.ts';
import { CHARTERS } from '../vocabulary.ts';
import { announceApart, momentNumber, next } from './course.ts';

/** The steps that set up a game (rule 4). */

const RULE_SETUP = PRINTED_RULE + 4;

/** The progress token goes onto the space for the number of players; a guidepost may move it (402, 403). */
export function setStart(g: Game, f: number): void {
  next(g, f);
  const start = hasOption(g, PROGRESS_AT_FIRST) ? 0 : (g.box.board.progress.start[players(g) - 1] ?? 0);
  setHead(g, PROGRESS, start);
  announce(g, momentNumber('start'), -1, 0, 0, 0, frameNumber(f));
}

/** What the guidepost said about the start stands in `left` of this frame. It is never before the first space (ruling 4). */
export function shiftStart(g: Game, f: number): void {
  setHead(g, PROGRESS, Math.max(0, head(g, PROGRESS) + leftIn(g, f)));
  g.facts?.push({ fact: 'started', progress: head(g, PROGRESS) });
  next(g, f);
}

/** Personal supply: two workers at home, twelve influence, no points (rule 4); personas are chosen side by side (rule 5). */
export function setUpSeats(g: Game, f: number): void {
  next(g, f);
  nextAction(g);
  settleAutomas(g);
  for (const charter of turnOrder(g)) {
    dealInfluence(g, charter);
    setPoints(g, charter, 0);
    announceApart(g, momentNumber('seats'), charter);
  }
}

/** Everybody plays with a persona before them (rule 4): who has none yet chooses one out of the chest. */
export function dressUp(g: Game, f: number): void {
  next(g, f);
  shufflePersonas(g);
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (roleOf(g, charter) !== HUMAN || cardsIn(g, PLAY + charter) > 0) continue;
    enterLane(g, charter + 1);
    const q = push(g, PICKING_PERSONA, charter);
    setCard(g, q, RULE_SETUP);
    setLeft(g, q, 1);
    enterLane(g, 0);
  }
}

/** After the campaign personas are dealt from a deck; those not chosen go back into it, in whatever order the seats answered. */
function shufflePersonas(g: Game): void {
  if (cardsIn(g, PERSONA_DECK) < 2) return;
  sortPile(g, PERSONA_DECK);
  shuffle(g, PERSONA_DECK);
}

export function begin(g: Game, f: number): void {
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
