import { adaptDifficulty } from '../automa/difficulty.ts';
import { finishGame, OVER } from '../end/end.ts';
import { enterLane, MARKING, pop, push, setCard, setLeft, setNode, setStage } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { readAloud } from '../setup/chronicle.ts';
import { next } from '../setup/course.ts';
import { firstCard } from '../table/cards.ts';
import {
  FINISHED,
  GAME,
  type Game,
  head,
  LAST_GAME,
  NEXT_GUIDEPOST,
  PHASE,
  reveal,
  setHead,
} from '../table/game.ts';
import { setPoints } from '../table/goods.ts';
import { ARCHIVE, GUIDEPOST, SECRET } from '../table/places.ts';
import { isActive } from '../table/seats.ts';
import { CHARTERS, iconNumber } from '../vocabulary.ts';
import { clearTable } from './clear.ts';
import { campaignScore, champions } from './score.ts';
import {
  achieved,
  askForFork,
  decideFork,
  findAchievers,
  guidepostInPlay,
  isChosen,
  isDecided,
  lastDoor,
  openStory,
} from './story.ts';

/** The steps after a game (rules 26 to 29), up to the next one. */

const RULE_GUIDEPOSTS = 20;
export const GAMES = 12;
/** The step of the course at which every game begins. */
export const FIRST_OF_GAME = 4;

/** All who reached the goal of the guidepost fill a star (rule 27). */
export function reachGoal(g: Game, f: number): void {
  next(g, f);
  if (guidepostInPlay(g) === 0) return;
  findAchievers(g);
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (!achieved(g, charter)) continue;
    enterLane(g, charter + 1);
    const q = push(g, MARKING, charter);
    setNode(g, q, iconNumber('glory'));
    setCard(g, q, RULE_GUIDEPOSTS);
    setLeft(g, q, 1);
    enterLane(g, 0);
  }
}

export function fork(g: Game, f: number): void {
  next(g, f);
  if (isChosen(g)) askForFork(g);
}

/** What the table decides it decides when the points are counted (game 6 looks at them). */
export function decide(g: Game, f: number): void {
  next(g, f);
  if (isDecided(g)) decideFork(g);
}

/** The points are counted: who won. */
export function finish(g: Game, f: number): void {
  next(g, f);
  finishGame(g);
  adaptDifficulty(g);
}

/** A table that was opened for so many games closes after the points of the last one. The twelfth has to be finished first. */
export function close(g: Game, f: number): void {
  next(g, f);
  if (head(g, GAME) !== GAMES) closeAfterLast(g);
}

/** After the twelfth game the campaign has been decided by now. */
export function closeCampaign(g: Game, f: number): void {
  next(g, f);
  closeAfterLast(g);
}

function closeAfterLast(g: Game): void {
  if (head(g, GAME) !== head(g, LAST_GAME)) return;
  setHead(g, PHASE, OVER);
  pop(g);
}

/** After the twelfth game the campaign is decided, and the last crate of the story opened (crate W). */
export function finale(g: Game, f: number): void {
  next(g, f);
  if (head(g, GAME) !== GAMES) return;
  endCampaign(g);
  const door = lastDoor(g);
  if (door !== 0) openStory(g, door);
}

export function clear(g: Game, f: number): void {
  next(g, f);
  clearTable(g);
}

/** After game 1 the start-up cards name the guidepost, later the story does; after game 12 the campaign is decided. */
export function nextGame(g: Game, f: number): void {
  const game = head(g, GAME);
  if (game === 1) readAloud(g, g.box.data.startUp.read.after);
  const guidepost = game === 1 ? (g.box.data.startUp.guidepost ?? 0) : head(g, NEXT_GUIDEPOST);
  if (guidepost !== 0 && game < GAMES) tellMove(g, guidepost, GUIDEPOST, -1, RULE_GUIDEPOSTS);
  setHead(g, NEXT_GUIDEPOST, 0);
  setHead(g, GAME, game + 1);
  setHead(g, PHASE, 0);
  for (let charter = 0; charter < CHARTERS.length; charter++) setPoints(g, charter, 0);
  setStage(g, f, FIRST_OF_GAME);
  setLeft(g, f, 0);
}

function endCampaign(g: Game): void {
  reveal(g);
  tellScores(g);
  showSecrets(g);
}

/** What was taken in secret is shown, and its time is over (ruling 21). */
function showSecrets(g: Game): void {
  for (let charter = 0; charter < CHARTERS.length; charter++)
    for (let card = firstCard(g, SECRET + charter); card !== 0; card = firstCard(g, SECRET + charter))
      tellMove(g, card, ARCHIVE, charter, guidepostInPlay(g));
}

function tellScores(g: Game): void {
  setHead(g, FINISHED, 1);
  if (!g.facts) return;
  const scores = CHARTERS.flatMap((_, charter) =>
    isActive(g, charter) ? [{ charter: charterName(charter), ...campaignScore(g, charter) }] : [],
  );
  g.facts.push({ fact: 'campaignEnded', scores, champions: champions(g).map(charterName) });
}
