import { atOf, code, OPEN, offer, STORY_AT } from '../choices/code.ts';
import { STORY_CRATE } from '../compile/terms.ts';
import { crateTable, noteOpened } from '../crates/crates.ts';
import { start } from '../engine/effects.ts';
import { asks } from '../engine/procedure.ts';
import { cardIn, FORKING, pop, push, setCard, whoIn } from '../engine/stack.ts';
import { charterOrNone } from '../engine/tell.ts';
import { holds } from '../engine/tests.ts';
import { enterRules, readAloud } from '../setup/chronicle.ts';
import { rollOff } from '../setup/die.ts';
import { firstCard } from '../table/cards.ts';
import {
  CHOOSER,
  DISPLEASED,
  type Game,
  GOAL,
  head,
  NEXT_GUIDEPOST,
  PLEASED,
  reveal,
  setHead,
} from '../table/game.ts';
import { influenceOf } from '../table/goods.ts';
import { GUIDEPOST } from '../table/places.ts';
import { HUMAN, isActive, roleOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';

/** Guideposts and forks: how one game leads to the next (rule 27). */

export function guidepostInPlay(g: Game): number {
  return firstCard(g, GUIDEPOST);
}

/** Who reached the goal of the guidepost: all of them, or one by the die where it says so. Kept as bits. */
export function findAchievers(g: Game): void {
  const guidepost = guidepostInPlay(g);
  const fork = g.box.forks[guidepost];
  if (fork === undefined) return;
  let achievers = CHARTERS.map((_, charter) => charter).filter(
    (charter) => isActive(g, charter) && holds(g, fork.goal, charter, guidepost),
  );
  if (fork.tieRolls && achievers.length > 1) achievers = [rollOff(g, achievers)];
  setHead(
    g,
    GOAL,
    achievers.reduce((bits, charter) => bits | (1 << charter), 0),
  );
  g.facts?.push({
    fact: 'goalMet',
    guidepost,
    charters: achievers.map((charter) => charterOrNone(charter) ?? 'red'),
  });
  setHead(g, CHOOSER, chooserAmong(g, achievers) + 1);
}

/** The achiever with most influence left chooses for the village; of several the die decides. Nobody achieved it: of all humans. */
function chooserAmong(g: Game, achievers: readonly number[]): number {
  const humans = CHARTERS.map((_, charter) => charter).filter((charter) => roleOf(g, charter) === HUMAN);
  const entitled = achievers.filter((charter) => roleOf(g, charter) === HUMAN);
  // Where Automas alone have reached it, one of them chooses, by the king on its next card.
  const from = entitled.length > 0 ? entitled : achievers.length > 0 ? achievers : humans;
  const most = Math.max(...from.map((charter) => influenceOf(g, charter)));
  return rollOff(
    g,
    from.filter((charter) => influenceOf(g, charter) === most),
  );
}

export function achieved(g: Game, charter: number): boolean {
  return ((head(g, GOAL) >> charter) & 1) === 1;
}

/** Whether the fork is somebody's to choose; else the table decides it after the points are counted. */
export function isChosen(g: Game): boolean {
  const fork = g.box.forks[guidepostInPlay(g)];
  return fork !== undefined && fork.test === undefined && fork.crates.length > 1;
}

/** A fork the table decides by a test. */
export function isDecided(g: Game): boolean {
  return g.box.forks[guidepostInPlay(g)]?.test !== undefined;
}

/** The only door of a guidepost that leads out of the campaign, or 0. */
export function lastDoor(g: Game): number {
  const fork = g.box.forks[guidepostInPlay(g)];
  return fork?.crates.length === 1 ? (fork.crates[0] ?? 0) : 0;
}

export function askForFork(g: Game): void {
  setCard(g, push(g, FORKING, head(g, CHOOSER) - 1), guidepostInPlay(g));
}

/** FORKING: `who` chooses for the village which of two doors opens. */
export const forking = asks(
  (g, f) => {
    for (const crate of g.box.forks[cardIn(g, f)]?.crates ?? [])
      offer(g, code(OPEN, 0, STORY_AT + crate - STORY_CRATE));
  },
  (g, f, move) => {
    g.facts?.push({
      fact: 'forked',
      charter: charterOrNone(whoIn(g, f)),
      door: storyName(atOf(move) - STORY_AT),
    });
    pop(g);
    openStory(g, atOf(move) - STORY_AT + STORY_CRATE);
  },
);

/** A fork that is nobody's choice. */
export function decideFork(g: Game): void {
  const guidepost = guidepostInPlay(g);
  const fork = g.box.forks[guidepost];
  if (fork === undefined) return;
  const crate =
    fork.test === undefined || holds(g, fork.test, -1, guidepost) ? fork.crates[0] : fork.crates[1];
  if (crate !== undefined) openStory(g, crate);
}

function storyName(letter: number): string {
  return String.fromCharCode(65 + letter);
}

/** Opens a crate of the story: its cards are read, its rules enter, its effect runs, and it names the next guidepost. */
export function openStory(g: Game, crate: number): void {
  const content = crateTable(g, crate);
  noteOpened(g, crate);
  reveal(g);
  g.facts?.push({ fact: 'storyOpened', door: storyName(crate - STORY_CRATE), kings: content.kings });
  if (content.kings > 0) setHead(g, PLEASED, head(g, PLEASED) + content.kings);
  else setHead(g, DISPLEASED, head(g, DISPLEASED) - content.kings);
  readAloud(g, content.stories);
  enterRules(g, content.rules);
  if (content.next !== 0) setHead(g, NEXT_GUIDEPOST, content.next);
  start(g, content.program, -1, guidepostInPlay(g), -1, 0, 0);
}
