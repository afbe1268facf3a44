import { openedIn } from '../crates/crates.ts';
import type { BoardData, BoxData, CardData, CrateData } from '../language/box.ts';
import type { State } from '../state.ts';
import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import { type Game, reading } from '../table/game.ts';
import { LAST_CARD } from '../table/layout.ts';
import { CHRONICLE, INDEX } from '../table/places.ts';
import type { Node } from './box.ts';
import { crateNumber } from './doors.ts';
import { PICKS, PLACES, WHATS } from './terms.ts';

/** The box as far as a campaign has unlocked it: what still lies in the Index is a number, an unopened crate a closed lid. */
export function unlockedPart(state: State): BoxData {
  const { data } = state.box;
  const g = reading(state.box, state.table);
  const known = startUpCards(data);
  const onOffer = offered(g);
  const isLocked = (card: number): boolean =>
    placeOf(g, card) === INDEX && !known.has(card) && !onOffer.has(card);
  const cards: Record<number, CardData> = {};
  const locked: number[] = [...(data.locked ?? [])];
  for (const [number, card] of Object.entries(data.cards)) {
    if (isLocked(Number(number))) locked.push(Number(number));
    else cards[Number(number)] = card;
  }
  const crates: Record<string, CrateData> = {};
  for (const [crate, content] of Object.entries(data.crates))
    crates[crate] = openedIn(g, crateNumber(crate)) > 0 ? content : { locked: true };
  const stories = (data.stories ?? [])
    .map(({ slot, cards: told }) => ({ slot, cards: told.filter((card) => !isLocked(card)) }))
    .filter(({ cards: told }) => told.length > 0);
  return {
    ...data,
    board: openBoard(g, data.board, isLocked),
    cards,
    locked: locked.sort((a, b) => a - b),
    crates,
    stories,
  };
}

/**
 * What an open crate of the story lets people choose from the Index (victory cards, sides) can be read by everybody, also what nobody
 * took: so nobody learns from the box what was taken in secret.
 */
function offered(g: Game): ReadonlySet<number> {
  const cards = new Set<number>();
  g.box.crates.forEach((crate, number) => {
    if (crate === undefined || openedIn(g, number) === 0) return;
    for (const node of nodesOf(g, crate.program)) {
      if (node.op !== 'move' || node.pick !== PICKS.indexOf('me') || node.from !== PLACES.indexOf('index'))
        continue;
      const side = node.icon - WHATS.indexOf('loyal') + 1;
      for (const card of node.labels) cards.add(card);
      for (let card = 1; card <= LAST_CARD; card++)
        if (side >= 1 && side <= 2 && g.box.sides[card] === side && g.box.forAutoma[card] === 0)
          cards.add(card);
    }
  });
  return cards;
}

function nodesOf(g: Game, program: number): Node[] {
  const node = g.box.nodes[program];
  return node === undefined ? [] : [node, ...node.list.flatMap((inside) => nodesOf(g, inside))];
}

/** What lies on the table before the first game is known to everybody, also where nobody took it. */
function startUpCards(data: BoxData): ReadonlySet<number> {
  const { charters, deck, objectives, read } = data.startUp;
  const ofCharters = Object.values(charters).flatMap(({ basic, persona }) => [basic, persona]);
  const { after: _, ...before } = read;
  return new Set([...ofCharters, ...deck, ...objectives, ...Object.values(before).flat()]);
}

const RULE_OF_GLORY = 28;

/** The board without the stickers that later rules bring, without bonuses nobody was told of, and without what is measured. */
function openBoard(g: Game, board: BoardData, isLocked: (card: number) => boolean): BoardData {
  const { average: _, ...open } = board;
  let gloryTold = false;
  for (let card = firstCard(g, CHRONICLE); card !== 0; card = nextCard(g, card))
    if (g.box.slots[card] === RULE_OF_GLORY) gloryTold = true;
  return {
    ...open,
    quota: board.quota.filter(({ card }) => card === undefined || !isLocked(card)),
    glory: gloryTold ? board.glory : board.glory.map(({ stars }) => ({ stars, bonus: [] })),
  };
}
