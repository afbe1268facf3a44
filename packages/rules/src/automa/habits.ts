import { atOf, deedOf, ISLAND_WORD, LABEL_WORD, STORY_AT, whatOf } from '../choices/code.ts';
import { LOYAL, STORY_CRATE } from '../compile/terms.ts';
import { crateTable } from '../crates/crates.ts';
import { BRANCH, FORKING, kindIn, LAYING_ISLAND, SELECTING, whoIn } from '../engine/stack.ts';
import { CHOOSER, type Game, head } from '../table/game.ts';
import { islandSite } from '../table/islands.ts';
import { below } from '../table/random.ts';
import { isActive } from '../table/seats.ts';
import { buildingOn } from '../table/sites.ts';
import { drawAutomaCard, isAutoma } from './deck.ts';

/**
 * What an Automa is asked it answers by habit, at once: nobody waits. It also answers for charters that nobody plays when the village's
 * chooser is an Automa.
 */
export function answersByHabit(g: Game, charter: number): boolean {
  if (charter < 0) return false;
  return isAutoma(g, isActive(g, charter) ? charter : head(g, CHOOSER) - 1);
}

/** One of the moves that are listed. Where nothing else is said the first: stars row by row, circles from the top left. */
export function habitOf(g: Game, f: number): number {
  switch (kindIn(g, f)) {
    case FORKING:
      return byTheKing(g, whoIn(g, f));
    case BRANCH:
      return branch(g, whoIn(g, f));
    case SELECTING:
      return g.moves[below(g, g.count)] ?? 0;
    case LAYING_ISLAND:
      return emptyIslandsFirst(g);
    default:
      return g.moves[0] ?? 0;
  }
}

/** The king on the next card: a pleased one takes the door that pleases the king. */
function byTheKing(g: Game, charter: number): number {
  const card = g.box.automa[drawAutomaCard(g, charter)];
  const kings = (move: number): number => crateTable(g, atOf(move) - STORY_AT + STORY_CRATE).kings;
  const pleasing = listed(g).sort((a, b) => kings(b) - kings(a));
  return pleasing[card?.pleased === false ? pleasing.length - 1 : 0] ?? 0;
}

/** A side by the persona that the box has for this charter's Automa; a companion is never room in a chest it does not need: the last branch. */
function branch(g: Game, charter: number): number {
  const moves = listed(g);
  const side = sideOf(g, charter);
  const wanted = moves.find((move) => g.box.labels[whatOf(move) - LABEL_WORD] === side);
  return (isAutoma(g, charter) ? wanted : undefined) ?? moves.at(-1) ?? 0;
}

function sideOf(g: Game, charter: number): string {
  const persona = g.box.forAutoma.findIndex(
    (flag, card) => flag === 1 && g.box.charterOf[card] === charter + 1,
  );
  return g.box.sides[persona] === LOYAL ? 'loyal' : 'rebel';
}

/** Islands without a building first, else any. */
function emptyIslandsFirst(g: Game): number {
  const moves = listed(g);
  const empty = moves.find((move) => buildingOn(g, islandSite(whatOf(move) - ISLAND_WORD)) === 0);
  return empty ?? moves[below(g, moves.length)] ?? 0;
}

function listed(g: Game): number[] {
  return Array.from(g.moves.subarray(0, g.count)).filter((move) => deedOf(move) > 0);
}
