import type { Game } from '@charterstone/rules';
import { buildingOn, FIRST_PLOT, moveCard, placeOf, places, head as table } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { CHANGES, STORY } from '../src/index.ts';
import { add, busy, find, idle, inGameNumber, inSetUp, put } from './underWay.ts';

const run = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The lowest crate that nobody has opened yet, and the card that bears it. */
function shutCrate(g: Game): { readonly hand: readonly number[]; readonly bearer: number } {
  const crate = find(g, 'crates', (opened, number) => number > 0 && opened === 0);
  const [bearer] =
    Object.entries(g.box.data.cards).find(([, card]) => card.kind === 'building' && card.crate === crate) ?? [];
  return { hand: g.box.data.crates[crate]?.hand ?? [], bearer: Number(bearer) };
}

function archive(g: Game, cards: readonly number[]): void {
  for (const card of cards) if (placeOf(g, card) !== places.INDEX) moveCard(g, card, places.ARCHIVE);
}

type Break = { readonly on: () => Game; readonly by: (g: Game) => void };

/** For each invariant of a campaign a table of it, and what breaks it there. */
const BREAKS: { readonly [name: string]: Break } = {
  'after every game of the campaign one door of two was opened': {
    on: () => inGameNumber(5),
    by: (g) => g.table.fill(0, ...doors(g)),
  },
  'the guidepost is the one the story leads to': {
    on: () => inGameNumber(5),
    by: (g) => {
      moveCard(g, 404, places.ARCHIVE);
      moveCard(g, 408, places.GUIDEPOST);
    },
  },
  'the kings of the opened doors are pleased and displeased': {
    on: () => inGameNumber(5),
    by: (g) => table.setHead(g, table.PLEASED, 9),
  },
  'every slot of the Chronicle holds one rule at most': {
    on: () => inGameNumber(5),
    by: (g) => moveCard(g, 17, places.CHRONICLE),
  },
  'the Chronicle has the rules that the story has brought': {
    on: () => inGameNumber(5),
    by: (g) => moveCard(g, 126, places.ARCHIVE),
  },
  'from game 6 on every charter has a companion, played or not': {
    on: () => inGameNumber(7),
    by: (g) => moveCard(g, 337, places.ARCHIVE),
  },
  'from game 7 on one player has the spectral worker, until it is free': {
    on: () => inGameNumber(8),
    by: (g) => moveCard(g, 343, places.HAND + idle(g)),
  },
  'from game 8 on every player has a victory card, secret after door K, open after L': {
    on: () => inGameNumber(9),
    by: (g) => archive(g, run(344, 355)),
  },
  'in game 12 every charter has taken one side, and no other charter’s': {
    on: () => inGameNumber(12),
    by: (g) => archive(g, run(363, 374)),
  },
  'after the campaign nobody keeps anything but what is dealt': {
    on: () => inGameNumber(13),
    by: (g) => moveCard(g, 337, places.HAND),
  },
  'what is in an unopened crate lies in the Index, and nothing of an opened one': {
    on: () => inGameNumber(3),
    by: (g) => moveCard(g, shutCrate(g).hand[0] ?? 0, places.DECK),
  },
  'the card of a crate is archived exactly when somebody opened it': {
    on: () => inGameNumber(3),
    by: (g) => moveCard(g, shutCrate(g).bearer, places.ARCHIVE),
  },
  'minions that nobody has released are in the supply': {
    on: () => inGameNumber(2),
    by: (g) => g.box.minionCards.forEach((_, kind) => put(g, 'minionOf', kind * 6, busy(g) + 1)),
  },
  'in every set-up but the first the influence of all players is at home or on the reputation track': {
    on: () => inSetUp(5),
    by: (g) => add(g, 'influence', busy(g), -1),
  },
  'from one game to the next only what fits into the chests is kept': {
    on: () => inSetUp(5),
    by: (g) => put(g, 'goods', busy(g) * 7, 6),
  },
};

/** Where the doors A and B stand in the table. */
function doors(g: Game): [number, number] {
  const first = find(g, 'crates', (_, crate) => crate === 55) + trayOf('crates');
  return [first, first + 2];
}
